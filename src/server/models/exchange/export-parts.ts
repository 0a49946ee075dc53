/** Sheets of exports and templates that hold the parts of records. */
import { isDynamic } from '../../../schema/record/index.ts';
import { render, term } from '../../../schema/locale/message.ts';
import { setImmediate } from 'node:timers/promises';
import type { Row } from '../../db/database.ts';
import { chunksOf } from '../../db/text.ts';
import type { CellValue, WorkbookSheet } from '../../excel/index.ts';
import { presentLanguages } from '../../locale/current.ts';
import { hooksOf } from '../operation.ts';
import type { Access } from '../operation.ts';
import { ownedRowsOf } from '../read/owned.ts';
import type { ListPlan } from '../read/plan.ts';
import { attachExposed } from '../read/related.ts';
import type { OwnedRows } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import {
  exportedOwners,
  exportedPartColumns,
  importedSheets,
  ownerLabel,
  sheetsOf,
} from './part-sheets.ts';
import type { OwnerColumn } from './part-sheets.ts';
import { headOf, rowsInOrder, rowWriting } from './row-writing.ts';
import type { HeadColumn, RowWriting } from './row-writing.ts';

/** Owners whose parts are counted together. */
const OWNERS = 500;
/** Parts that are read together, unless one owner has more. */
const PARTS = 1000;

/** Which owners are exported. */
interface Owners {
  plan: Pick<ListPlan, 'from' | 'bindings'>;
  /** Their keys, in order. */
  keys: readonly number[];
}

/** The parts of exported records, in the order of these: a sheet for each relation. */
export async function exportedParts(
  reader: Access,
  { plan, keys }: Owners,
): Promise<WorkbookSheet[]> {
  const sheets: WorkbookSheet[] = [];
  for (const owned of sheetsOf(reader.shape)) {
    const parts = { ...reader, shape: owned.shape };
    const { columns, references } = exportedPartColumns(reader.shape, owned, reader.actor);
    if (columns.length === 0) continue;
    const writing = await rowWriting(parts, {
      columns,
      references,
      plan: planOf(reader, owned, plan),
    });
    const named = exportedOwners(reader.shape, owned, reader.actor);
    const naming = await rowWriting(reader, {
      columns: named.map(({ column }) => column),
      references: [],
      plan,
    });
    sheets.push({
      head: headOfParts(owned, named, writing.heads),
      rows: partBatches(reader, owned, { keys, naming, writing }),
    });
  }
  return sheets;
}

/** Header rows of the sheets that an import reads. */
export const templateParts = ({ shape, actor }: Omit<Access, 'db'>): WorkbookSheet[] =>
  importedSheets(shape, actor).map(({ owned, owners, columns }) => ({
    head: headOfParts(
      owned,
      owners,
      // Members of dynamic fields follow from the kinds of parts, which nobody has chosen yet.
      columns.filter(({ spec }) => !isDynamic(spec)).map((column) => headOf(column)),
    ),
    rows: noRows(),
  }));

async function* noRows(): AsyncGenerator<CellValue[][]> {}

function headOfParts(
  { sheet }: OwnedRows & { sheet: string },
  owners: readonly OwnerColumn[],
  heads: readonly HeadColumn[],
): WorkbookSheet['head'] {
  const { answer } = presentLanguages();
  return {
    sheetName: render(term(sheet), answer),
    columns: [...owners.map((owner) => headOf(owner.column, ownerLabel(owner, answer))), ...heads],
  };
}

/** The rows of the relation whose owners a list finds. */
const planOf = (
  { shape }: Access,
  { shape: part, by }: OwnedRows,
  { from, bindings }: Owners['plan'],
): Owners['plan'] => ({
  from: `from ${part.table} where ${by.sql} in (select ${shape.key.sql} ${from})`,
  bindings,
});

/** How the rows of a sheet are written: their owner, then the row itself. */
interface Sheet {
  keys: readonly number[];
  naming: RowWriting;
  writing: RowWriting;
}

async function* partBatches(
  reader: Access,
  owned: OwnedRows,
  { keys, naming, writing }: Sheet,
): AsyncGenerator<CellValue[][]> {
  const key = reader.shape.key.field;
  for (const some of chunksOf(keys, OWNERS)) {
    const owners = await rowsInOrder(reader, naming.read, some);
    const cellsOf = new Map(owners.map((row) => [Number(row[key]), naming.cells(row)]));
    for (const group of await groupsOf(reader, owned, [...cellsOf.keys()])) {
      const parts = await partsOf(reader, owned, { keys: group, read: writing.read });
      yield [...parts].flatMap(([owner, rows]) =>
        rows.map((row) => [...cellsOf.get(owner)!, ...writing.cells(row)]),
      );
      // SQLite answers without leaving the event loop; other requests get their turn here.
      await setImmediate();
    }
  }
}

/** The owners that have parts, in groups of so many that their parts are no more than one batch. */
async function groupsOf(
  { db, context }: Access,
  { shape, by }: OwnedRows,
  keys: readonly number[],
): Promise<number[][]> {
  if (keys.length === 0) return [];
  const bindings = new Bindings(context.dialect);
  const rows = await query(
    db,
    `select ${by.sql} as id, count(*) as n from ${shape.table} ` +
      `where ${by.sql} in (${bindings.addAll(keys)}) group by ${by.sql}`,
    bindings.values,
  );
  const counts = new Map(rows.map(({ id, n }) => [Number(id), Number(n)]));
  const groups: number[][] = [];
  let size = PARTS;
  for (const key of keys) {
    const count = counts.get(key) ?? 0;
    if (count === 0) continue;
    if (size + count > PARTS) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)!.push(key);
    size += count;
  }
  return groups;
}

/** The parts of some owners as they are shown, by the keys of these. */
async function partsOf(
  reader: Access,
  owned: OwnedRows,
  { keys, read }: { keys: readonly number[]; read: RowWriting['read'] },
): Promise<ReadonlyMap<number, Row[]>> {
  // What an owner may be read by decides for its parts, too.
  const operation = { ...reader, permission: undefined };
  const byOwner = await ownedRowsOf(operation, owned, { keys, columns: read });
  const rows = [...byOwner.values()].flat();
  const parts = { ...reader, shape: owned.shape };
  await attachExposed(parts, rows);
  await hooksOf(parts).shape?.(reader.db, rows, reader.actor);
  return byOwner;
}
