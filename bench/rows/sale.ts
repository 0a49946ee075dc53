/** The table of the benchmark, as a model, and as many rows in it as are asked for. */
import type { Model } from '../../src/schema/generated/types.gen.ts';
import type { Database } from '../../src/server/db/database.ts';
import { execute } from '../../src/server/models/sql.ts';

export const sale: Model = {
  version: 2,
  name: 'sale',
  label: '销售',
  table: 'bench_sale',
  key: 'saleId',
  labelField: 'saleNo',
  path: '/bench/sale',
  permission: 'bench:sale',
  operations: ['list', 'get', 'create', 'export', 'import'],
  sort: { soldOn: 'desc' },
  fields: {
    saleId: { type: 'id', label: '编号' },
    saleNo: {
      type: 'string',
      label: '单号',
      required: true,
      maxLength: 30,
      unique: true,
      caseSensitive: true,
      excel: { import: true },
    },
    customer: {
      type: 'string',
      label: '客户',
      required: true,
      maxLength: 50,
      filter: 'contains',
      excel: { import: true },
    },
    lot: { type: 'integer', label: '批次', filter: 'exact', minimum: 0, excel: { import: true } },
    amount: {
      type: 'decimal',
      label: '金额',
      precision: 12,
      scale: 2,
      minimum: 0,
      excel: { import: true },
    },
    soldOn: {
      type: 'date',
      label: '日期',
      required: true,
      filter: 'dayRange',
      excel: { import: true },
    },
    // Not in lists, so that no other figure pays for them.
    daysIn: {
      type: 'integer',
      label: '距年末',
      stored: false,
      computed: { $expr: "diffDays(soldOn, '2026-01-01')" },
      modes: ['view'],
      filter: 'range',
    },
    rest: {
      type: 'decimal',
      label: '余额',
      scale: 2,
      stored: false,
      computed: { $expr: 'amount - lot' },
      modes: ['view'],
    },
  },
  indexes: [{ fields: ['lot', 'soldOn'] }],
  aggregates: {
    byDay: {
      label: '每日金额',
      groupBy: [{ field: 'soldOn', by: 'day' }],
      measures: { orders: 'count', total: { sum: 'amount' } },
      limit: 1000,
    },
  },
};

/** Lots and days over which the rows are spread. */
const lots = 10;
const days = 365;

/** Fills the table by one statement, without the engine; it takes longer than a request may. */
export async function fill(
  { dialect, write, long = write }: Database,
  rows: number,
): Promise<void> {
  const numbers =
    dialect === 'sqlite'
      ? `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${rows})`
      : `with n(i) as (select generate_series(0, ${rows - 1}))`;
  const text = (prefix: string, number: string) =>
    dialect === 'sqlite' ? `'${prefix}' || ${number}` : `'${prefix}' || (${number})::text`;
  const day =
    dialect === 'sqlite'
      ? `date('2025-01-01', '+' || (i % ${days}) || ' days')`
      : `date '2025-01-01' + i % ${days}`;
  await execute(
    long,
    `${numbers} insert into bench_sale (sale_no, customer, lot, amount, sold_on)
      select ${text('S', 'i')}, ${text('客户', 'i % 1000')}, i / 7 % ${lots}, (i % 100000) * 0.01, ${day} from n`,
  );
  // PostgreSQL does by itself what vacuum does, within a minute or so.
  await execute(long, dialect === 'sqlite' ? 'analyze' : 'vacuum analyze bench_sale');
}
