import { describe, expect, it } from 'vitest';
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import { compile, listOf, pageNamed } from './fixtures.ts';
import { all, keys, only, page, short, warehouse } from './warehouse.ts';

describe('a list', () => {
  it('takes request, key, paging and address from the model', () => {
    const list = listOf(compile(short, undefined, all));
    expect(list).toMatchObject({
      key: 'list',
      name: 'list',
      rowKey: 'warehouseId',
      request: { url: '/demo/warehouse/list' },
      paged: true,
      pageSize: 10,
      queryShown: 2,
      selection: 'multiple',
      tools: true,
      urlState: true,
    });
    expect(listOf(compile(pageNamed('system/dept')))).toMatchObject({
      paged: false,
      tree: { key: 'deptId', parent: 'parentId', expanded: true },
    });
  });

  it('shows columns by the type of their fields', () => {
    const { columns } = listOf(
      compile(
        page({
          list: {
            columns: [
              'warehouseId',
              'code',
              'kind',
              'cold',
              'opened',
              'createTime',
              'deptId',
              'address',
              { field: 'dept.deptName', sortable: true },
              { field: 'area', sortable: true, suffix: ' ㎡' },
            ],
          },
        }),
        undefined,
        all,
      ),
    );
    expect(
      columns.map(({ label, component, width, ellipsis }) => [label, component, width, ellipsis]),
    ).toEqual([
      ['编号', 'Text', 100, true],
      ['编码', 'Text', undefined, true],
      ['类型', 'DictTag', 110, true],
      ['冷库', 'BooleanText', 100, true],
      ['启用日期', 'DateText', 120, true],
      ['创建时间', 'DateText', 180, true],
      ['部门', 'Text', undefined, true],
      ['地址', 'Text', undefined, true],
      ['部门名称', 'Text', undefined, true],
      ['面积', 'NumberText', 120, true],
    ]);
    expect(columns[4]?.props).toEqual({ format: 'YYYY-MM-DD' });
    expect(columns[6]?.value).toEqual({ $expr: 'row.dept.deptName' });
    expect(columns[9]).toMatchObject({ sortable: true, suffix: ' ㎡', align: 'right' });
    expect(columns[0]?.sortable).toBe(false);
  });

  it('gives each column the heads above it, and the side at which they stay', () => {
    const { columns } = listOf(
      compile(
        page({
          list: {
            columns: [
              'code',
              {
                label: '位置',
                fixed: 'left',
                columns: [
                  'address',
                  {
                    label: '归属',
                    columns: ['deptId', { field: 'area', access: 'no:such:right' }],
                  },
                ],
              },
            ],
            rowTone: { $expr: 'row.tone' },
          },
        }),
        ['demo:warehouse:list'],
        all,
      ),
    );
    const at = { key: '/1', label: '位置' };
    expect(columns.map(({ key, groups, fixed }) => [key, groups, fixed])).toEqual([
      ['code', undefined, undefined],
      ['address', [at], 'left'],
      ['deptId', [at, { key: '/1/1', label: '归属' }], 'left'],
    ]);
  });

  it('gives columns controls for rows that are edited together, to those who may edit', () => {
    const model = { ...warehouse, operations: ['list', 'update', 'updateMany'] as const };
    const edited = (held: string[], edit: object | true = true) =>
      listOf(
        compile(
          page({ list: { columns: ['warehouseId', 'code', 'area', 'createTime'], edit } }),
          held,
          { ...all, warehouse: model as never },
        ),
      );
    const controls = ({ columns }: ReturnType<typeof listOf>) =>
      columns.flatMap(({ key, batch }) => (batch ? [key] : []));
    const may = ['demo:warehouse:list', 'demo:warehouse:edit'];
    const full = edited(may);
    expect(full.batch?.request).toEqual({ method: 'PUT', url: '/demo/warehouse/batch' });
    // The code is given once, and the server itself keeps the key and the time.
    expect(controls(full)).toEqual(['area']);
    expect(controls(edited(may, { fields: ['code'] }))).toEqual([]);
    const reader = edited(['demo:warehouse:list']);
    expect([reader.batch, controls(reader)]).toEqual([undefined, []]);
  });

  it('keeps columns of one field apart', () => {
    expect(
      keys(
        listOf(
          compile(
            page({ list: { columns: ['code', { field: 'code', label: '条码' }] } }),
            undefined,
            all,
          ),
        ).columns,
      ),
    ).toEqual(['code', 'code#2']);
  });

  it('edits cells with the control of their field, for those who may write it', () => {
    const editable: Partial<Page> = {
      list: {
        columns: [
          { field: 'area', cell: { type: 'edit', access: 'demo:warehouse:edit' } },
          { field: 'checkedAt', cell: { type: 'edit' } },
          { field: 'salary', cell: { type: 'edit' } },
        ],
      },
    };
    const edits = (permissions: string[]) =>
      listOf(compile(page(editable), permissions, all)).columns.map(({ field, edit }) => [
        field,
        edit && [edit.component, edit.props],
      ]);
    expect(edits(['*:*:*'])).toEqual([
      ['area', ['NumberInput', { min: 0, precision: 1, grouping: true }]],
      ['checkedAt', undefined],
      ['salary', ['NumberInput', { precision: 2, grouping: true }]],
    ]);
    expect(edits(['demo:warehouse:list', 'demo:warehouse:rent'])).toEqual([
      ['area', undefined],
      ['checkedAt', undefined],
      ['salary', undefined],
    ]);
  });

  it('searches by the filters of the fields', () => {
    const { query } = listOf(
      compile(
        page({
          list: {
            columns: ['code'],
            query: [
              'code',
              'kind',
              'cold',
              'opened',
              'deptId',
              { field: 'area', label: '大小', placeholder: '不限' },
            ],
          },
        }),
        undefined,
        all,
      ),
    );
    expect(
      query.map(({ component, placeholder, range, prefix }) => [
        component,
        placeholder,
        range,
        prefix,
      ]),
    ).toEqual([
      ['Input', '请输入编码', undefined, undefined],
      ['Select', '请选择类型', undefined, undefined],
      ['Select', '请选择冷库', undefined, undefined],
      ['DateRange', undefined, 'day', 'opened'],
      ['TreeSelect', '请选择部门', undefined, undefined],
      ['Input', '不限', undefined, undefined],
    ]);
    expect(query[2]?.choices).toMatchObject({
      from: 'fixed',
      choices: [
        { value: true, label: '是' },
        { value: false, label: '否' },
      ],
    });
    const operlog = listOf(
      compile(
        page({
          model: 'operlog',
          list: { columns: ['title'], query: ['businessTypes', 'operTime'] },
        }),
      ),
    );
    expect(operlog.query).toMatchObject([
      { name: 'businessTypes', component: 'Select', props: { mode: 'multiple' } },
      { component: 'DateRange', range: 'time' },
    ]);
  });
});

