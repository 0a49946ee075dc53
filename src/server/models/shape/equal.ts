/** Conditions that compare a column with a value. */
import { foldedText } from '../../db/text.ts';
import type { Bindings } from '../sql.ts';
import { comparedBy } from './shape.ts';
import type { Column } from './shape.ts';

/**
 * Holds of rows with that value, as unique rules and searches by whole values compare it.
 * @param value protocol value, neither null nor undefined
 */
export function equalTo(column: Column, value: unknown, bindings: Bindings): string {
  const { lookup, folds, codec, spec } = column;
  if (lookup) return `${lookup.column.sql} in (${bindings.addAll(lookup.hashes(value))})`;
  const stored = codec.write(value, spec.label);
  return `${comparedBy(column)} = ${bindings.add(folds ? foldedText(String(stored)) : stored)}`;
}
