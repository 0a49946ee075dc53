import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { compile, isList, listOf } from './fixtures.ts';
import { all, form, keys, only, short } from './warehouse.ts';

describe('standard actions', () => {
  it('exist without being declared', () => {
    const list = listOf(compile(short, undefined, all));
    expect(
      list.toolbar.map(({ label, variant, selection, icon }) => [label, variant, selection, icon]),
    ).toEqual([
      ['新增', 'primary', 'none', 'plus'],
      ['修改', 'primary', 'one', 'edit'],
      ['删除', 'danger', 'some', 'delete'],
      ['导出', 'primary', 'none', 'download'],
      ['导入', 'dashed', 'none', 'import'],
      ['刷新', 'default', 'none', 'reload'],
    ]);
    expect(list.toolbar[2]).toMatchObject({
      run: [
        { type: 'request', request: { method: 'DELETE', url: '/demo/warehouse/{ids}' } },
        { type: 'message', text: '删除成功' },
      ],
      confirm: {
        title: '确认删除选中的数据？',
        content: { $expr: "listed(pluck(rows, 'warehouseId'))" },
        danger: true,
      },
    });
    expect(list.toolbar[3]).toMatchObject({
      run: [{ type: 'export', url: '/demo/warehouse/export', filename: 'warehouse' }],
      confirm: {
        title: '确认导出吗？',
        content: '此操作将导出当前条件下所有数据而非选中数据',
      },
    });
    expect(list.toolbar[4]?.run).toEqual([
      {
        type: 'import',
        title: '仓库导入',
        url: '/demo/warehouse/importData',
        templateUrl: '/demo/warehouse/importTemplate',
        templateName: 'warehouse_template',
        updateLabel: '是否更新已经存在的仓库数据',
      },
    ]);
    expect(list.row.map(({ variant, selection }) => [variant, selection])).toEqual([
      ['link', 'none'],
      ['danger', 'none'],
    ]);
  });

  it('are overridden member by member: other steps keep label and permission, other presentation the steps', () => {
    const changed = {
      ...short,
      actions: {
        export: { run: [{ type: 'export' as const, filename: 'stock' }] },
        create: { run: [{ type: 'navigate' as const, to: '/demo/new' }] },
        remove: { visible: { $expr: 'row.code != 1' } },
      },
    };
    const [create, , remove, exported] = listOf(compile(changed, undefined, all)).toolbar;
    expect(exported).toMatchObject({
      label: '导出',
      run: [{ url: '/demo/warehouse/export', filename: 'stock' }],
    });
    expect(create).toMatchObject({
      label: '新增',
      variant: 'primary',
      run: [{ type: 'navigate', to: '/demo/new' }],
    });
    expect(remove).toMatchObject({
      visible: { $expr: 'row.code != 1' },
      run: [{ type: 'request' }, { type: 'message' }],
    });
    expect(keys(listOf(compile(changed, ['demo:warehouse:list'], all)).toolbar)).toEqual([
      'refresh',
    ]);
  });

  it('belong to the list they stand in: a nested list has those of its own model and form', () => {
    const nested: Page = {
      ...short,
      list: {
        ...short.list!,
        expand: [
          {
            type: 'list',
            name: 'posts',
            model: 'post',
            form: 'post',
            columns: ['postName'],
            toolbar: ['create', 'remove'],
          },
        ],
      },
      forms: { edit: form, post: { fields: ['postName'] } },
      actions: { remove: { run: [{ type: 'request', method: 'DELETE', url: '/elsewhere' }] } },
    };
    const plan = compile(nested, undefined, all);
    const inner = only(listOf(plan).expand?.find(isList));
    expect(inner.toolbar[0]?.run).toMatchObject([{ form: 'post' }]);
    expect(inner.toolbar[1]?.run).toMatchObject([{ request: { url: '/system/post/{ids}' } }, {}]);
    expect(inner.urlState).toBe(false);
    expect(plan.forms.post).toMatchObject({
      model: 'post',
      title: { create: '添加岗位' },
      submit: { create: { method: 'POST', url: '/system/post' } },
    });
  });

  it('carry what they do apart from how they are offered', () => {
    const view: Page = {
      ...short,
      list: { columns: [{ field: 'code', cell: { type: 'link', action: 'open' } }] },
      actions: {
        open: {
          label: '看',
          access: 'query',
          run: [
            {
              type: 'show',
              body: [
                {
                  type: 'descriptions',
                  fields: [
                    'code',
                    { label: '共', value: { $text: "{dictLabel('demo_extra', record.kind)}" } },
                  ],
                },
              ],
            },
          ],
        },
      },
    };
    const plan = compile(view, undefined, all);
    expect(listOf(plan).columns[0]?.action).toMatchObject({
      key: 'open',
      variant: 'link',
      run: [
        {
          type: 'show',
          container: 'drawer',
          body: [
            { type: 'descriptions', items: [{ field: 'code', label: '编码' }, { label: '共' }] },
          ],
        },
      ],
    });
    expect(JSON.stringify(plan)).not.toContain('access');
    expect(
      listOf(compile(view, ['demo:warehouse:list', 'demo:other:query'], all)).columns[0]?.action,
    ).toBeUndefined();
    expect(plan.dicts).toEqual(['demo_extra']);
  });
});
