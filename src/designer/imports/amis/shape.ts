/** Forms and lists as amis writes them (docs/imports.md), and what is found while they are read. */
import { isObject } from '../../../schema/isObject.ts';
import type { Path } from '../../../schema/pointer.ts';
import type { Reading } from '../../classic/read/context.ts';
import { isBlank, type Members } from '../../classic/shape.ts';
import { valueText } from '../../../widgets/choices.ts';

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

/** Members of the editor of amis, and what a part is, which its reader knows. */
const ownOfEditor: readonly string[] = ['type', 'id', '$$id', '$schema', 'testid'];

/** Where something is read, and what notes the rest. */
export interface Noting {
  path: Path;
  lose: Reading['lose'];
}

/**
 * Notes the members that are not carried.
 *
 * @param noting `usual`: values of members that mean what is done here anyway
 */
export function loseOthers(
  members: Members,
  read: readonly string[],
  { path, lose, usual = {} }: Noting & { usual?: Members },
): void {
  for (const [name, value] of Object.entries(members))
    if (![...read, ...ownOfEditor].includes(name) && !isBlank(value) && value !== false)
      if (usual[name] !== value) lose('noPlace', [...path, name], { name });
}

/** The number that a member holds, if it lies in the range; noted if it does not. */
export function numberIn(
  members: Members,
  name: string,
  { least, most }: { least: number; most: number },
  { path, lose }: Noting,
): number | undefined {
  const value = members[name];
  if (isBlank(value)) return undefined;
  const number = Math.round(Number(valueText(value)));
  if (number >= least && number <= most) return number;
  return void lose('badValue', [...path, name], { name });
}

/** The text that a member holds, if it is one of these; noted if it is not. */
export function oneOf<Text extends string>(
  members: Members,
  name: string,
  texts: readonly Text[],
  { path, lose }: Noting,
): Text | undefined {
  const value = members[name];
  const found = texts.find((one) => one === value);
  if (found === undefined && !isBlank(value) && value !== false)
    lose('badValue', [...path, name], { name });
  return found;
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
