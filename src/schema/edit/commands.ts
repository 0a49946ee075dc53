/**
 * What is done to a document in an editor: each command is a pure function from a document to the
 * next, with the operations that take it back.
 */
import type { Path } from '../pointer.ts';
import { EditError } from './error.ts';
import { applyAll, existsAt, isWithin, valueAt, type Operation } from './operations.ts';
import { renaming } from './rename.ts';
import { afterRemoval } from './shift.ts';
import { defined } from '../defined.ts';

/** A command. Places are those of the document before it. */
export type Command =
  /** A new item before the one at that index, or a new member (before another, else last). */
  | { type: 'insert'; at: Path; value: unknown; before?: string }
  | { type: 'remove'; at: Path }
  /** Replaces what is there, or adds the member. */
  | { type: 'set'; at: Path; value: unknown }
  /** Moves an item before the one that is at `to`, in the same list or another. */
  | { type: 'move'; from: Path; to: Path }
  /** Puts `count` items from `at` on into one new item, which holds them in its `member`. */
  | {
      type: 'wrap';
      at: Path;
      count: number;
      into: Readonly<Record<string, unknown>>;
      member: string;
    }
  /** Puts what the `member` of an item holds in the place of the item. */
  | { type: 'unwrap'; at: Path; member: string }
  /** Renames what is declared there with all that refers to it (rename.ts). */
  | { type: 'rename'; at: Path; to: string };

/** A document after a command. */
export interface Edit {
  document: unknown;
  /** What was done, for doing it again. */
  operations: readonly Operation[];
  /** What takes it back. */
  inverse: readonly Operation[];
}

/**
 * Does what a command says. Throws EditError, with the document as it was, where it cannot be done.
 *
 * `perform(page, { type: 'move', from: ['list', 'columns', 2], to: ['list', 'columns', 0] })`
 */
export function perform(document: unknown, command: Command): Edit {
  const operations = operationsOf(document, command);
  const { document: next, inverse } = applyAll(document, operations);
  return { document: next, operations, inverse };
}

function operationsOf(document: unknown, command: Command): Operation[] {
  switch (command.type) {
    case 'insert': {
      const { at, value, before } = command;
      return [{ op: 'insert', at, value, ...defined({ before }) }];
    }
    case 'remove':
      return [{ op: 'remove', at: command.at }];
    case 'set':
      return set(document, command);
    case 'move':
      return move(document, command.from, command.to);
    case 'wrap':
      return wrap(document, command);
    case 'unwrap':
      return unwrap(document, command);
    case 'rename':
      return renaming(document, command.at, command.to).operations;
  }
}

function set(document: unknown, { at, value }: Extract<Command, { type: 'set' }>): Operation[] {
  if (!existsAt(document, at)) return [{ op: 'insert', at, value }];
  return valueAt(document, at) === value ? [] : [{ op: 'replace', at, value }];
}

/** The list that holds an item, and the index of the item. */
function placeInList(document: unknown, at: Path): { list: Path; index: number } {
  const list = at.slice(0, -1);
  const index = at.at(-1);
  if (typeof index !== 'number' || !Array.isArray(valueAt(document, list)))
    throw new EditError('no-list', at);
  return { list, index };
}

function move(document: unknown, from: Path, to: Path): Operation[] {
  placeInList(document, from);
  placeInList(document, to);
  if (isWithin(to.slice(0, -1), from)) throw new EditError('into-itself', to);
  const value = valueAt(document, from);
  return [
    { op: 'remove', at: from },
    { op: 'insert', at: afterRemoval(to, from), value },
  ];
}

function wrap(
  document: unknown,
  { at, count, into, member }: Extract<Command, { type: 'wrap' }>,
): Operation[] {
  const { list, index } = placeInList(document, at);
  const items = (valueAt(document, list) as readonly unknown[]).slice(index, index + count);
  if (count < 1 || items.length < count)
    throw new EditError('no-such-place', [...list, index + count - 1]);
  return [
    ...items.map((): Operation => ({ op: 'remove', at })),
    { op: 'insert', at, value: { ...into, [member]: items } },
  ];
}

function unwrap(
  document: unknown,
  { at, member }: Extract<Command, { type: 'unwrap' }>,
): Operation[] {
  const { list, index } = placeInList(document, at);
  const items = valueAt(document, [...at, member]);
  if (!Array.isArray(items)) throw new EditError('no-list', [...at, member]);
  return [
    { op: 'remove', at },
    ...items.map((value, place): Operation => ({
      op: 'insert',
      at: [...list, index + place],
      value,
    })),
  ];
}
