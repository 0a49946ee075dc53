/**
 * Lists, figures, exports and imports of a table of many rows, over HTTP, against statements
 * written by hand on the same database in the same run. Both must find the same.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { DialectName, Row } from '../../src/server/db/database.ts';
import { writeWorkbook } from '../../src/server/excel/index.ts';
import { openArchive } from '../../src/server/excel/parsing/archive.ts';
import { createEngine } from '../../src/server/models/engine.ts';
import { execute } from '../../src/server/models/sql.ts';
import { projectRoot, startServer } from '../../tests/server/support/index.ts';
import type { Client, TestServer } from '../../tests/server/support/index.ts';
import { median, ratioRow, type RatioRow } from '../report.ts';
import * as byHand from './byHand.ts';
import type { Found } from './byHand.ts';
import { fill, sale } from './sale.ts';

export interface Size {
  rows: number;
  /** Rows of one import. */
  imported: number;
  /** How often each is measured; the median counts. */
  rounds: number;
  /** Only what has this in its name is measured; absent: all. */
  only?: string;
}

interface Contest {
  what: string;
  ours(): Promise<unknown>;
  theirs(): Promise<unknown>;
  /** What is compared of an answer, worked out when the clock stands; default the answer. */
  found?(answer: unknown): Promise<unknown>;
  /** Makes everything as it was, between the sides. */
  undo?(): Promise<void>;
}

/** Milliseconds of both sides; lower is better. Throws where they do not find the same. */
export async function* compareRows(dialect: DialectName, size: Size): AsyncGenerator<RatioRow> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pageloom-rows-'));
  cpSync(path.join(projectRoot, 'package.json'), path.join(root, 'package.json'));
  cpSync(path.join(projectRoot, 'schemas'), path.join(root, 'schemas'), { recursive: true });
  mkdirSync(path.join(root, 'schemas/models'), { recursive: true });
  writeFileSync(path.join(root, 'schemas/models/sale.json'), JSON.stringify(sale));
  const server = await startServer({ dialect, root });
  try {
    await fill(server.database, size.rows);
    const contests = await contestsOf(server, size);
    for (const contest of contests.filter(({ what }) => what.includes(size.only ?? '')))
      yield await measure(contest, dialect, size);
  } finally {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

async function measure(contest: Contest, dialect: DialectName, size: Size): Promise<RatioRow> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  // The round before the first is not counted: caches are empty, and code is not compiled yet.
  for (let round = -1; round < size.rounds; round += 1) {
    const found: Partial<Record<'ours' | 'theirs', unknown>> = {};
    // Whoever comes second finds the pages of the database warm, so they take turns.
    const order = round % 2 === 0 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const);
    for (const side of order) {
      const start = performance.now();
      const answer = await contest[side]();
      if (round >= 0) times[side].push(performance.now() - start);
      found[side] = contest.found ? await contest.found(answer) : answer;
      await contest.undo?.();
    }
    deepStrictEqual(found.ours, found.theirs, contest.what);
  }
  const what = `${contest.what}, ${dialect}`;
  return ratioRow(what, 'ms', median(times.ours), median(times.theirs), 'by hand');
}

