/** Parts of pages as JSON text, for the clipboard: also from one page to another. */
import { valueAt } from '../../schema/edit/operations.ts';
import { parseText } from '../../schema/load/parse.ts';
import { isObject } from '../document/page.ts';
import { insertedAt, insertion, withFreeName } from '../palette/insert.ts';
import { kindAt, targetFor } from '../palette/target.ts';
import type { DesignerStore } from './designerStore.ts';

/** Member by which a text is known as a part of a page. */
const mark = 'pageloom';

/** What is chosen, as a text; undefined: the page itself is. */
export function chosenText(store: DesignerStore): string | undefined {
  const { chosen } = store.getState();
  const document = store.document();
  const kind = kindAt(document, chosen);
  if (chosen.length === 0 || kind === undefined) return undefined;
  return JSON.stringify({ [mark]: kind, value: valueAt(document, chosen) }, null, 2);
}

/**
 * Puts a copied part into the page, where it fits best.
 *
 * @returns no-part: the text is no part of a page; no-place: it fits nowhere here
 */
export function pasteText(store: DesignerStore, text: string): 'done' | 'no-part' | 'no-place' {
  const { value: read, problems } = parseText(text);
  if (problems.length > 0 || !isObject(read) || typeof read[mark] !== 'string') return 'no-part';
  const document = store.document();
  const target = targetFor(document, store.getState().chosen, [read[mark]]);
  if (!target) return 'no-place';
  const value = withFreeName(document, read.value);
  const choose = insertedAt(target);
  return store.edit(insertion(document, target, value), { choose }) ? 'done' : 'no-place';
}
