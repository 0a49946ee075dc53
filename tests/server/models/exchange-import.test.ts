/** Import of xlsx and its template, through the handlers of the declared routes. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openedExchange } from './support/exchanged.ts';

const opened = openedExchange();
const { sheet, importing, add, stored } = opened;

describe('import', () => {
  const header = ['名称', '种类', '编码', '数量', '启用', '生产日期'];

  it('offers a template of the columns it reads', async () => {
    expect(await sheet('/test/gadget/importTemplate')).toEqual([
      ['名称', '种类', '编码', '数量', '价格', '启用', '生产日期'],
    ]);
  });

  it('stores all rows and reports each', async () => {
    expect(
      await importing([
        header,
        ['甲', '大', 'a', '5件', '否', '2024-01-01'],
        ['乙', '小', '', '', '是', ''],
      ]),
    ).toBe(
      '恭喜您，数据已全部导入成功！共 2 条，数据如下：' +
        '<br/>1、器具 甲 导入成功<br/>2、器具 乙 导入成功',
    );
    expect(await stored()).toMatchObject([
      { name: '甲', kind: '1', amount: 5, active: false, madeOn: '2024-01-01', createBy: 'admin' },
      { name: '乙', kind: '2', active: true },
    ]);
  });

  it('keeps the good rows when others fail, and says why those did', async () => {
    await add({ name: '旧' });
    const failure = await importing([
      header,
      ['甲', '大', 'a', '1', '', ''],
      ['乙', '怪', '', '', '', ''],
      ['旧', '', '', '', '', ''],
      ['', '', 'b', '', '', ''],
      ['丙', '', 'a', '', '', ''],
      ['丁<b>', '', '', 'x', '', ''],
    ]).catch((error: Error) => error.message);
    expect(failure).toBe(
      '很抱歉，导入失败！共 5 条数据格式不正确，错误如下：' +
        '<br/>1、器具 乙 导入失败：没有“怪”，可选：大、小' +
        '<br/>2、器具 旧 已存在' +
        '<br/>3、器具 导入失败：名称不能为空' +
        '<br/>4、器具 丙 导入失败：新增器具&#39;丙&#39;失败，编码重复了' +
        '<br/>5、器具 丁&#60;b&#62; 导入失败：数量必须是整数',
    );
    expect((await stored()).map((row) => row.name)).toEqual(['旧', '甲']);
  });

  it('updates records of the same name when asked to', async () => {
    await add({ name: '旧', amount: 1, code: 'keep' });
    expect(
      await importing(
        [
          ['名称', '数量'],
          ['旧', '9'],
          ['新', '2'],
        ],
        true,
      ),
    ).toBe(
      '恭喜您，数据已全部导入成功！共 2 条，数据如下：' +
        '<br/>1、器具 旧 更新成功<br/>2、器具 新 导入成功',
    );
    expect(await stored()).toMatchObject([
      { name: '旧', amount: 9, code: 'keep' },
      { name: '新', amount: 2 },
    ]);
  });

  it('stores any file as if each row had been stored alone', async () => {
    const cell = (...values: string[]) => fc.constantFrom('', ...values);
    const line = fc.tuple(
      cell('甲', '乙', 'a', 'A', 'b'),
      cell('大'),
      cell('x', 'X', 'y'),
      cell('1'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
        await opened.world.sql('delete from test_gadget');
        const names = new Set(['旧']);
        const codes = new Set<string>();
        await add({ name: '旧' });
        const expected: unknown[] = [['旧', null, null, null]];
        for (const [name, kind, code, amount] of lines) {
          const [one, other] = [name.toLowerCase(), code.toLowerCase()];
          if (name === '' || names.has(one) || codes.has(other)) continue;
          names.add(one);
          if (code) codes.add(other);
          const values = [kind && '1', code, amount && Number(amount)];
          expected.push([name, ...values.map((value) => (value === '' ? null : value))]);
        }
        const file = [['名称', '种类', '编码', '数量'], ...lines.map((cells) => [...cells])];
        await importing(file).catch(() => undefined);
        const found = (await stored()).map(({ name, kind, code, amount }) => [
          name,
          kind,
          code,
          amount,
        ]);
        expect(
          found.map((row) => row.map((value: unknown) => (value === '' ? null : value))),
        ).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('refuses a workbook without rows', async () => {
    await expect(importing([header])).rejects.toThrow('导入器具数据不能为空！');
  });
});
