/** Workbooks with dynamic fields: exported, imported, and their templates. */
import { expect, it, describe } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { workbookForm } from '../support/index.ts';
import { serveProducts } from './support/catalogue.ts';

const server = serveProducts();
const { change, extraOf, found, product } = server;

describe('workbooks', () => {
  const importing = async (header: string[], rows: string[][], update = true): Promise<Row> => {
    const form = await workbookForm(header, rows);
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/demo/product/importData?updateSupport=${update}`,
      headers: {
        authorization: 'admin',
        'content-type': request.headers.get('content-type')!,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json();
  };
  const exported = async (query = ''): Promise<string[][]> => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/demo/product/export',
      headers: {
        authorization: 'admin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `${query}&orderByColumn=productId&isAsc=asc`,
    });
    const { header, rows } = await readWorkbook(answer.rawPayload);
    return [header, ...rows.map(({ cells }) => cells)];
  };

  it('have a column for each member, and are read back', async () => {
    const cold = { power: 120.5, colour: '红', pack: 'box', frostFree: true, madeOn: '2026-03-01' };
    const rows = [
      await product(server.kinds.fridge, cold),
      await product(server.kinds.tea, { grade: 3 }),
    ];
    const [header = [], ...lines] = await exported();
    expect(header.slice(0, 10)).toEqual([
      '商品编码',
      '商品名称',
      '品类',
      '功率',
      '颜色',
      '包装',
      '无霜',
      '上市日期',
      '等级',
      '香气',
    ]);
    expect(lines[0]!.slice(2, 8)).toEqual([
      '冰箱',
      '120.5',
      '红',
      '纸箱',
      lines[0]![6],
      '2026-03-01',
    ]);
    expect(lines[1]!.slice(2, 9)).toEqual(['茶', '', '', '', '', '', '3']);
    const [narrow] = await exported(`kindId=${server.kinds.tea}`);
    expect(narrow).toEqual(['商品编码', '商品名称', '品类', '等级', '香气']);

    await change(rows[0]!, { extra: { power: 1, colour: null, pack: null, frostFree: false } });
    expect(await importing(header, lines)).toMatchObject({ code: 200 });
    expect(await extraOf(rows[0]!)).toEqual(cold);
    expect(await extraOf(rows[1]!)).toEqual({ grade: 3 });
  });

  it('that are templates have a column for each member of the kinds that are asked for', async () => {
    const template = async (payload: string): Promise<string[]> => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/demo/product/importTemplate',
        headers: {
          authorization: 'admin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      });
      return (await readWorkbook(answer.rawPayload)).header;
    };
    const own = ['商品编码', '商品名称', '品类'];
    expect(await template('')).toEqual(own);
    expect(await template(`kindId=${server.kinds.tea}`)).toEqual([...own, '等级', '香气']);
    const both = await template(`kindId=${server.kinds.tea}&kindId=${server.kinds.fridge}`);
    expect([...both].sort()).toEqual(
      [...own, '等级', '香气', '功率', '颜色', '包装', '无霜', '上市日期'].sort(),
    );
    expect(await template('kindId=999999')).toEqual(own);
    // A file of several kinds is read by the kind of each row.
    const row = (values: Record<string, string>) => both.map((label) => values[label] ?? '');
    const answer = await importing(both, [
      row({ 商品编码: 'M1', 商品名称: '甲', 品类: '冰箱', 功率: '1.5', 颜色: '白' }),
      row({ 商品编码: 'M2', 商品名称: '乙', 品类: '茶', 等级: '2' }),
      row({ 商品编码: 'M3', 商品名称: '丙', 品类: '茶', 等级: '2', 颜色: '绿' }),
    ]);
    expect(answer.code).toBe(500);
    expect(answer.msg).toContain('该记录没有此属性，请清空');
    expect(await found({ colour: '白' })).toEqual(['M1']);
    expect(await found({ grade: 2 })).toEqual(['M2']);
  });

  it('are refused row by row where members do not fit', async () => {
    const answer = await importing(
      ['商品编码', '商品名称', '品类', '功率', '包装', '等级'],
      [
        ['X1', '甲', '冰箱', '0', '', ''],
        ['X2', '乙', '冰箱', '12.5W', '塑料', ''],
        ['X3', '丙', '茶', '', '', '9'],
        ['X4', '丁', '茶', '', '', '4'],
      ],
    );
    expect(answer.code).toBe(500);
    expect(answer.msg).toContain('功率不能小于1');
    expect(answer.msg).toContain('塑料');
    expect(answer.msg).toContain('等级不能大于5');
    expect(await found({ grade: 4 })).toEqual(['X4']);
  });
});
