/**
 * Definitions of dynamic fields down a tree: a record has those of the records above it, and says
 * more or something else of them (docs/decisions/dynamic-fields.md).
 */
import { fieldTypes } from '../generated/fieldTypes.gen.ts';
import { say, term, type Message } from '../locale/message.ts';
import type { DynamicField } from './dynamicFields.ts';

/**
 * What holds below a record: what it says of a name replaces what is said above it, at its place.
 * The type of a name is that of the uppermost record.
 */
export function inheritedBy<One>(
  above: readonly One[],
  own: readonly One[],
  definitionOf: (one: One) => Pick<DynamicField, 'name' | 'type'>,
): One[] {
  const named = (all: readonly One[], one: One): One | undefined =>
    all.find((other) => definitionOf(other).name === definitionOf(one).name);
  const replaced = above.map((one) => {
    const other = named(own, one);
    return other && definitionOf(other).type === definitionOf(one).type ? other : one;
  });
  return [...replaced, ...own.filter((one) => !named(above, one))];
}

/** What in a record's own definitions is of another type above it; undefined for nothing. */
export function contradictionOf(
  above: readonly DynamicField[],
  own: readonly DynamicField[],
): Message | undefined {
  for (const { name, type } of own) {
    const other = above.find((one) => one.name === name);
    if (other && other.type !== type)
      return say`字段名“${name}”的类型须与上级一致，为“${term(fieldTypes[other.type].label)}”`;
  }
  return undefined;
}
