/**
 * Files in the values that a change gives to rows. They are noted as carried before the field goes
 * that carried them so far: else they would be removed with it.
 */
import { dropFieldUses, renameUses, replaceUses, usedFields } from '../../../files/field-uses.ts';
import type { Db, Row } from '../../../db/database.ts';
import { attachmentColumns, carriedBy } from '../../write/attachments.ts';
import { protocolValue } from '../../write/values.ts';
import type { EngineContext } from '../../operation.ts';
import type { Column, ModelShape } from '../../shape/shape.ts';
import { keptFiles } from '../migrations.ts';
import type { DataChange } from './change.ts';
import { isInPreparation, newName } from './names.ts';

/** A row and what it gets, by the names of columns; nothing for a row that is gone. */
interface GivenRow {
  key: number;
  values: Row;
}

/** Notes which files rows are to carry, in place of those that were noted for them before. */
export async function noteFiles(
  db: Db,
  { context, shape, targets }: DataChange,
  rows: readonly GivenRow[],
): Promise<void> {
  const places = attachmentColumns(targets).map((column) => ({
    column,
    field: newName(column.field),
  }));
  await note(db, { model: shape.model.name, places, now: context.now() }, rows);
}

/** Notes the files of rows that were made of fields of their owner. */
export async function noteFilesOfParts(
  db: Db,
  { context }: DataChange,
  { model, columns }: ModelShape,
  rows: readonly GivenRow[],
): Promise<void> {
  const places = attachmentColumns(columns).map((column) => ({ column, field: column.field }));
  await note(db, { model: model.name, places, now: context.now() }, rows);
}

interface Noting {
  model: string;
  places: readonly { column: Column; field: string }[];
  /** Epoch milliseconds. */
  now: number;
}

async function note(
  db: Db,
  { model, places, now }: Noting,
  rows: readonly GivenRow[],
): Promise<void> {
  if (places.length === 0 || rows.length === 0) return;
  const files = rows.flatMap(({ key: record, values }) =>
    places.flatMap(({ column, field }) =>
      [...carriedBy(protocolValue(column, values[column.name]))].map(([key, { name }]) => ({
        model,
        record,
        field,
        key,
        name,
      })),
    ),
  );
  const fields = places.map(({ field }) => field);
  const records = rows.map(({ key }) => key);
  await replaceUses(db, { model, fields, records, files, now });
}

/** The noted files are those of the fields from now on; what these carried before is given up. */
export async function placeFiles(db: Db, { context, shape, targets }: DataChange): Promise<void> {
  const { name: model } = shape.model;
  for (const { field } of attachmentColumns(targets)) {
    await dropFieldUses(db, { model, field }, { kept: keptFiles(shape), now: context.now() });
    await renameUses(db, { model, field: newName(field) }, field);
  }
}

/** Forgets what was noted for a change that is given up. */
export async function forgetFiles(
  db: Db,
  { now }: EngineContext,
  { model: { name: model } }: ModelShape,
): Promise<void> {
  for (const field of await usedFields(db, model))
    if (isInPreparation(field))
      await dropFieldUses(db, { model, field }, { kept: 'none', now: now() });
}
