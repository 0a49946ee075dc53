/** What new pages begin with. */
import { emptyPage, readPage, type JsonObject } from '../document/page.ts';
import { problemsOf } from '../document/problems.ts';
import { soundModels, type Project } from '../document/project.ts';
import { readBoard, type BoardKeys } from '../freeForm/board.ts';
import { pageWith } from '../freeForm/freePage.ts';
import { designerTexts } from '../locale/index.ts';
import type { Revisions } from '../publish/revisions.ts';
import { pageFromModel } from './fromModel.ts';

export const beginnings = ['empty', 'model', 'form', 'copy'] as const;
export type Beginning = (typeof beginnings)[number];

/** What is asked for a new page. */
export interface NewPage {
  from: Beginning;
  id: string;
  title: string;
  /** Name of the model that it lists. */
  model?: string;
  /** The page that it is a copy of. */
  source?: string;
}

/**
 * The document of a new page.
 *
 * @throws where the page that is copied, or the form, cannot be had
 */
export async function documentOf(
  { from, id, title, model: name = '', source = '' }: NewPage,
  {
    project,
    revisions,
    board,
  }: { project: Project; revisions: Pick<Revisions, 'live'>; board: BoardKeys },
): Promise<JsonObject> {
  const model = from === 'model' ? soundModels(project)[name] : undefined;
  if (model)
    return pageFromModel({ id, title, name, model }, (page) => problemsOf(page, id, project));
  if (from === 'form') return withForm(board, { id, title });
  return from === 'copy'
    ? copied(await revisions.live(source), { id, title })
    : emptyPage(id, title);
}

/** A page with the form that was designed by itself in this browser. */
function withForm(keys: BoardKeys, names: { id: string; title: string }): JsonObject {
  const board = readBoard(keys);
  if (!board || 'broken' in board) throw new Error(designerTexts().forms.noForm);
  return pageWith(board.form, names);
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
