/** Owners that are named by an encrypted number: workbooks of parts find them and tell nobody. */
import { expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { readSheets } from '../../../src/server/excel/index.ts';
import { admin, role, staff } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';
import { workbookOf } from './support/served-purchases.ts';

const excel = { import: true };
const person: Model = {
  version: 2,
  name: 'patient',
  label: '患者',
  table: 'test_patient',
  key: 'patientId',
  path: '/test/patient',
  permission: 'test:patient',
  audit: '患者管理',
  operations: ['list', 'create', 'export', 'import'],
  fields: {
    patientId: { type: 'id', label: '患者编号' },
    card: {
      type: 'string',
      label: '证件号',
      required: true,
      maxLength: 20,
      encrypted: true,
      mask: 'bankCard',
      unique: true,
      excel,
    },
  },
  relations: {
    visits: {
      type: 'owned',
      model: 'visit',
      by: 'patientId',
      label: '就诊',
    },
  },
};
const visit: Model = {
  version: 2,
  name: 'visit',
  label: '就诊',
  table: 'test_visit',
  key: 'visitId',
  stamps: false,
  fields: {
    visitId: { type: 'id', label: '就诊编号' },
    patientId: { type: 'ref', label: '患者', modes: [] },
    code: { type: 'string', label: '暗号', maxLength: 20, encrypted: true, mask: 'name', excel },
    fee: { type: 'integer', label: '费用', minimum: 0, excel },
  },
};
const server = serveModels({
  models: [person, visit, operlog],
  callers: { admin, clerk: staff([role('1', ['test:patient:list', 'test:patient:export'])]) },
  base: '/test/patient',
});
const { call } = server;
const send = async (visits: string[][], update = false): Promise<Row> => {
  const file = await workbookOf({
    患者: [['证件号'], ...(update ? [] : [['6222020200112233445']])],
    就诊: [['证件号', '暗号', '费用'], ...visits],
  });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'import.xlsx');
  return call('POST', `/importData?updateSupport=${update}`, form);
};
const visits = async (): Promise<Row[][]> =>
  (await call('GET', '/list?with=visits')).rows.map((row: Row) => row.visits);

it('are found, new and stored ones alike', async () => {
  expect(await send([['6222020200112233445', '甲暗号', '5']])).toMatchObject({ code: 200 });
  expect(await visits()).toMatchObject([[{ fee: 5 }]]);
  const [[before]] = (await visits()) as [[Row]];
  expect(await send([['6222020200112233445', '甲暗号', '5']], true)).toMatchObject({ code: 200 });
  expect(await visits()).toEqual([[before]]);
  expect(await send([['6222020200112233445', '乙', '6']], true)).toMatchObject({ code: 200 });
  expect(await visits()).toMatchObject([[{ fee: 6 }]]);
});

it('are in no report, and in no table as they are', async () => {
  const answer = await send(
    [
      ['6222029999999999999', '机密词', '1'],
      ['6222020200112233445', '机密词', '-1'],
    ],
    true,
  );
  expect(answer).toMatchObject({ code: 500, importReport: { failed: 2 } });
  expect(JSON.stringify(answer)).toContain('找不到所属的患者“******”');
  const kept = [
    ...(await server.world.sql('select * from sys_import')),
    ...(await server.world.sql('select * from sys_import_failure')),
    ...(await server.world.sql('select * from sys_oper_log')),
  ];
  for (const text of [JSON.stringify(answer), JSON.stringify(kept)])
    expect(text).not.toMatch(/6222029999|6222020200112233445|机密词/);
  const { bytes } = await call('GET', `/importErrors/${answer.importReport.importId}`);
  const [, parts] = await readSheets(bytes, [['导入错误'], ['就诊']]);
  // To be corrected, whoever sent it gets it back as it was.
  expect(parts!.rows.map(({ cells }) => cells.slice(0, 3))).toEqual(
    expect.arrayContaining([['6222020200112233445', '机密词', '-1']]),
  );
});

it('are named by their keys to those who may not know them', async () => {
  const titles = [['患者数据'], ['就诊']];
  const { bytes: whole } = await call('POST', '/export', '');
  const [, known] = await readSheets(whole, titles);
  expect(known!.rows[0]!.cells[0]).toBe('6222020200112233445');
  const { bytes } = await call('POST', '/export', '', { caller: 'clerk' });
  const [own, hidden] = await readSheets(bytes, titles);
  expect(hidden!.header[0]).toBe('患者编号');
  expect(own.rows[0]!.cells).toEqual(['6222***********3445']);
  expect(hidden!.rows[0]!.cells).not.toContain('6222020200112233445');
});