async function contestsOf(server: TestServer, size: Size): Promise<Contest[]> {
  const { database } = server;
  const admin = await server.admin();
  const deep = Math.max(1, Math.floor(size.rows / 40));
  const file = await workbookOf(size.imported);
  const listed = async (query: string): Promise<Found> => {
    const { total, rows } = await admin.get(`/bench/sale/list?pageSize=20&${query}`);
    return {
      total: total as number,
      sample: (rows as Row[]).map(({ saleNo }) => saleNo as unknown),
    };
  };
  return [
    {
      what: 'search with count',
      ours: () => listed(`pageNum=1&customer=${encodeURIComponent('客户7')}&lot=3`),
      theirs: () => byHand.list(database, 1),
    },
    {
      what: 'page in the middle',
      ours: () => listed(`pageNum=${deep}`),
      theirs: () => byHand.deepPage(database, deep),
    },
    {
      what: 'search by a computed field',
      ours: () => listed('pageNum=1&params[beginDaysIn]=30&params[endDaysIn]=40'),
      theirs: () => byHand.computedSearch(database),
    },
    {
      what: 'order by a computed field',
      ours: () => listed('pageNum=1&orderByColumn=rest&isAsc=desc'),
      theirs: () => byHand.computedOrder(database),
    },
    {
      what: 'sums by day',
      ours: async () => {
        const { data } = await admin.get('/bench/sale/aggregate/byDay');
        return { total: (data as Row[]).length, sample: (data as Row[])[0]!.orders as unknown };
      },
      theirs: () => byHand.byDay(database),
    },
    {
      what: `export of ${Math.round(size.rows / 10)}`,
      ours: () => exported(admin),
      theirs: () => byHand.exportLot(database, 3),
      found: (file) => rowsIn(file as Buffer),
    },
    {
      what: `import of ${size.imported}`,
      ours: async () => {
        const form = new FormData();
        form.set('file', new Blob([new Uint8Array(file)]), 'sales.xlsx');
        const { importReport } = await admin.post('/bench/sale/importData', form);
        return { total: (importReport as { created: number }).created, sample: true };
      },
      theirs: () => byHand.importRows(database, file),
      undo: async () =>
        void (await execute(database.write, "delete from bench_sale where customer = '新客户'")),
    },
    growth(server),
  ];
}

/** The model gains a field and an index, as at a start with a newer file; another one each time. */
function growth(server: TestServer): Contest {
  const { database } = server;
  let model = sale;
  let count = 0;
  let isByHand = false;
  return {
    what: 'new field with its index',
    ours: async () => {
      const name = `note${(count += 1)}`;
      model = {
        ...model,
        fields: { ...model.fields, [name]: { type: 'string', label: '备注', maxLength: 20 } },
        indexes: [...(model.indexes ?? []), { fields: [name] }],
      };
      const models = new Map([[model.name, model]]);
      await createEngine({ database, models, defaults: [] }).prepare();
    },
    theirs: async () => {
      await execute(database.write, 'alter table bench_sale add column by_hand varchar(20)');
      // As the engine does: others go on writing meanwhile.
      const how = database.dialect === 'postgres' ? 'concurrently' : '';
      const index = `create index ${how} ix_by_hand on bench_sale (by_hand)`;
      await execute(database.long ?? database.write, index);
      isByHand = true;
    },
    // The engine would ask what becomes of a column that its model does not know.
    undo: async () => {
      if (!isByHand) return;
      isByHand = false;
      await execute(database.write, 'drop index ix_by_hand');
      await execute(database.write, 'alter table bench_sale drop column by_hand');
    },
    found: async () => true,
  };
}

/** The whole workbook, as a browser would get it. */
async function exported(admin: Client): Promise<Buffer> {
  const response = await admin.raw('POST', '/bench/sale/export', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'lot=3',
  });
  return Buffer.from(await response.arrayBuffer());
}

/** How many rows an export has below its headers; imports read fewer than exports may write. */
async function rowsIn(file: Buffer): Promise<number> {
  const archive = await openArchive(file);
  let rows = 0;
  for (let at = 1; archive.has(`xl/worksheets/sheet${at}.xml`); at += 1) {
    const xml = await text(archive.chunks(`xl/worksheets/sheet${at}.xml`));
    rows += (xml.match(/<row\b/g)?.length ?? 0) - 1;
  }
  archive.close();
  return rows;
}

async function workbookOf(rows: number): Promise<Buffer> {
  async function* lines(): AsyncGenerator<string[][]> {
    yield Array.from({ length: rows }, (_, n) => [`N${n}`, '新客户', '3', '12.50', '2025-06-01']);
  }
  const labels = ['单号', '客户', '批次', '金额', '日期'];
  return buffer(
    writeWorkbook({ sheetName: '数据', columns: labels.map((label) => ({ label })) }, lines()),
  );
}
