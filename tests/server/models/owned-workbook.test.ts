/** Names of owners, sheets that are left out, members of parts, and imports that break off. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { readSheets } from '../../../src/server/excel/index.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { callsTo, serveModels } from './support/serve.ts';
import { workbookOf, type Sheets } from './support/served-purchases.ts';

const excel = { import: true };
const site: Model = {
  version: 2,
  name: 'site',
  label: '工地',
  table: 'test_site',
  key: 'siteId',
  labelField: 'siteName',
  path: '/test/site',
  fields: {
    siteId: { type: 'id', label: '工地编号' },
    siteName: { type: 'string', label: '工地名称', required: true, maxLength: 20 },
    fields: { type: 'fieldDefinitions', label: '属性' },
  },
};
/** Reports are numbered within their site. */
const report: Model = {
  version: 2,
  name: 'report',
  label: '日报',
  table: 'test_report',
  key: 'reportId',
  path: '/test/report',
  operations: ['list', 'get', 'create', 'update', 'export', 'import', 'importTemplate'],
  fields: {
    reportId: { type: 'id', label: '日报编号' },
    siteId: { type: 'ref', label: '工地', required: true, excel },
    no: { type: 'integer', label: '序号', required: true, unit: '号', excel },
  },
  unique: [{ fields: ['siteId', 'no'] }],
  relations: {
    site: { type: 'belongsTo', model: 'site', field: 'siteId', expose: ['siteName'] },
    works: { type: 'owned', model: 'work', by: 'reportId', order: 'place', sheet: '工作' },
    secrets: { type: 'owned', model: 'secret', by: 'reportId', sheet: false },
  },
};
const part = (name: string, label: string, fields: Model['fields']): Model => ({
  version: 2,
  name,
  label,
  table: `test_${name}`,
  key: `${name}Id`,
  stamps: false,
  fields: {
    [`${name}Id`]: { type: 'id', label: `${label}编号` },
    reportId: { type: 'ref', label: '日报', modes: [] },
    place: { type: 'integer', label: '顺序', modes: [] },
    ...fields,
  },
});
const work: Model = {
  ...part('work', '工作', {
    siteId: { type: 'ref', label: '地点', excel },
    extra: { type: 'dynamic', label: '属性', from: 'site.fields', excel },
    hours: { type: 'integer', label: '工时', required: true, excel },
  }),
  relations: { site: { type: 'belongsTo', model: 'site', field: 'siteId', expose: ['siteName'] } },
};
const secret = part('secret', '密件', {
  text: { type: 'string', label: '内容', maxLength: 20, excel },
});
/** Nothing that imports read tells notes apart. */
const memo: Model = {
  version: 2,
  name: 'memo',
  label: '便笺',
  table: 'test_memo',
  key: 'memoId',
  path: '/test/memo',
  operations: ['list', 'create', 'export', 'import', 'importTemplate'],
  fields: {
    memoId: { type: 'id', label: '便笺编号' },
    text: { type: 'string', label: '内容', required: true, maxLength: 20, excel },
  },
  relations: { items: { type: 'owned', model: 'item', by: 'reportId' } },
};
const item = part('item', '事项', {
  text: { type: 'string', label: '内容', maxLength: 20, excel },
});

const server = serveModels({
  models: [site, report, work, secret, memo, item, operlog],
  callers: { admin },
  base: '/test',
});
const call = callsTo(() => server.app, '/test');
let failAt: number | undefined;

beforeAll(async () => {
  for (const siteName of ['东区', '西区']) {
    const fields = [{ name: 'depth', label: '深度', type: 'decimal', unit: 'm' }];
    await call('POST', '/site', { siteName, fields: siteName === '东区' ? fields : [] });
  }
  server.world.engine.hooks('report', {
    async beforeCreate(_db, input: Row) {
      if (Number(input.no) === failAt) throw new Error('the disk is full');
    },
  });
});
beforeEach(async () => {
  failAt = undefined;
  for (const table of ['test_work', 'test_secret', 'test_report', 'test_item', 'test_memo'])
    await server.world.sql(`delete from ${table}`);
});

const titles = [['日报数据'], ['工作'], ['密件'], ['事项']];
const sheetsIn = async (bytes: Buffer): Promise<(string[][] | undefined)[]> =>
  (await readSheets(bytes, titles)).map(
    (sheet) => sheet && [sheet.header, ...sheet.rows.map(({ cells }) => cells)],
  );
async function send(path: string, file: Buffer, key?: string, update = false): Promise<Row> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'import.xlsx');
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return call('POST', `${path}/importData?updateSupport=${update}`, form, { headers });
}
const imported = async (path: string, sheets: Sheets): Promise<Row> =>
  send(path, await workbookOf(sheets));