describe('a switch in a list', () => {
  const switched: Model = {
    ...warehouse,
    labelField: 'code',
    switches: { kind: '/demo/warehouse/changeKind', cold: '/demo/warehouse/changeCold' },
    fields: { ...warehouse.fields, address: { ...only(warehouse.fields.address), always: true } },
  };
  const cellOf = (cell: Record<string, unknown>, field = 'kind', permissions?: string[]) =>
    listOf(
      compile(
        page({ list: { columns: [{ field, cell: { type: 'switch', ...cell } }] } }),
        permissions,
        { ...all, warehouse: switched },
      ),
    ).columns[0]?.switch;

  it('sends, asks and says what follows from the model', () => {
    expect(cellOf({})).toEqual({
      on: '0',
      off: '1',
      request: {
        method: 'PUT',
        url: '/demo/warehouse/changeKind',
        body: {
          warehouseId: { $expr: 'row.warehouseId' },
          kind: { $expr: 'value' },
          address: { $expr: 'row.address' },
        },
      },
      confirm: {
        $expr:
          "replaceText(value == '0' ? '确认启用{name}的仓库吗？' : '确认停用{name}的仓库吗？', '{name}', row.code)",
      },
      success: { $expr: "value == '0' ? '启用成功' : '停用成功'" },
      failure: {
        $expr:
          "replaceText(value == '0' ? '启用异常：{problem}' : '停用异常：{problem}', '{problem}', problem)",
      },
    });
    expect(cellOf({}, 'cold')).toMatchObject({
      on: true,
      off: false,
      success: { $expr: "value == true ? '启用成功' : '停用成功'" },
    });
  });

  it('is there for those who may edit, unless it says otherwise', () => {
    expect(cellOf({}, 'kind', ['demo:warehouse:list'])).toBeUndefined();
    expect(cellOf({ access: 'list' }, 'kind', ['demo:warehouse:list'])).toBeDefined();
  });

  it('says what differs; an empty question is none', () => {
    const own = cellOf({ on: 'A', off: 'B', confirm: '', success: '好' });
    expect(own).toMatchObject({ on: 'A', off: 'B', success: '好' });
    expect(own).not.toHaveProperty('confirm');
    expect(own?.failure).toEqual({
      $expr:
        "replaceText(value == 'A' ? '启用异常：{problem}' : '停用异常：{problem}', '{problem}', problem)",
    });
  });

  it('without an address of its own or of the model is refused', () => {
    expect(() => cellOf({}, 'code')).toThrow(/switches/);
  });
});
