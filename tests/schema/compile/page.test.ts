import { describe, expect, it } from 'vitest';
import { PageError } from '../../../src/schema/compile/index.ts';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { compile } from './fixtures.ts';
import { all, form, page, short } from './warehouse.ts';

describe('a page', () => {
  it('without its permission is empty', () => {
    expect(compile(short, [], all)).toEqual({
      id: 'demo/warehouse',
      title: '仓库',
      allowed: false,
      state: {},
      addressState: [],
      sources: {},
      body: [],
      forms: {},
      dicts: [],
    });
  });

  it.each<[string, Partial<Page>, string]>([
    ['form', { list: { columns: ['code'], toolbar: ['create'] } }, '/list/toolbar/0'],
    ['action', { list: { columns: ['code'], row: ['approve'] } }, '/list/row/0'],
    ['field', { list: { columns: ['nothing'] } }, '/list/columns/0'],
    ['search field', { list: { columns: ['code'], query: ['nothing'] } }, '/list/query/0'],
    [
      'form field',
      {
        list: { columns: ['code'], toolbar: ['create'] },
        forms: { edit: { fields: ['nothing'] } },
      },
      '/forms/edit/fields/0/field',
    ],
    ['model', { model: 'nothing' }, '/model'],
    [
      'widget',
      { list: { columns: [{ field: 'code', widget: 'Sparkle' }] } },
      '/list/columns/0/widget',
    ],
    [
      'source',
      { body: [{ type: 'tree', options: { from: 'source', source: 'nothing' }, state: 'x' }] },
      '/body/0/options/source',
    ],
    [
      'custom action',
      {
        list: { columns: ['code'], toolbar: ['go'] },
        actions: { go: { run: [{ type: 'custom', name: 'nothing' }] } },
      },
      '/actions/go/run/0/name',
    ],
    [
      'expression',
      {
        list: { columns: ['code'], toolbar: ['create'] },
        forms: {
          edit: {
            ...form,
            rules: [{ target: 'code', if: { $expr: 'values.' }, set: { visible: true } }],
          },
        },
      },
      '/forms/edit/rules/0',
    ],
  ])('with an unknown %s names the place', (_kind, rest, pointer) => {
    let problem: unknown;
    try {
      compile(page(rest), undefined, all);
    } catch (thrown) {
      problem = thrown;
    }
    expect(problem).toBeInstanceOf(PageError);
    expect((problem as PageError).pointer).toBe(pointer);
  });

  it('of blocks keeps its order and its nesting', () => {
    const blocks = page({
      list: undefined,
      body: [
        {
          type: 'split',
          panes: [
            {
              span: 4,
              body: [
                {
                  type: 'tree',
                  options: { from: 'list', items: [{ value: 1, label: 'a' }] },
                  state: 'kind',
                },
              ],
            },
            {
              body: [
                {
                  type: 'list',
                  name: 'rows',
                  access: 'demo:warehouse:list',
                  columns: ['code'],
                },
              ],
            },
          ],
        },
        {
          type: 'tabs',
          items: [
            {
              key: 'a',
              label: 'A',
              body: [{ type: 'form', form: 'edit', mode: { $expr: 'state.mode' } }],
            },
            { key: 'b', label: 'B', access: 'demo:other:list', body: [] },
          ],
        },
        {
          type: 'card',
          title: 'C',
          body: [
            { type: 'text', text: 'x' },
            { type: 'html', html: 'y' },
            { type: 'iframe', src: '/z', title: 'z' },
            { type: 'actions', actions: ['go'] },
          ],
        },
      ],
      forms: { edit: form },
      actions: {
        go: {
          label: '走',
          run: [
            { type: 'confirm', title: '走吗?' },
            { type: 'custom', name: 'print', access: 'demo:other:print' },
            { type: 'message', text: '到' },
          ],
        },
      },
    });
    const plan = compile(blocks, ['demo:warehouse:list'], all);
    expect(plan.body).toMatchObject([
      {
        type: 'split',
        key: 'body.0',
        panes: [
          { span: 4, body: [{ type: 'tree', choices: { from: 'fixed' } }] },
          {
            collapsible: false,
            body: [{ type: 'list', key: 'rows', name: 'rows', urlState: true }],
          },
        ],
      },
      { type: 'tabs', items: [{ key: 'a', body: [{ type: 'form', form: 'edit' }] }] },
      {
        type: 'card',
        body: [
          { type: 'text', tone: 'plain' },
          { type: 'html' },
          { type: 'iframe' },
          {
            type: 'actions',
            actions: [
              {
                key: 'go',
                run: [
                  { type: 'confirm', title: '走吗?' },
                  { type: 'message', text: '到' },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(Object.keys(plan.forms.edit?.submit ?? {})).toEqual(['create', 'edit']);
  });

  it('repeat others for each record, name a person, and ask for the last fields of a form apart', () => {
    const repeated = page({
      list: undefined,
      body: [
        {
          type: 'repeat',
          records: { $expr: 'sources.rows' },
          where: { $expr: '!row.hidden' },
          columns: 3,
          body: [{ type: 'text', text: { $expr: 'row.name' }, icon: 'user' }],
        },
        { type: 'form', form: 'edit', frame: 'page', width: 560 },
        { type: 'heading', title: { $expr: 'user.userName' }, picture: '' },
        { type: 'descriptions', fields: ['code'], bordered: false },
      ],
      sources: { rows: { url: '/rows' } },
      forms: {
        edit: {
          fields: ['code', { field: 'cold', inside: 'code' }],
          finish: { title: '发布', fields: ['kind', 'salary'] },
          onError: [{ type: 'reload', source: 'rows' }],
        },
      },
    });
    const plan = compile(repeated, ['demo:warehouse:list'], all);
    expect(plan.body).toMatchObject([
      {
        type: 'repeat',
        columns: 3,
        where: { $expr: '!row.hidden' },
        body: [{ type: 'text', icon: 'user' }],
      },
      { type: 'form', frame: 'page', width: 560 },
      { type: 'heading', picture: '' },
      { type: 'descriptions', bordered: false },
    ]);
    expect(plan.forms.edit?.nodes.map(({ name, inside }) => [name, inside])).toEqual([
      ['code', undefined],
      ['cold', 'code'],
      ['kind', undefined],
    ]);
    expect(plan.forms.edit?.onError?.run).toEqual([{ type: 'reload', source: 'rows' }]);
    expect(plan.forms.edit?.finish).toEqual({ names: ['kind'], title: '发布', label: '保存' });
  });
});
