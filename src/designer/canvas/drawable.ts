/** The page as the canvas draws it: parts with problems are named instead of drawn. */
import { visitParts } from '../../schema/meta/visit.ts';
import { fromPointer } from '../../schema/pointer.ts';
import { isBreaking, type Problem } from '../../schema/problem.ts';
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { emptyPage, isObject, withBody, type JsonObject } from '../document/page.ts';
import { pathOf, toPointer, type Path } from '../document/path.ts';
import { isOmitted, originalPath, withCuts, type Cut, type Cuts } from './cuts.ts';

/** A page that can be drawn. */
export interface Drawable {
  page: unknown;
  /** Places that were left out of it, in the page that was given. */
  omitted: readonly Path[];
}

/** How a page is checked, and its parts are named. */
export interface DrawingTools {
  /** The id that the page must have. */
  id: string;
  /** What is wrong with a page. */
  check(document: unknown): readonly Problem[];
  /** What is said in the place of a part that cannot be drawn. */
  undrawn(part: JsonObject, problems: number): string;
}

const button = (label: string) => ({ label, disabled: true, run: [] });
const textBlock = (text: string) => ({ type: 'text', tone: 'warning', text });

/** Parts that are named instead of drawn, by their definitions: how one is named. */
const stands: Readonly<Record<string, (text: string, name: string) => Cut>> = {
  Action: (text) => ({ stand: button(text) }),
  Block: (text) => ({ stand: textBlock(text) }),
  Column: (label, name) => ({ stand: { name, label } }),
  FormItem: (label, name) => ({
    stand: { name, label, widget: 'Input', placeholder: '', disabled: true, sent: false },
  }),
  QueryField: (label, name) => ({ stand: { name, label } }),
  actionRef: (text, name) => ({ stand: name, brings: { actions: { [name]: button(text) } } }),
};

/**
 * Times that a page is looked at: names are checked only where the format has no problems, and what
 * is left out may be what something else needs.
 */
const rounds = 12;

/**
 * The page without what has problems. Each block, column, field, action or button that holds one
 * gives its place to another that names it; anything else that is wrong is left out. What no page
 * can do without is made up: its id, title and version, and a text where its list was, or all its
 * blocks. A page that has problems even so is a text that says how many.
 */
export function drawable(document: unknown, { id, check, undrawn }: DrawingTools): Drawable {
  const needed = emptyPage(id, id);
  const given = isObject(document) ? document : {};
  const lacksNone = Object.keys(needed).every((key) => Object.hasOwn(given, key));
  const whole = withBody(lacksNone ? given : { ...needed, ...given });
  const cuts: Cuts = new Map();
  let page: unknown = whole;
  for (let round = 0; round < rounds; round++) {
    const problems = check(page).filter(isBreaking);
    if (problems.length === 0) return { page, omitted: omittedOf(whole, cuts) };
    for (const one of placesToCut(problems, { page, whole, cuts }))
      cuts.set(toPointer(one.path), cutAt(one, { whole, needed, cuts, undrawn }));
    page = withCuts(whole, cuts);
  }
  const { length } = check(document).filter(isBreaking);
  return {
    page: { ...needed, body: [textBlock(plain(undrawn({ name: id }, length)))] },
    omitted: [],
  };
}

/** A part that is not drawn. */
interface Found {
  path: Path;
  /** Name of its definition; undefined: it is left out. */
  name: string | undefined;
  /** How many problems it has. */
  count: number;
}

/** What the page with cuts is not drawn with, in the page that was given. */
function placesToCut(
  problems: readonly Problem[],
  { page, whole, cuts }: { page: unknown; whole: JsonObject; cuts: Cuts },
): Iterable<Found> {
  const places = placesIn(whole);
  const found = new Map<string, Found>();
  for (const { pointer } of problems) {
    const wrong = originalPath(pathOf(page, fromPointer(pointer)), cuts);
    const path = placeToCut(wrong, { places, cuts });
    const at = toPointer(path);
    found.set(at, { path, name: places.get(at), count: (found.get(at)?.count ?? 0) + 1 });
  }
  return found.values();
}

/** Definitions of all parts that can be named, by their pointers. */
function placesIn(document: unknown): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  visitParts('page', document, ({ name, path }) => {
    const isNamed = name === 'actionRef' ? typeof path.at(-1) === 'number' : true;
    if (isNamed && Object.hasOwn(stands, name)) places.set(toPointer(path), name);
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

interface Cutting extends Pick<DrawingTools, 'undrawn'> {
  whole: JsonObject;
  /** Members that every page has. */
  needed: JsonObject;
  cuts: Cuts;
}

function cutAt({ path, name = '', count }: Found, { whole, needed, cuts, undrawn }: Cutting): Cut {
  const key = String(path.at(-1));
  const part = existsAt(whole, path) ? valueAt(whole, path) : undefined;
  const say = (known: JsonObject) => plain(undrawn(known, count));
  const isMember = path.length === 1;
  if (isMember && key === 'title') return { stand: say({ name: part }) };
  if (isMember && Object.hasOwn(needed, key)) return { stand: needed[key] };
  if (isMember && key === 'list' && !Array.isArray(whole.body))
    return { brings: { body: [textBlock(say({ type: key, ...(isObject(part) && part) }))] } };
  if (isMember && key === 'body' && whole.list === undefined)
    return { stand: [textBlock(say({}))] };
  const stand = stands[name];
  if (!stand) return {};
  const named = { Action: key, actionRef: part }[name];
  const known =
    named === undefined ? (isObject(part) ? part : { name: part }) : { type: name, name: named };
  return stand(say(known), `undrawn${cuts.size}`);
}

/** A text that is right wherever it stands, whatever it names. */
const plain = (text: string): string => text.slice(0, 200).replaceAll('{{', '{ {');

const omittedOf = (document: unknown, cuts: Cuts): Path[] =>
  [...cuts]
    .filter(([, cut]) => isOmitted(cut))
    .map(([pointer]) => pathOf(document, fromPointer(pointer)));
