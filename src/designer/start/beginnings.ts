/** What new pages begin with. */
import type { FormSchema, Model } from '../../schema/generated/types.gen.ts';
import { emptyPage, readPage, type JsonObject } from '../document/page.ts';
import { problemsOf } from '../document/problems.ts';
import { readImport } from '../imports/readImport.ts';
import { soundModels, type Project } from '../document/project.ts';
import { readBoard, type BoardKeys } from '../freeForm/board.ts';
import { pageWith } from '../freeForm/freePage.ts';
import { designerTexts } from '../locale/index.ts';
import { newModelOf, type MadeValues } from '../made/askedField.ts';
import { madePage } from '../made/madePage.ts';
import type { Revisions } from '../publish/revisions.ts';
import type { TakenModel } from './database/takenModel.ts';
import { pageFromModel } from './fromModel.ts';
import { hasOperation, type ModelPage } from './modelFields.ts';
import { dashboardPage, hasFigures } from './templates/dashboard.ts';
import { masterDetailPage } from './templates/masterDetail.ts';
import { stepsPage } from './templates/steps.ts';
import type { Check } from './withoutProblems.ts';

/** A page that is made of a model. */
interface Template {
  make(page: ModelPage, check: Check): JsonObject;
  /** Whether it can be made of a model. */
  fits(model: Model): boolean;
}

const offers = (model: Model, operation: string): boolean =>
  model.path !== undefined && hasOperation(model, operation);

export type TemplateName = 'model' | 'dashboard' | 'masterDetail' | 'steps';

/** Pages that are made of a model, by what they are. */
export const templates: Readonly<Record<TemplateName, Template>> = {
  model: { make: pageFromModel, fits: () => true },
  dashboard: { make: dashboardPage, fits: hasFigures },
  masterDetail: { make: masterDetailPage, fits: (model) => offers(model, 'list') },
  steps: {
    make: (page, check) => stepsPage(page, check, designerTexts().start.step),
    fits: (model) => offers(model, 'create'),
  },
};

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name);

export const beginnings = [
  'empty',
  'model',
  'table',
  'database',
  'dashboard',
  'masterDetail',
  'steps',
  'form',
  'import',
  'copy',
] as const;
export type Beginning = (typeof beginnings)[number];

/** Stands for a model that comes with the page, where models are chosen. */
export const aNewModel = '+';

/** What is asked for a new page. */
export interface NewPage {
  from: Beginning;
  id: string;
  title: string;
  /** Name of the model that it is made of; `aNewModel`: one that comes with the page. */
  model?: string;
  /** That model. */
  made?: MadeValues;
  /** The table that its model was found for. */
  pasted?: string;
  /** Number of the head of that table in its sheet, from 1. */
  head?: number;
  /** The rows of that table become records. */
  withRows?: boolean;
  /** The model of a table of the database. */
  taken?: TakenModel;
  /** The text that it is imported from. */
  imported?: string;
  /** The page that it is a copy of. */
  source?: string;
}

/**
 * The document of a new page.
 *
 * @throws where the page that is copied, or the form, cannot be had
 */
export async function documentOf(
  { from, id, title, model: name = '', made, taken, source = '', imported = '' }: NewPage,
  {
    project,
    revisions,
    board,
  }: { project: Project; revisions: Pick<Revisions, 'live'>; board: BoardKeys },
): Promise<JsonObject> {
  if (from === 'copy') return copied(await revisions.live(source), { id, title });
  if (from === 'import') return importedPage(imported, { id, title });
  const check: Check = (page) => problemsOf(page, id, project);
  if (from === 'database' && taken) return madePage({ id, title, ...taken }, check);
  const form = from === 'form' ? formOn(board) : undefined;
  if (made && name === aNewModel) {
    const model = newModelOf(made, title);
    return madePage({ id, title, name: made.name, model, form }, check);
  }
  if (form) return pageWith(form, { id, title });
  const model = soundModels(project)[name];
  // What a table is pasted for is the list of the model that it fits.
  const template = from === 'table' ? 'model' : from;
  return model && isTemplate(template)
    ? templates[template].make({ id, title, name, model }, check)
    : emptyPage(id, title);
}

/** The form that was designed by itself in this browser. */
function formOn(keys: BoardKeys): FormSchema {
  const board = readBoard(keys);
  if (!board || 'broken' in board) throw new Error(designerTexts().forms.noForm);
  return board.form;
}

/** A page of what a text holds: its blocks, or its form. */
function importedPage(text: string, names: { id: string; title: string }): JsonObject {
  const read = readImport(text);
  if ('problems' in read) throw new Error(designerTexts().start.import.needed);
  const { parts } = read;
  const [form] = Object.keys(parts.forms ?? {});
  const isDrawn = 'list' in parts || 'body' in parts || form === undefined;
  return {
    ...parts,
    version: 2,
    ...names,
    ...(!isDrawn && { body: [{ type: 'form', form }] }),
  };
}

/** A copy of a page; its place in the menu is its own. */
function copied(
  { text }: { text: string | null },
  names: { id: string; title: string },
): JsonObject {
  const { noPage, unreadable } = designerTexts();
  if (text === null) throw new Error(noPage);
  const read = readPage(text);
  if ('problems' in read) throw new Error(unreadable);
  const { menu: _menu, ...document } = read.document;
  return { ...document, ...names };
}
