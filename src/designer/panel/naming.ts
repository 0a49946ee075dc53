/** Names of parts that others refer to, and what another name does to the page. */
import type { Command } from '../../schema/edit/commands.ts';
import { EditError } from '../../schema/edit/error.ts';
import { declaredAt, referencesTo, type Reference } from '../../schema/edit/names.ts';
import { nameRefusal, renaming } from '../../schema/edit/rename.ts';
import type { Path } from '../document/path.ts';
import { definitionOf, schemaOfPlace } from '../outline/parts.ts';

/** What a part is called by others. */
export interface Named {
  /** Empty for a block without a name. */
  name: string;
  /** Blocks have their names in a member, and may have none. */
  isBlock: boolean;
}

/** Whether a part is a block, which may have a name. */
export function isBlockAt(document: unknown, path: Path): boolean {
  const declared = schemaOfPlace(document, path);
  return declared !== undefined && definitionOf(declared).name === 'Block';
}

/** The name of a part that others can refer to; undefined: nothing refers to such parts. */
export function namedAt(document: unknown, path: Path): Named | undefined {
  const isBlock = isBlockAt(document, path);
  // Of what stands in lists only blocks have names that others refer to.
  if (!isBlock && typeof path.at(-1) === 'number') return undefined;
  return refused(
    () => ({ name: declaredAt(document, path).name, isBlock }),
    isBlock ? { name: '', isBlock } : undefined,
  );
}

/**
 * The places that another name changes, or, for none, those that refer to what goes then; none
 * where the name is refused.
 */
export const referringTo = (document: unknown, path: Path, to: string): readonly Reference[] =>
  refused(
    () =>
      to === ''
        ? referencesTo(document, declaredAt(document, path))
        : renaming(document, path, to).places,
    [],
  );

/** Why a block without a name cannot be given one; undefined: it can. */
export const firstNameRefusal = (document: unknown, at: Path, to: string) =>
  nameRefusal(document, { kind: 'block', name: '', at }, to);

/** The command that gives a part a name, another one, or none. */
export function naming(path: Path, { name, isBlock, to }: Named & { to: string }): Command {
  const at = [...path, 'name'];
  if (isBlock && to === '') return { type: 'remove', at };
  return isBlock && name === '' ? { type: 'set', at, value: to } : { type: 'rename', at: path, to };
}

function refused<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof EditError) return otherwise;
    throw error;
  }
}
