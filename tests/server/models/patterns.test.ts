/**
 * Fields with several patterns over HTTP: one value, several rows, a workbook, and the document.
 */
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { openApiRoute } from '../../../src/server/openapi/document.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';
import { workbookForm } from '../support/index.ts';

const coded: Model = {
  version: 2,
  name: 'coded',
  label: '编码',
  table: 'test_coded',
  key: 'codedId',
  labelField: 'code',
  path: '/test/coded',
  permission: 'test:coded',
  operations: ['list', 'get', 'create', 'update', 'updateMany', 'import', 'importTemplate'],
  fields: {
    codedId: { type: 'id', label: '编号' },
    code: {
      type: 'string',
      label: '编码',
      required: true,
      maxLength: 20,
      pattern: [
        { pattern: '^[A-Z]', message: '{label}以大写字母开头' },
        { pattern: '^[A-Z0-9]*$' },
      ],
      excel: { import: true },
    },
  },
};

const served = serveModels({ models: [coded, operlog], callers: { admin } });

describe('a value that does not match one of several patterns', () => {
  const refusals: [code: string, msg: string][] = [
    ['a-', '编码以大写字母开头'],
    ['A-', '编码格式不正确'],
  ];

  it('is refused with what the first of them says, in one record and in several', async () => {
    const { call } = served;
    for (const [code, msg] of refusals)
      expect(await call('POST', '/test/coded', { code })).toMatchObject({
        code: 500,
        msg,
        field: 'code',
      });
    expect(await call('POST', '/test/coded', { code: 'A1' })).toMatchObject({ code: 200 });
    for (const [code, msg] of refusals) {
      const rows = [{ codedId: 1, code }];
      const { msg: said } = await call('PUT', '/test/coded/batch', { rows });
      expect(said).toContain(msg);
    }
    expect(await call('GET', '/test/coded/1')).toMatchObject({ data: { code: 'A1' } });
  });

  it('is refused in a workbook, in its row', async () => {
    const form = await workbookForm(['编码'], [...refusals.map(([code]) => [code]), ['B2']]);
    const { msg } = await served.call('POST', '/test/coded/importData', form);
    for (const [, said] of refusals) expect(msg).toContain(said);
    expect(await served.call('GET', '/test/coded/list?pageNum=1&pageSize=9')).toMatchObject({
      rows: [{ code: 'A1' }, { code: 'B2' }],
    });
  });

  it('is described with all of them', async () => {
    const route = openApiRoute(served.world.engine.routes(), '1.0.0');
    const { stream } = (await route.handler({} as never)) as unknown as { stream: Buffer };
    expect(stream.toString()).toContain(
      JSON.stringify({ allOf: [{ pattern: '^[A-Z]' }, { pattern: '^[A-Z0-9]*$' }] }).slice(1, -1),
    );
  });
});
