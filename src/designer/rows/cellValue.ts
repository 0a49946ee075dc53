/** A cell as people write it, as a value of a type of fields. */
import type { FieldTypeDefinition } from '../../schema/fieldTypes/contract.ts';
import { readBoolean } from '../../schema/record/readBoolean.ts';
import { readDate } from '../../schema/record/readDate.ts';

/** 1,234.50 as spreadsheets show it. */
const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * What is sent of a cell. What cannot be read stays as it is, for the server to say; undefined:
 * neither yes nor no.
 */
export function cellValue(
  text: string,
  { value, range, choices }: Pick<FieldTypeDefinition, 'value' | 'range' | 'choices'>,
): unknown {
  if (value === 'boolean') return readBoolean(text);
  // Other records are named by words, in which a comma is a part of the name.
  if (value === 'number' && choices === undefined)
    return grouped.test(text) ? text.replaceAll(',', '') : text;
  // 2026/1/5 as spreadsheets write it.
  const date = range && readDate(text);
  return (range === 'days' ? date?.slice(0, 10) : date) ?? text;
}
