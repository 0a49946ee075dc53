/**
 * The same work written by hand: statements for this one table, without model or engine, over the
 * same connections and indexes. Nothing of HTTP, sessions, permissions, logs and reports is done.
 * Imports check the limits of each cell and ask for each row whether it is there; exports fix their
 * rows by key first, and both read and write workbooks with the same code as the server.
 */
import { buffer } from 'node:stream/consumers';
import type { Database, Row } from '../../src/server/db/database.ts';
import { openWorkbook, writeWorkbook } from '../../src/server/excel/index.ts';
import { Bindings, execute, query } from '../../src/server/models/sql.ts';

const columns =
  'sale_id as "saleId", sale_no as "saleNo", customer, lot, amount, sold_on as "soldOn", ' +
  'create_by as "createBy", create_time as "createTime", update_by as "updateBy", ' +
  'update_time as "updateTime"';
const header = ['单号', '客户', '批次', '金额', '日期'];

/** What one side answers: how many, and a part by which the sides are compared. */
export interface Found {
  total: number;
  sample: unknown;
}

const sampleOf = (rows: readonly Row[]): unknown => rows.map((row) => row.saleNo as unknown);

/** A search for a part of a text, in one lot, with the number of what it finds. */
export async function list({ dialect, read }: Database, page: number): Promise<Found> {
  const bindings = new Bindings(dialect);
  const like = dialect === 'sqlite' ? 'like' : 'ilike';
  const where = `customer ${like} ${bindings.add('%客户7%')} and lot = ${bindings.add(3)}`;
  const counted = [...bindings.values];
  const rows = await query(
    read,
    `select ${columns} from bench_sale where ${where}
      order by sold_on desc, sale_id desc
      limit ${bindings.add(20)} offset ${bindings.add((page - 1) * 20)}`,
    bindings.values,
  );
  const [one] = await query(read, `select count(*) as n from bench_sale where ${where}`, counted);
  return { total: Number(one!.n), sample: sampleOf(JSON.parse(JSON.stringify(rows)) as Row[]) };
}

/** A page far behind the first one of all rows. */
export async function deepPage({ read }: Database, page: number): Promise<Found> {
  const rows = await query(
    read,
    `select ${columns} from bench_sale order by sold_on desc, sale_id desc limit 20 offset ${(page - 1) * 20}`,
  );
  const [one] = await query(read, 'select count(*) as n from bench_sale');
  return { total: Number(one!.n), sample: sampleOf(JSON.parse(JSON.stringify(rows)) as Row[]) };
}

/** Rows by what no column holds: days until a day, from 30 to 40, with the number of these. */
export async function computedSearch({ dialect, read }: Database): Promise<Found> {
  const days =
    dialect === 'sqlite'
      ? "julianday('2026-01-01') - julianday(sold_on)"
      : "date '2026-01-01' - sold_on";
  const where = `${days} between 30 and 40`;
  const rows = await query(
    read,
    `select ${columns} from bench_sale where ${where} order by sold_on desc, sale_id desc limit 20`,
  );
  const [one] = await query(read, `select count(*) as n from bench_sale where ${where}`);
  return { total: Number(one!.n), sample: sampleOf(JSON.parse(JSON.stringify(rows)) as Row[]) };
}

/** The first rows by what no column holds: a difference of two columns. */
export async function computedOrder({ read }: Database): Promise<Found> {
  const rows = await query(
    read,
    `select ${columns} from bench_sale order by round(amount - lot, 2) desc, sale_id desc limit 20`,
  );
  const [one] = await query(read, 'select count(*) as n from bench_sale');
  return { total: Number(one!.n), sample: sampleOf(JSON.parse(JSON.stringify(rows)) as Row[]) };
}

/** Number and sum of each day. */
export async function byDay({ read }: Database): Promise<Found> {
  const rows = await query(
    read,
    'select sold_on as day, count(*) as orders, sum(amount) as total from bench_sale group by sold_on order by sold_on',
  );
  return { total: rows.length, sample: Number(rows[0]!.orders) };
}

/** A workbook of one lot, rows read by their keys. */
export async function exportLot({ dialect, read }: Database, lot: number): Promise<Buffer> {
  const keys = await query(
    read,
    `select sale_id as id from bench_sale where lot = ${lot} order by sold_on desc, sale_id desc`,
  );
  async function* batches(): AsyncGenerator<(string | number)[][]> {
    for (let at = 0; at < keys.length; at += 500) {
      const batch = keys.slice(at, at + 500).map(({ id }) => Number(id));
      const bindings = new Bindings(dialect);
      const rows = await query(
        read,
        `select sale_id, sale_no, customer, lot, amount, sold_on from bench_sale
          where sale_id in (${bindings.addAll(batch)})`,
        bindings.values,
      );
      const byKey = new Map(rows.map((row) => [Number(row.sale_id), row]));
      yield batch.map((key) => {
        const row = byKey.get(key)!;
        return [row.sale_no, row.customer, row.lot, row.amount, row.sold_on] as (string | number)[];
      });
    }
  }
  return buffer(
    writeWorkbook({ sheetName: '销售', columns: header.map((label) => ({ label })) }, batches()),
  );
}

/** Rows of a workbook, checked and inserted one by one in transactions of 500. */
export async function importRows(database: Database, file: Buffer): Promise<Found> {
  const workbook = await openWorkbook(file);
  let stored = 0;
  try {
    for (let at = 0; at < workbook.rowCount; at += 500) {
      const rows = await workbook.rows(at, 500);
      await database.transaction(async (db) => {
        for (const { cells } of rows) stored += await insert(db, database.dialect, cells);
      });
    }
  } finally {
    await workbook.close();
  }
  return { total: stored, sample: true };
}

async function insert(
  db: Parameters<Parameters<Database['transaction']>[0]>[0],
  dialect: Database['dialect'],
  cells: readonly string[],
): Promise<number> {
  const [no = '', customer = '', lot = '', amount = '', soldOn = ''] = cells;
  const isSound =
    no !== '' &&
    no.length <= 30 &&
    customer !== '' &&
    customer.length <= 50 &&
    /^\d+$/.test(lot) &&
    /^\d+(\.\d{1,2})?$/.test(amount) &&
    /^\d{4}-\d{2}-\d{2}$/.test(soldOn);
  if (!isSound) throw new Error(`not sound: ${cells.join()}`);
  const bindings = new Bindings(dialect);
  const [same] = await query(
    db,
    `select 1 as one from bench_sale where sale_no = ${bindings.add(no)}`,
    bindings.values,
  );
  if (same) return 0;
  const inserted = new Bindings(dialect);
  const moment = '2026-03-01 12:00:00';
  const given = [no, customer, Number(lot), Number(amount), soldOn, 'admin', moment];
  return execute(
    db,
    `insert into bench_sale (sale_no, customer, lot, amount, sold_on, create_by, create_time)
      values (${inserted.addAll(given)})`,
    inserted.values,
  );
}
