/** Forms and lists as amis writes them (docs/imports.md), and what is found while they are read. */
import { isObject } from '../../schema/isObject.ts';
import type { Path } from '../../schema/pointer.ts';
import type { Reading } from '../classic/read/context.ts';
import { isBlank, type Members } from '../classic/shape.ts';

export { isBlank, isObject, type Members, type Path };

export interface AmisReading extends Reading {
  /** What conditions and addresses read a name as; undefined: it is not known here. */
  read(name: string): string | undefined;
}

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The parts of a member that may be one or several; what is none is left to the caller. */
export const partsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isBlank(value) ? [] : [value];

/** Members that say how something looks or behaves in the editor, where ours decide alike. */
const looks: readonly string[] = ['type', 'id', '$$id', '$schema', 'size', 'inline', 'testid'];

/** Notes the members that nothing has read. */
export function loseOthers(
  members: Members,
  read: readonly string[],
  { path, lose }: { path: Path; lose: Reading['lose'] },
): void {
  for (const [name, value] of Object.entries(members))
    if (!read.includes(name) && !looks.includes(name) && !isBlank(value) && value !== false)
      lose('noPlace', [...path, name], { name });
}

/** Reads the names as members of what holds them. */
export const readAs =
  (root: string, names: readonly string[]): AmisReading['read'] =>
  (name) =>
    names.includes(name) ? `${root}.${name}` : undefined;

/** Names that values have anywhere in a value. */
export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  return [
    ...(typeof value.name === 'string' ? [value.name] : []),
    ...Object.values(value).flatMap(namesIn),
  ];
}
