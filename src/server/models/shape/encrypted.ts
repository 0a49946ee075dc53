/** Columns of encrypted fields: a codec that seals, and a column of keyed hashes beside it. */
import type { Codec } from '../../../schema/fieldTypes/contract.ts';
import type { Model } from '../../../schema/generated/types.gen.ts';
import type { Row } from '../../db/database.ts';
import { foldedText, quote } from '../../db/text.ts';
import { unreadable } from '../../../schema/record/index.ts';
import type { FieldCipher } from './field-cipher.ts';

/** How equal values are found where the values themselves cannot be compared. */
export interface Lookup<C> {
  /** Column of the hashes; no field of the model. */
  column: C;
  /** Hashes under which rows with the value are found; that of the key in use first. */
  hashes(value: unknown): string[];
}

interface Plain {
  field: string;
  name: string;
  sql: string;
  codec: Codec;
  folds: boolean;
  spec: Model['fields'][string];
}

/** Characters of a hash. */
const hashLength = 43;

/** The column as it is stored, with its lookup. An empty text stays empty. */
export function encryptedColumn<C extends Plain>(
  column: C,
  { cipher, table }: { cipher: FieldCipher; table: string },
): C & { lookup: Lookup<C> } {
  const { codec, folds, field, name, spec } = column;
  const sealed: Codec = {
    columnType: 'text',
    write(value, label) {
      const text = String(codec.write(value, label));
      return text === '' ? text : cipher.seal(text, table);
    },
    read: (stored) => cipher.open(String(stored), table),
    parse: codec.parse,
  };
  const hash: C = {
    ...column,
    field: `${field}$hash`,
    name: hashName(name),
    sql: quote(hashName(name)),
    spec: { type: 'string', label: spec.label, modes: [] },
    codec: { ...codec, columnType: `varchar(${hashLength})` },
    notNull: false,
    initial: undefined,
    folds: false,
    reveal: undefined,
  };
  const hashes = (value: unknown): string[] =>
    value === '' ? [''] : cipher.hashes(folds ? foldedText(String(value)) : String(value));
  return { ...column, codec: sealed, lookup: { column: hash, hashes } };
}

/** Column of the hashes of a column. */
export const hashName = (name: string): string => `${name}_hash`;

interface WithLookup {
  field: string;
  lookup?: Lookup<{ field: string }> | undefined;
}

/**
 * The values to store with the hashes of those that are encrypted. Values that could not be read
 * stay as they are.
 */
export function withHashes({ columns }: { columns: readonly WithLookup[] }, row: Row): Row {
  let result = row;
  for (const { field, lookup } of columns) {
    const value: unknown = Object.hasOwn(row, field) ? row[field] : undefined;
    if (!lookup || value === undefined) continue;
    result = { ...result };
    if (value === unreadable) delete result[field];
    else result[lookup.column.field] = value === null ? null : lookup.hashes(value)[0];
  }
  return result;
}
