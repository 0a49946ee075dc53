/** Conditions that compare a column with a value. */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import { foldedText } from '../../db/text.ts';
import type { Bindings } from '../sql.ts';
import { comparedBy } from './shape.ts';
import type { Column } from './shape.ts';

/**
 * SQL that is true of the rows whose column equals the value, as unique rules and searches by whole
 * values compare it.
 * @param value protocol value, neither null nor undefined
 */
export function equalTo(column: Column, value: unknown, bindings: Bindings): string {
  const { lookup, folds, codec, spec } = column;
  if (lookup) return `${lookup.column.sql} in (${bindings.addAll(lookup.hashes(value))})`;
  const stored = codec.write(value, spec.label);
  const equal = `${comparedBy(column)} = ${bindings.add(folds ? foldedText(String(stored)) : stored)}`;
  return `${equal}${andNotEmpty(column, [stored])}`;
}

/** Texts that may be empty: any number of rows may have none. */
export const isOptionalText = ({ notNull, spec }: Pick<Column, 'notNull' | 'spec'>): boolean =>
  !notNull && typeOf(spec).isText === true;

/**
 * What is added to a condition on values that are not empty: unique indexes leave empty texts out,
 * and SQLite uses them only where the condition says that it does, too.
 */
export const andNotEmpty = (column: Column, values: readonly unknown[]): string =>
  isOptionalText(column) && !values.includes('') ? ` and ${column.sql} <> ''` : '';
