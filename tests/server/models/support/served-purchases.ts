/** Purchases behind HTTP, and their workbooks. */
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { Row } from '../../../../src/server/db/database.ts';
import { readSheets, writeWorkbook } from '../../../../src/server/excel/index.ts';
import { admin, role, staff } from './actors.ts';
import { goodsRows, purchaseModels } from './purchases.ts';
import { serveModels } from './serve.ts';

const verbs = (names: readonly string[]) => names.map((verb) => `test:purchase:${verb}`);
/** The clerk works for department 101, knows no costs and sees no whole telephone numbers. */
const callers = {
  admin,
  clerk: staff([role('3', verbs(['list', 'query', 'add', 'edit', 'export', 'import']))]),
};

/** The sheets of a workbook: header and rows of each, by title. */
export type Sheets = Record<string, string[][]>;
const titles = ['采购单数据', '采购明细', '联系人'] as const;

/** Serves purchases to the tests of a file. */
export function servePurchases() {
  const server = serveModels({
    models: purchaseModels,
    defaults: [goodsRows],
    callers,
    base: '/test/purchase',
  });
  const { call } = server;
  const sheetsIn = async (bytes: Buffer): Promise<Sheets> => {
    const read = await readSheets(
      bytes,
      titles.map((title) => [title]),
    );
    return Object.fromEntries(
      read.flatMap((one, at) =>
        one ? [[titles[at]!, [one.header, ...one.rows.map(({ cells }) => cells)]]] : [],
      ),
    );
  };
  const download = async (url: string, caller = 'admin', form = ''): Promise<Buffer> =>
    (await call('POST', url, form, { caller })).bytes;
  const send = async (
    file: Buffer,
    { update = false, caller = 'admin', headers = {} } = {},
  ): Promise<Row> => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(file)]), 'import.xlsx');
    return call('POST', `/importData?updateSupport=${update}`, form, { caller, headers });
  };
  return {
    server,
    call,
    sheetsIn,
    download,
    send,
    exported: async (caller = 'admin', form = '') =>
      sheetsIn(await download('/export', caller, form)),
    /** Sends a workbook of these sheets. */
    imported: async (sheets: Sheets, options: Parameters<typeof send>[1] = {}) =>
      send(await workbookOf(sheets), options),
    /** Stores a purchase; answers it as it is read. */
    async stored(facts: Row): Promise<Row> {
      expect(await call('POST', '', facts)).toMatchObject({ code: 200 });
      return (await all()).find((row) => row.purchaseNo === facts.purchaseNo)!;
    },
    all: () => all(),
  };

  /** All purchases with their parts. */
  async function all(): Promise<Row[]> {
    const { rows } = await call('GET', '/list?pageSize=1000&with=lines&with=contacts');
    return rows;
  }
}

/** A workbook of sheets by title: header, then rows. */
export async function workbookOf(sheets: Sheets): Promise<Buffer> {
  async function* rowsOf(rows: string[][]): AsyncGenerator<string[][]> {
    yield rows;
  }
  const [first, ...further] = Object.entries(sheets).map(([sheetName, [header = [], ...rows]]) => ({
    head: { sheetName, columns: header.map((label) => ({ label })) },
    rows: rowsOf(rows),
  }));
  return buffer(writeWorkbook(first!.head, first!.rows, further));
}
