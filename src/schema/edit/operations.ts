/**
 * The smallest changes of a document. A document is a JSON value that is never changed in place:
 * what an operation does not touch is shared by the document before and the one after.
 */
import { isForbiddenKey } from '../forbiddenKeys.ts';
import { toPointer, type Path } from '../pointer.ts';
import { EditError } from './error.ts';
import { defined } from '../defined.ts';

/** One change at a place. The last step of `at` is the index in a list or the key of a member. */
export type Operation =
  /**
   * A new item, which stands at that index afterwards, or a new member: before the member named in
   * `before`, else as the last.
   */
  | { op: 'insert'; at: Path; value: unknown; before?: string }
  | { op: 'remove'; at: Path }
  | { op: 'replace'; at: Path; value: unknown };

/** A document after an operation, and the operation that takes it back. */
export interface Applied {
  document: unknown;
  inverse: Operation;
}

type Container = readonly unknown[] | Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** Whether a list or object has something at this step. */
const has = (container: Container, step: string | number): boolean =>
  Array.isArray(container)
    ? typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < container.length
    : Object.hasOwn(container, String(step));

const read = (container: Container, step: string | number): unknown =>
  (container as Record<string | number, unknown>)[step];

/** What stands at a place. Throws EditError when there is nothing. */
export function valueAt(document: unknown, at: Path): unknown {
  return at.reduce<unknown>((here, step, depth) => {
    if (!isContainer(here) || !has(here, step))
      throw new EditError('no-such-place', at.slice(0, depth + 1));
    return read(here, step);
  }, document);
}

/** Whether something stands at a place. */
export function existsAt(document: unknown, at: Path): boolean {
  let here = document;
  for (const step of at) {
    if (!isContainer(here) || !has(here, step)) return false;
    here = read(here, step);
  }
  return true;
}

/** The document with another container around the last step of `at`. */
function changeHolder(
  document: unknown,
  at: Path,
  change: (holder: Container, step: string | number) => Container,
): unknown {
  const [step, ...rest] = at;
  if (step === undefined) throw new EditError('whole-document', at);
  const descend = (here: unknown, path: Path, depth: number): unknown => {
    if (!isContainer(here)) throw new EditError('no-such-place', at.slice(0, depth));
    const [next, ...below] = path as [string | number, ...Path];
    if (below.length === 0) return change(here, next);
    if (!has(here, next)) throw new EditError('no-such-place', at.slice(0, depth + 1));
    const inner = descend(read(here, next), below, depth + 1);
    return replaced(here, next, inner);
  };
  return descend(document, [step, ...rest], 0);
}

/** The container with another value at a step that it has. */
const replaced = (holder: Container, step: string | number, value: unknown): Container =>
  Array.isArray(holder)
    ? holder.with(step as number, value)
    : Object.fromEntries(
        Object.entries(holder).map(([key, own]) => [key, key === String(step) ? value : own]),
      );

/** Keys that JSON files may have: those like integers would be reordered. */
const isKey = (step: string | number): step is string =>
  typeof step === 'string' && !isForbiddenKey(step) && !/^(0|[1-9]\d*)$/.test(step);

function inserted(
  holder: Container,
  step: string | number,
  { at, value, before }: Extract<Operation, { op: 'insert' }>,
): Container {
  if (Array.isArray(holder)) {
    const fits = typeof step === 'number' && (step === holder.length || has(holder, step));
    if (!fits) throw new EditError('no-such-place', at);
    return holder.toSpliced(step, 0, value);
  }
  if (!isKey(step)) throw new EditError('bad-key', at);
  if (has(holder, step)) throw new EditError('taken', at);
  const members = Object.entries(holder);
  const place = before === undefined ? -1 : members.findIndex(([key]) => key === before);
  if (before !== undefined && place === -1)
    throw new EditError('no-such-place', [...at.slice(0, -1), before]);
  return Object.fromEntries(
    members.toSpliced(place === -1 ? members.length : place, 0, [step, value]),
  );
}

function removed(holder: Container, step: string | number, at: Path): Container {
  if (!has(holder, step)) throw new EditError('no-such-place', at);
  return Array.isArray(holder)
    ? holder.toSpliced(step as number, 1)
    : Object.fromEntries(Object.entries(holder).filter(([key]) => key !== String(step)));
}

/** The insertion that brings back what stands at a place, where it stands. */
function insertionOf(document: unknown, at: Path): Operation {
  const value = valueAt(document, at);
  const holder = valueAt(document, at.slice(0, -1)) as Container;
  if (Array.isArray(holder)) return { op: 'insert', at, value };
  const keys = Object.keys(holder);
  const before = keys[keys.indexOf(String(at.at(-1))) + 1];
  return { op: 'insert', at, value, ...defined({ before }) };
}

/**
 * Applies an operation. Throws EditError, with the document as it was, for a place that is not
 * there, a member that already is, and a key that no file may have.
 */
function apply(document: unknown, operation: Operation): Applied {
  const { at } = operation;
  switch (operation.op) {
    case 'insert':
      return {
        document: changeHolder(document, at, (holder, step) => inserted(holder, step, operation)),
        inverse: { op: 'remove', at },
      };
    case 'remove':
      return {
        document: changeHolder(document, at, (holder, step) => removed(holder, step, at)),
        inverse: insertionOf(document, at),
      };
    case 'replace': {
      const value = valueAt(document, at);
      return {
        document:
          at.length === 0
            ? operation.value
            : changeHolder(document, at, (holder, step) => replaced(holder, step, operation.value)),
        inverse: { op: 'replace', at, value },
      };
    }
  }
}

/** Applies operations one after the other; `inverse` takes them back, last first. */
export function applyAll(
  document: unknown,
  operations: readonly Operation[],
): { document: unknown; inverse: Operation[] } {
  let current = document;
  const inverse: Operation[] = [];
  for (const operation of operations) {
    const applied = apply(current, operation);
    current = applied.document;
    inverse.unshift(applied.inverse);
  }
  return { document: current, inverse };
}

/** Whether one place lies in another, or is it. */
export const isWithin = (place: Path, holder: Path): boolean =>
  toPointer(place) === toPointer(holder) || toPointer(place).startsWith(`${toPointer(holder)}/`);
