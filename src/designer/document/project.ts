/** What pages may name, as the server gives it to the designer. */
import { blockCatalogue } from '../../blocks/catalogue.ts';
import type { CheckVocabulary } from '../../schema/check/pageContext.ts';
import type { ProjectIndex } from '../../schema/check/projectIndex.ts';
import type { Model } from '../../schema/generated/types.gen.ts';
import type { Protocol } from '../../schema/protocol.ts';
import type { AddressDeclaration } from '../../schema/vocabulary.ts';
import type { ExchangeCalls } from '../exchange/exchange.ts';
import type { PreviewRole } from '../preview/settings.ts';
import type { FormLinks } from '../publicForm/links.ts';
import type { DatabaseTables } from '../start/database/tables.ts';
import type { ReadSheet } from '../start/table/readTableFile.ts';
import type { Revisions } from '../publish/revisions.ts';
import { stepCatalogue } from '../../steps/catalogue.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { coreIcons, moreIcons } from '../../widgets/icons/names.ts';

/** The answer of the server. */
export interface GivenProject {
  /** By name; null: the file has problems of its own. */
  models: Readonly<Record<string, Model | null>>;
  pages: readonly string[];
  /** Values of each dictionary type. */
  dicts: Readonly<Record<string, readonly string[]>>;
  permissions: readonly string[];
  addresses?: readonly AddressDeclaration[];
  complete: { dicts: boolean; permissions: boolean };
  /** Pages can be saved as files of the project: the server is one of a developer. */
  savesFiles?: boolean;
}

/** A project, and what its pages are checked with. */
export interface Project extends GivenProject {
  index: ProjectIndex;
  blocks: CheckVocabulary['blocks'];
  /** Names of models that only the draft brings: no server has records of them. */
  unserved?: readonly string[];
}

/** What the designer asks for its files. */
export interface DesignerFiles {
  project(): Promise<GivenProject>;
  /** Roles with their permissions. */
  roles(): Promise<readonly PreviewRole[]>;
  /** Tables of the database that no model has. */
  tables: DatabaseTables;
  /** Tables in workbooks. */
  readSheet: ReadSheet;
  /** Links under which anybody fills in a form. */
  links: FormLinks;
  /** Pages as people get them, drafts and publications. */
  revisions: Revisions;
  /** Pages as files with their models and dictionaries. */
  exchange: ExchangeCalls;
}

/** The project as the checker knows it. */
export function projectOf(
  given: GivenProject,
  protocol: Protocol,
  customActions: readonly string[],
): Project {
  const { models, pages, dicts, permissions, addresses, complete } = given;
  const vocabulary = {
    protocol,
    widgets: widgetCatalogue,
    steps: stepCatalogue,
    customActions,
    icons: [...coreIcons, ...moreIcons],
    permissions,
  };
  return {
    ...given,
    blocks: blockCatalogue,
    index: {
      models: new Map(Object.entries(models)),
      pages: new Set(pages),
      dicts: new Map(Object.entries(dicts)),
      permissions: new Set(permissions),
      ...(addresses && { addresses }),
      defaults: new Map(),
      complete,
      vocabulary,
    },
  };
}

/** The models without problems. */
export const soundModels = ({ models }: Pick<GivenProject, 'models'>): Record<string, Model> =>
  Object.fromEntries(
    Object.entries(models).filter((entry): entry is [string, Model] => entry[1] !== null),
  );
