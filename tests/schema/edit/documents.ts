/** Documents and commands for the tests of editing. */
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Command } from '../../../src/schema/edit/commands.ts';
import type { Path } from '../../../src/schema/pointer.ts';

type Container = unknown[] | Record<string, unknown>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** Every place of a document, outer first; the document itself is the empty path. */
function placesOf(document: unknown, at: Path = []): Path[] {
  if (!isContainer(document)) return [at];
  const steps = Array.isArray(document) ? document.keys() : Object.keys(document);
  return [
    at,
    ...[...steps].flatMap((step) =>
      placesOf((document as Record<string | number, unknown>)[step], [...at, step]),
    ),
  ];
}

/** Values that a hand may put in: fitting ones, and others. */
const anyValue = fc.oneof(
  fc.constantFrom<unknown>('postName', { field: 'postName' }, { type: 'text', text: '说明' }),
  fc.constantFrom<unknown>(null, 7, true, [], {}, { $expr: 'sources.a.b' }, { $text: '{state.x}' }),
  fc.string({ maxLength: 6 }),
);

/** Keys that a hand may type. */
const anyKey = fc.constantFrom('name', 'label', 'edit', 'remove', 'x', '__proto__', '12', 'a/b~c');

/** A draw of a command: what is drawn becomes places once the document is known. */
export interface Draw {
  type: Command['type'];
  place: number;
  other: number;
  value: unknown;
  key: string;
  count: number;
}

export const draw: Arbitrary<Draw> = fc.record({
  type: fc.constantFrom('insert', 'remove', 'set', 'move', 'wrap', 'unwrap', 'rename'),
  place: fc.nat(),
  other: fc.nat(),
  value: anyValue,
  key: anyKey,
  count: fc.integer({ min: 0, max: 3 }),
});

/** The command that a draw means in a document: often one that can be done, not always. */
export function commandOf(
  document: unknown,
  { type, place, other, value, key, count }: Draw,
): Command {
  const all = placesOf(document);
  const items = all.filter((at) => typeof at.at(-1) === 'number');
  const pick = (places: readonly Path[], number: number): Path =>
    places.length > 0 ? places[number % places.length]! : [];
  const at = pick(all, place);
  const item = pick(items, place);
  switch (type) {
    case 'insert':
      return { type, at: count > 1 ? item : [...at, key], value };
    case 'set':
      return { type, at: count > 1 ? at : [...at, key], value };
    case 'remove':
      return { type, at };
    case 'move':
      return { type, from: item, to: pick(items, other) };
    case 'wrap':
      return { type, at: item, count, into: { type: 'group', label: '组' }, member: 'fields' };
    case 'unwrap':
      return { type, at: item, member: count > 1 ? 'fields' : 'columns' };
    case 'rename': {
      const declared = all.filter(
        ({ length, 0: first }) =>
          length === 2 && ['forms', 'actions', 'sources', 'state'].includes(String(first)),
      );
      return { type, at: count > 0 ? pick(declared, place) : at, to: key };
    }
  }
}
