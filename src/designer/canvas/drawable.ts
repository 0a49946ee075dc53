/** The page as the canvas draws it: parts with problems are named instead of drawn. */
import { visitParts } from '../../schema/meta/visit.ts';
import { isBreaking, type Problem } from '../../schema/problem.ts';
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { perform } from '../../schema/edit/commands.ts';
import { isObject } from '../document/page.ts';
import { toPointer, type Path } from '../document/path.ts';

/** What is said in the place of a part that cannot be drawn. */
export type Undrawn = (part: Readonly<Record<string, unknown>>, problems: number) => string;

const isWithin = (pointer: string, holder: string): boolean =>
  pointer === holder || pointer.startsWith(`${holder}/`);

/** Parts that are named instead of drawn, by their definitions: how one is named. */
const stand: Readonly<Record<string, (text: string, number: number) => unknown>> = {
  Block: (text) => ({ type: 'text', tone: 'warning', text }),
  Column: (text, number) => ({ name: `undrawn${number}`, label: text }),
  FormItem: (text, number) => ({
    name: `undrawn${number}`,
    label: text,
    widget: 'Input',
    disabled: true,
    sent: false,
  }),
};

interface Place {
  path: Path;
  definition: string;
}

/** Places of all such parts, outer ones first. */
function placesIn(document: unknown): Place[] {
  const places: Place[] = [];
  visitParts('page', document, ({ name, path }) => {
    if (Object.hasOwn(stand, name)) places.push({ path, definition: name });
  });
  return places;
}

/** Times that a page is looked at: names are checked only where the format has no problems. */
const rounds = 3;

/**
 * The page without what has problems: each block, column or field that holds one gives its place
 * to another that names it. undefined: something outside of them is wrong, so that nothing can be
 * drawn.
 *
 * @param check what is wrong with a page
 */
export function drawable(
  document: unknown,
  check: (document: unknown) => readonly Problem[],
  undrawn: Undrawn,
): unknown {
  let page = document;
  for (let round = 0; round < rounds && page !== undefined; round++) {
    const problems = check(page).filter(isBreaking);
    if (problems.length === 0) return page;
    page = withoutProblems(page, problems, undrawn);
  }
  return undefined;
}

function withoutProblems(
  document: unknown,
  problems: readonly Problem[],
  undrawn: Undrawn,
): unknown {
  const places = placesIn(document);
  const holders = new Map<string, Place & { count: number }>();
  for (const { pointer } of problems) {
    const place = places.findLast(({ path }) => isWithin(pointer, toPointer(path)));
    if (!place) return undefined;
    const key = toPointer(place.path);
    holders.set(key, { ...place, count: (holders.get(key)?.count ?? 0) + 1 });
  }
  return [...holders.values()].reduce<unknown>((page, { path, definition, count }, number) => {
    if (!existsAt(page, path)) return page;
    const part = valueAt(document, path);
    const text = undrawn(isObject(part) ? part : { name: part }, count);
    return perform(page, { type: 'set', at: path, value: stand[definition]?.(text, number) })
      .document;
  }, document);
}
