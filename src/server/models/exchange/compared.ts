/** Values by which rows of a workbook are known again: as the database stores and compares them. */
import type { Row } from '../../db/database.ts';
import { foldedText } from '../../db/text.ts';
import { Refusal } from '../../http/errors.ts';
import { isNoValue } from '../compare.ts';
import type { Column } from '../shape/shape.ts';

/** The values of some columns; undefined where one is missing or none of its field. */
export function comparedValues(columns: readonly Column[], row: Row): unknown[] | undefined {
  try {
    const values = columns.map(({ field, codec, spec, folds, lookup }) => {
      const value: unknown = row[field];
      if (isNoValue(value)) return undefined;
      // What is sealed twice differs.
      const stored = lookup ? value : codec.write(value, spec.label);
      return folds ? foldedText(String(stored)) : stored;
    });
    return values.includes(undefined) ? undefined : values;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** One text for equal values: rather too many alike than too few. */
export const nameOf = (values: readonly unknown[]): string =>
  JSON.stringify(values.map((value) => String(value).toLowerCase()));
