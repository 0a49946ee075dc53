/** Parts of pages as JSON text, for the clipboard: also from one page to another. */
import { perform, type Command } from '../../schema/edit/commands.ts';
import { EditError } from '../../schema/edit/error.ts';
import { valueAt } from '../../schema/edit/operations.ts';
import { afterInsertion } from '../../schema/edit/shift.ts';
import { parseText } from '../../schema/load/parse.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { withFreeName } from '../document/freeNames.ts';
import { insertedAt, insertion } from '../palette/insert.ts';
import { kindAt, targetFor, type Target } from '../palette/target.ts';
import type { Change } from '../selection/changes.ts';
import type { DesignerStore } from './designerStore.ts';
import { chosenParts } from './structure.ts';

/** Member by which a text is known as a part of a page. */
const mark = 'pageloom';

/** Most parts that are pasted at once. */
const mostParts = 500;

/** What was copied: the kind of a part, and the part. */
interface Copied {
  kind: string;
  value: unknown;
}

/** What is chosen, as a text: one part, or a list of them; undefined: the page itself is. */
export function chosenText(store: DesignerStore): string | undefined {
  const document = store.document();
  const parts = chosenParts(store).map((place) => ({
    [mark]: place.length > 0 ? kindAt(document, place) : undefined,
    value: valueAt(document, place),
  }));
  if (parts.some((part) => part[mark] === undefined)) return undefined;
  return JSON.stringify(parts.length === 1 ? parts[0] : parts, null, 2);
}

/** The parts that a text is; undefined: it is something else. */
function copiedIn(text: string): Copied[] | undefined {
  const { value: read, problems } = parseText(text);
  const all: unknown[] = Array.isArray(read) ? read : [read];
  if (problems.length > 0 || all.length === 0 || all.length > mostParts) return undefined;
  const parts = all.flatMap((one): Copied[] => {
    const kind = isObject(one) ? one[mark] : undefined;
    return isObject(one) && typeof kind === 'string' ? [{ kind, value: one.value }] : [];
  });
  return parts.length === all.length ? parts : undefined;
}

/** Commands that put parts into the page, each kind where it fits best; undefined: one nowhere. */
function pasting(before: unknown, chosen: Path, parts: readonly Copied[]): Change | undefined {
  let document = before;
  let places: Path[] = [];
  const next = new Map<string, Target>();
  const commands: Command[] = [];
  for (const { kind, value } of parts) {
    // Nothing is put before what is chosen: it stays where it is.
    const target = next.get(kind) ?? targetFor(document, chosen, [kind]);
    if (!target) return undefined;
    const command = insertion(document, target, withFreeName(document, value));
    document = perform(document, command).document;
    commands.push(command);
    const at = insertedAt(target);
    places = [...places.map((place) => afterInsertion(place, at)), at];
    next.set(kind, { ...target, index: target.index + 1 });
  }
  return { commands, places };
}

/**
 * Puts copied parts into the page, in their order.
 *
 * @returns no-part: the text is no part of a page; no-place: one of them fits nowhere here
 */
export function pasteText(store: DesignerStore, text: string): 'done' | 'no-part' | 'no-place' {
  const parts = copiedIn(text);
  if (!parts) return 'no-part';
  const change = orRefused(() => pasting(store.document(), store.getState().chosen, parts));
  if (!change) return 'no-place';
  const [choose = [], ...beside] = change.places;
  const isDone = store.edit(change.commands, { choose, beside: beside.toReversed() });
  return isDone ? 'done' : 'no-place';
}

/** What is planned; undefined where the format of the page is broken at the place. */
function orRefused<T>(plan: () => T): T | undefined {
  try {
    return plan();
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}
