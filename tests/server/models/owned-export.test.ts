/** Parts of records in exports: a sheet for each relation, under the permissions of the owner. */
import { expect, it } from 'vitest';
import { servePurchases } from './support/served-purchases.ts';

const { server, exported, stored, download, sheetsIn } = servePurchases();

const tea = { goodsId: 1, quantity: 2, price: 3.5, slot: 'A1', phone: '13800001234', cost: 7 };

it('has the parts in further sheets, led by the number of their owner', async () => {
  await stored({
    purchaseNo: 'P1',
    supplier: '甲',
    deptId: 101,
    lines: [tea, { goodsId: 3, kind: '2', quantity: 1000, secret: '机密', note: '=1+1' }],
    contacts: [{ contactName: '张三', purchaseNo: '外部1' }],
  });
  await stored({ purchaseNo: 'P2', deptId: 102, lines: [{ goodsId: 2, quantity: 1 }] });
  const sheets = await exported();
  expect(sheets).toEqual({
    采购单数据: [
      ['采购单号', '供应商', '部门', '合计', '行数'],
      ['P1', '甲', '101', '7', '2'],
      ['P2', '', '102', '0', '1'],
    ],
    采购明细: [
      [
        '采购单号',
        '明细编号',
        '商品',
        '类别',
        '数量',
        '单价',
        '交货日期',
        '货位',
        '联系电话',
        '密码',
        '成本',
        '备注',
        '金额',
      ],
      ['P1', '1', '茶', '现货', '2', '3.5', '', 'A1', '13800001234', '', '7', '', '7'],
      ['P1', '2', '=盐', '预订', '1000', '', '', '', '', '机密', '', '=1+1', '0'],
      ['P2', '3', '米', '现货', '1', '', '', '', '', '', '', '', '0'],
    ],
    联系人: [
      // The contacts have a column of that label themselves.
      ['采购单采购单号', '编号', '姓名', '采购单号'],
      ['P1', '1', '张三', '外部1'],
    ],
  });
});

it('holds what the search finds, in its order, and what its caller may see', async () => {
  expect((await exported('admin', 'purchaseNo=2'))['采购明细']!.slice(1)).toHaveLength(1);
  const ordered = await exported('admin', 'orderByColumn=purchaseNo&isAsc=desc');
  expect(ordered['采购明细']!.slice(1).map(([no]) => no)).toEqual(['P2', 'P1', 'P1']);
  const { 采购单数据: own, 采购明细: lines } = await exported('clerk');
  expect(own!.slice(1).map(([no]) => no)).toEqual(['P1']);
  expect(lines![0]).not.toContain('成本');
  expect(lines!.slice(1)).toEqual([
    ['P1', '1', '茶', '现货', '2', '3.5', '', 'A1', '138****1234', '', '', '7'],
    ['P1', '2', '=盐', '预订', '1000', '', '', '', '', '机*', '=1+1', '0'],
  ]);
});

it('has the sheets to fill in in the template, without keys and what is worked out', async () => {
  expect(await sheetsIn(await download('/importTemplate'))).toEqual({
    采购单数据: [['采购单号', '供应商', '部门']],
    采购明细: [
      [
        '采购单号',
        '商品',
        '类别',
        '数量',
        '单价',
        '交货日期',
        '货位',
        '联系电话',
        '密码',
        '成本',
        '备注',
      ],
    ],
    联系人: [['采购单采购单号', '姓名', '采购单号']],
  });
});

it('brings every row of many, each behind its owner', async () => {
  await server.world.sql('delete from test_purchase_line');
  await server.world.sql('delete from test_purchase');
  await server.world.sql(
    `insert into test_purchase (purchase_id, purchase_no, dept_id, version)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 1300)
     select i, 'N' || i, 101, 1 from n`,
  );
  await server.world.sql(
    `insert into test_purchase_line (purchase_id, place, goods_id, kind, quantity)
     with recursive n(i) as (select 0 union all select i + 1 from n where i < 3899)
     select 1 + i / 3, 1 + i % 3, 1, '1', i + 1 from n`,
  );
  const { 采购明细: lines } = await exported('clerk', 'orderByColumn=purchaseId&isAsc=desc');
  expect(lines!.slice(1).map((cells) => [cells[0], cells[4]])).toEqual(
    Array.from({ length: 3900 }, (_, at) => {
      const owner = 1300 - Math.floor(at / 3);
      return [`N${owner}`, String((owner - 1) * 3 + (at % 3) + 1)];
    }),
  );
});

it('is described with its sheets in the API document', async () => {
  const summaryOf = (path: string) =>
    server.world.engine.routes().find((one) => one.path === `/test/purchase${path}`)?.summary;
  expect(summaryOf('/export')).toBe('导出采购单，含采购明细、联系人');
  expect(summaryOf('/importData')).toBe('导入采购单，含采购明细、联系人');
  expect(summaryOf('/importTemplate')).toBe('下载采购单导入模板，含采购明细、联系人');
});
