import { changeCode, changeTemplate } from '../expression/index.ts';
import type { Path } from '../pointer.ts';
import { EditError } from './error.ts';
import {
  declaredAt,
  isTaken,
  referencesTo,
  rootOf,
  type DeclaredName,
  type Reference,
} from './names.ts';
import { applyAll, valueAt, type Operation } from './operations.ts';
import { defined } from '../defined.ts';

/** The form of names in the formats (common.schema.json, identifier). */
const identifier = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** Why a name cannot be given to what is declared; undefined: it can. */
export function nameRefusal(
  page: unknown,
  declared: DeclaredName,
  to: string,
): 'bad-name' | 'name-taken' | undefined {
  if (!identifier.test(to)) return 'bad-name';
  return to !== declared.name && isTaken(page, declared, to) ? 'name-taken' : undefined;
}

/** What a rename changes: the operations, and the places, for people to see before they agree. */
export interface Renaming {
  operations: Operation[];
  places: Reference[];
}

/**
 * Renames what is declared at a place, and every reference to it: in members, steps, expressions,
 * texts and addresses. Throws EditError for names that are taken or no names, and where a reference
 * cannot be rewritten; nothing is changed then.
 */
export function renaming(page: unknown, at: Path, to: string): Renaming {
  const declared = declaredAt(page, at);
  const refusal = nameRefusal(page, declared, to);
  if (refusal) throw new EditError(refusal, at);
  if (to === declared.name) return { operations: [], places: [] };
  const places = referencesTo(page, declared);
  // The declaration last: until then its path leads to it.
  const operations = [
    ...places.flatMap((place) => changed(page, place, declared, to)),
    ...declaration(page, declared, to),
  ];
  const [left] = referencesTo(applyAll(page, operations).document, declared);
  if (left) throw new EditError('hidden-reference', left.at);
  return { operations, places };
}

function declaration(page: unknown, { kind, at }: DeclaredName, to: string): Operation[] {
  return kind === 'block'
    ? [{ op: 'replace', at: [...at, 'name'], value: to }]
    : keyRenamed(page, at, to);
}

/** Another key at the same place among its neighbours. */
function keyRenamed(document: unknown, at: Path, to: string): Operation[] {
  const holder = at.slice(0, -1);
  const keys = Object.keys(valueAt(document, holder) as object);
  const before = keys[keys.indexOf(String(at.at(-1))) + 1];
  const value = valueAt(document, at);
  return [
    { op: 'remove', at },
    { op: 'insert', at: [...holder, to], value, ...defined({ before }) },
  ];
}

function changed(
  page: unknown,
  { at, how }: Reference,
  declared: DeclaredName,
  to: string,
): Operation[] {
  switch (how) {
    case 'value':
      return [{ op: 'replace', at, value: to }];
    case 'default':
      return [{ op: 'insert', at, value: to }];
    case 'key':
      return keyRenamed(page, at, to);
    case 'expression':
      return [{ op: 'replace', at, value: changeCode(textAt(page, at), reads(declared, to)) }];
    case 'template':
      return [{ op: 'replace', at, value: changeTemplate(textAt(page, at), reads(declared, to)) }];
  }
}

const textAt = (page: unknown, at: Path): string => String(valueAt(page, at));

/**
 * Changes `sources.old` to `sources.new` in code; members of others that end alike stay. Code with
 * blanks around its dots stays, too: the rename is refused then.
 */
const reads =
  ({ kind, name }: DeclaredName, to: string) =>
  (code: string): string =>
    /\s\.|\.\s/.test(code)
      ? code
      : code.replace(/[\w$.]+/g, (read) => {
          const [root, member, ...rest] = read.split('.');
          return root === rootOf[kind] && member === name ? [root, to, ...rest].join('.') : read;
        });