const reports = async (): Promise<Row[]> =>
  (await call('GET', '/report/list?pageSize=1000&with=works&with=secrets')).rows;

describe('owners', () => {
  it('are named by several fields where it takes them, references by their labels', async () => {
    const answer = await imported('/report', {
      日报: [
        ['工地', '序号'],
        ['东区', '1'],
        ['西区', '1'],
      ],
      工作: [
        ['序号', '工时', '工地', '地点', '深度'],
        ['1号', '8', '西区', '', ''],
        ['1', '4', '东区', '东区', '2.5m'],
        ['1', '2', '南区', '', ''],
        ['2', '2', '东区', '', ''],
      ],
    });
    expect(answer.importReport).toMatchObject({ created: 2, failed: 2 });
    expect(answer.importReport.rows).toMatchObject([
      { row: 4, name: '南区 / 1', sheet: '工作' },
      { row: 5, name: '东区 / 2', sheet: '工作' },
    ]);
    const stored = await reports();
    expect(stored.map(({ works }) => works.map(({ hours }: Row) => hours))).toEqual([[4], [8]]);
    expect(stored[0]!.works[0].extra).toEqual({ depth: 2.5 });

    const { bytes } = await call('POST', '/report/export', '');
    expect(await sheetsIn(bytes)).toEqual([
      [
        ['工地', '序号'],
        ['东区', '1'],
        ['西区', '1'],
      ],
      [
        ['工地', '序号', '工作编号', '地点', '工时', '深度'],
        ['东区', '1', expect.any(String), '东区', '4', '2.5'],
        ['西区', '1', expect.any(String), '', '8', ''],
      ],
      undefined,
      undefined,
    ]);
    expect(await send('/report', bytes, undefined, true)).toMatchObject({ code: 200 });
    expect((await reports()).map(({ works }) => works)).toEqual(stored.map(({ works }) => works));
  });

  it('that no import knows again are named by their keys, and sheets are not read', async () => {
    await call('POST', '/memo', { text: '一', items: [{ text: '甲' }] });
    const { bytes } = await call('POST', '/memo/export', '');
    const [own, , , items] = await sheetsIn(bytes);
    expect(own).toEqual([['内容'], ['一']]);
    expect(items).toEqual([
      ['便笺编号', '内容'],
      [expect.stringMatching(/^\d+$/), '甲'],
    ]);
    const { bytes: template } = await call('POST', '/memo/importTemplate', '');
    expect(await sheetsIn(template)).toEqual([[['内容']], undefined, undefined, undefined]);
    expect(await send('/memo', bytes)).toMatchObject({ code: 200 });
    const { rows } = await call('GET', '/memo/list?with=items');
    expect(rows.map(({ items: parts }: Row) => parts.length)).toEqual([1, 0]);
  });
});

it('sheets stand in any order, and rows that are left out stay', async () => {
  await call('POST', '/report', { siteId: 1, no: 7, secrets: [{ text: '秘' }] });
  const file = await workbookOf({
    工作: [
      ['工地', '序号', '工时'],
      ['东区', '7', '3'],
    ],
    日报: [
      ['工地', '序号'],
      ['东区', '7'],
    ],
    密件: [
      ['工地', '序号', '内容'],
      ['东区', '7', '别的'],
    ],
  });
  expect((await send('/report', file, undefined, true)).importReport).toMatchObject({ updated: 1 });
  const [stored] = await reports();
  expect(stored!.works).toMatchObject([{ hours: 3 }]);
  expect(stored!.secrets).toMatchObject([{ text: '秘' }]);
});

it('an import that breaks off goes on with the parts of each owner, once', async () => {
  const count = 900;
  const file = await workbookOf({
    日报: [['工地', '序号'], ...Array.from({ length: count }, (_, no) => ['东区', String(no)])],
    工作: [
      ['工地', '序号', '工时'],
      ...Array.from({ length: 2 * count + 2 }, (_, at) => [
        '东区',
        // The last two are of a report that is nowhere.
        String(at % (count + 1)),
        String(at),
      ]),
    ],
  });
  failAt = 700;
  const broken = await send('/report', file, 'parts-broken-off');
  expect(broken).toMatchObject({ code: 500, importReport: { total: count + 1 } });
  expect(broken.importReport.unhandled).toBeGreaterThan(0);
  failAt = undefined;
  const answer = await send('/report', file, 'parts-broken-off');
  expect(answer.importReport).toMatchObject({ created: count, failed: 1, unhandled: 0 });
  const stored = await reports();
  expect(stored.map(({ no, works }) => [no, works.map(({ hours }: Row) => hours)])).toEqual(
    Array.from({ length: count }, (_, no) => [no, [no, no + count + 1]]),
  );
});
