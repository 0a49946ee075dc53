/**
 * Functions of the expression language that SQLite does not have, for statements that find and sort
 * rows by computed fields (src/schema/expression/sql). No index and no view may name one: the file
 * stays usable for every other program.
 */
import { DatabaseSync } from 'node:sqlite';
import type { DatabaseSyncOptions, SQLOutputValue } from 'node:sqlite';
import { formattedNumber } from '../../../schema/expression/numberText.ts';
import { sqliteFunctions } from '../../../schema/expression/sql/sqliteFunctions.ts';

const options = { deterministic: true, directOnly: true } as const;

/** Opens a connection that knows them. */
export function openConnection(file: string, settings: DatabaseSyncOptions): DatabaseSync {
  const database = new DatabaseSync(file, settings);
  const define = (name: string, work: (...given: SQLOutputValue[]) => string): void =>
    database.function(name, options, work);
  define(sqliteFunctions.upper, (text) => String(text).toUpperCase());
  define(sqliteFunctions.lower, (text) => String(text).toLowerCase());
  define(sqliteFunctions.padStart, (text, size, fill) =>
    String(text).padStart(Number(size), String(fill)),
  );
  database.function(sqliteFunctions.numberText, options, (number) =>
    number === null ? null : String(number),
  );
  define(sqliteFunctions.formatNumber, (number, digits) =>
    number === null
      ? ''
      : formattedNumber(Number(number), digits === null ? undefined : Number(digits)),
  );
  return database;
}
