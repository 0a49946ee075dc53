import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { useStore } from '../../runtime/core/store.ts';
import type { Path } from '../document/path.ts';
import type { Project } from '../document/project.ts';
import type { FormLinks } from '../publicForm/links.ts';
import type { PreviewRole } from '../preview/settings.ts';
import type { ExchangeCalls } from '../exchange/exchange.ts';
import type { DraftSaver } from '../publish/draftSaver.ts';
import type { Revisions } from '../publish/revisions.ts';
import type { DesignerState } from './designerState.ts';
import type { DesignerStore } from './designerStore.ts';
import type { ListedPage } from '../start/listedPages.ts';
import type { DraftKeys, Opened } from './drafts.ts';

/** What every part of the designer works with. */
export interface Designer {
  store: DesignerStore;
  project: Project;
}

/** A place of a page that somebody goes to. */
export interface Goal {
  /** The part. */
  path: Path;
  /** Where it is below the part. */
  keys: Path;
}

/** A page that is edited, with what leads from it to people. */
export interface Workplace extends Designer {
  /** The page as it was opened. */
  page: Opened;
  revisions: Revisions;
  exchange: ExchangeCalls;
  /** Rows of pasted tables, by the pages that they wait for. */
  rows: DraftKeys;
  /** Pages that this browser keeps as drafts. */
  drafts: DraftKeys;
  /** Stores what is edited as a draft on the server. */
  saver: DraftSaver;
  /** Roles that the page can be previewed as; undefined: the person may not see what roles may. */
  roles: (() => Promise<readonly PreviewRole[]>) | undefined;
  /** undefined: the person may make no links to forms. */
  links: FormLinks | undefined;
  /** Light or dark for what is in it, whatever the application around it is. */
  Themed: ComponentType<{ isDark: boolean; children: ReactNode }>;
  /** All pages, which can be opened instead. */
  pages: readonly ListedPage[];
  openPage(id: string, goal?: Goal): void;
  /** Asks what a new page begins with. */
  beginPage(): void;
  /** The person may publish. */
  mayPublish: boolean;
  /** Goes on with another state of the page; without one with what is stored. */
  reopen(page?: Opened): void;
  /** Opens the page again with the draft that this browser keeps now. */
  reread(): void;
  /** Opens the page again as people get it now. */
  onPublished(): void;
}

export const DesignerContext = createContext<Designer | null>(null);

/** The designer around a component; throws outside one. */
export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('useDesigner must be used inside the designer');
  return designer;
}

export const WorkplaceContext = createContext<Workplace | null>(null);

/** The page that is edited around a component; throws where a form by itself is edited. */
export function useWorkplace(): Workplace {
  const workplace = useContext(WorkplaceContext);
  if (!workplace) throw new Error('useWorkplace must be used around a page');
  return workplace;
}

/** A part of the designer's state. */
export function useDesignerState<T>(select: (state: DesignerState) => T): T {
  return useStore(useDesigner().store, select);
}

/** The page that is edited. */
export const useDocument = (): unknown => useDesignerState(({ history }) => history.document);
