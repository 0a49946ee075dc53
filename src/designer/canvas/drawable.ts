/** The page as the canvas draws it: parts with problems are named instead of drawn. */
import { visitParts } from '../../schema/meta/visit.ts';
import { fromPointer } from '../../schema/pointer.ts';
import { isBreaking, type Problem } from '../../schema/problem.ts';
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { isObject } from '../document/page.ts';
import { pathOf, toPointer, type Path } from '../document/path.ts';
import { originalPath, withCuts, type Cut, type Cuts } from './cuts.ts';

/** What is said in the place of a part that cannot be drawn. */
export type Undrawn = (part: Readonly<Record<string, unknown>>, problems: number) => string;

/** A page that can be drawn. */
export interface Drawable {
  page: unknown;
  /** Places that were left out of it, in the page that was given. */
  omitted: readonly Path[];
}

/** Parts that are named instead of drawn, by their definitions: how one is named. */
const stand: Readonly<Record<string, (text: string, number: number) => unknown>> = {
  Action: (text) => ({ label: text, disabled: true, run: [] }),
  Block: (text) => ({ type: 'text', tone: 'warning', text }),
  Column: (text, number) => ({ name: `undrawn${number}`, label: text }),
  FormItem: (text, number) => ({
    name: `undrawn${number}`,
    label: text,
    widget: 'Input',
    disabled: true,
    sent: false,
  }),
  QueryField: (text, number) => ({ name: `undrawn${number}`, label: text }),
};

/** Parts that are left out where something in them is wrong, without what they stand in. */
const leftOut: readonly string[] = ['actionRef'];

/**
 * Times that a page is looked at: names are checked only where the format has no problems, and what
 * is left out may be what something else needs.
 */
const rounds = 12;

/**
 * The page without what has problems. Each block, column, field or action that holds one gives its
 * place to another that names it; anything else that is wrong is left out. undefined: something is
 * wrong that no page can do without, so that nothing can be drawn.
 *
 * @param check what is wrong with a page
 */
export function drawable(
  document: unknown,
  check: (document: unknown) => readonly Problem[],
  undrawn: Undrawn,
): Drawable | undefined {
  const cuts: Cuts = new Map();
  let page = document;
  for (let round = 0; round < rounds; round++) {
    const problems = check(page).filter(isBreaking);
    if (problems.length === 0) return { page, omitted: omittedOf(document, cuts) };
    const places = placesIn(document);
    const found = new Map<string, { path: Path; count: number }>();
    for (const { pointer } of problems) {
      const wrong = originalPath(pathOf(page, fromPointer(pointer)), cuts);
      const path = placeToCut(wrong, { places, cuts });
      if (path.length === 0) return undefined;
      found.set(toPointer(path), { path, count: (found.get(toPointer(path))?.count ?? 0) + 1 });
    }
    for (const [pointer, { path, count }] of found)
      cuts.set(pointer, cutAt(path, { document, cuts, name: places.get(pointer), count, undrawn }));
    page = withCuts(document, cuts);
  }
  return undefined;
}

/** Definitions of all parts that can be named or left out, by their pointers. */
function placesIn(document: unknown): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  visitParts('page', document, ({ name, path }) => {
    if (Object.hasOwn(stand, name) || (leftOut.includes(name) && typeof path.at(-1) === 'number'))
      places.set(toPointer(path), name);
  });
  return places;
}

/** The innermost part around what is wrong, else that itself; what was cut before is not enough. */
function placeToCut(
  wrong: Path,
  { places, cuts }: { places: ReadonlyMap<string, string>; cuts: Cuts },
): Path {
  for (let depth = wrong.length; depth > 0; depth--) {
    const path = wrong.slice(0, depth);
    if (places.has(toPointer(path)) && !cuts.has(toPointer(path))) return path;
  }
  let path = wrong;
  while (path.length > 0 && cuts.has(toPointer(path))) path = path.slice(0, -1);
  return path;
}

interface Cutting {
  document: unknown;
  cuts: Cuts;
  /** Name of the definition of the part. */
  name: string | undefined;
  count: number;
  undrawn: Undrawn;
}

function cutAt(path: Path, { document, cuts, name, count, undrawn }: Cutting): Cut {
  const named = name === undefined ? undefined : stand[name];
  const isTitle = path.length === 1 && path[0] === 'title';
  if (!named && !isTitle) return 'omitted';
  const part = existsAt(document, path) ? valueAt(document, path) : undefined;
  const key = path.at(-1);
  const text = undrawn(
    name === 'Action' ? { type: name, name: key } : isObject(part) ? part : { name: part },
    count,
  );
  return { stand: named?.(text, cuts.size) ?? text };
}

const omittedOf = (document: unknown, cuts: Cuts): Path[] =>
  [...cuts]
    .filter(([, cut]) => cut === 'omitted')
    .map(([pointer]) => pathOf(document, fromPointer(pointer)));
