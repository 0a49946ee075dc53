/** Putting something into the page. */
import type { Command } from '../../schema/edit/commands.ts';
import { existsAt } from '../../schema/edit/operations.ts';
import { modelAtPlace } from '../document/models.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import type { Designer } from '../state/context.ts';
import { withFreeName } from '../document/freeNames.ts';
import type { PaletteItem } from './items.ts';
import { fieldNames } from '../panel/names.ts';
import { completed, starterOf } from './starter.ts';
import type { Target } from './target.ts';

/** Commands that put a value into a list, which is made where it is not there. */
export const insertion = (document: unknown, { list, index }: Target, value: unknown): Command =>
  existsAt(document, list)
    ? { type: 'insert', at: [...list, index], value }
    : { type: 'set', at: list, value: [value] };

/** The place of what was inserted. */
export const insertedAt = ({ list, index }: Target): Path => [...list, index];

/** Puts an item of the palette at a place. */
export function insertItem(
  { store, project }: Designer,
  item: PaletteItem,
  target: Target,
): boolean {
  const document = store.document();
  const site = { document, path: target.list, project };
  const fields = fieldNames(site).map(({ value }) => value);
  const begun = withFreeName(document, item.value(target.kind, fields));
  // A value that the model does not have is kept in the form, until a field is chosen for it.
  const isUnstored =
    target.kind === 'FormItem' && modelAtPlace(document, target.list, project) !== undefined;
  const kept =
    isUnstored && isObject(begun) && begun.widget !== undefined ? { ...begun, sent: false } : begun;
  const value =
    kept === undefined ? starterOf(target.item, site) : completed(target.item, kept, site);
  return store.edit(insertion(document, target, value), { choose: insertedAt(target) });
}
