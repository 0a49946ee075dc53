/** Actions of lists that come from the transitions of their model. */
import { describe, expect, it } from 'vitest';
import type { Model, Page, Transition } from '../../../src/schema/generated/types.gen.ts';
import { checkProject, loadProject } from '../../../src/schema/check/project.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { compile, listOf } from './fixtures.ts';
import { all, keys, page, warehouse } from './warehouse.ts';

const model: Model = {
  ...warehouse,
  fields: {
    ...warehouse.fields,
    area: { type: 'string', label: '区域', maxLength: 5, default: '东区', modes: ['list', 'view'] },
    secret: { type: 'string', label: '暗号', maxLength: 5, default: '芝麻', modes: [] },
    stage: { type: 'string', label: '阶段', maxLength: 10, default: 'new' },
  },
  transitions: {
    open: {
      label: '启用',
      field: 'stage',
      from: ['new', "it's"],
      to: 'open',
      confirm: '确定启用吗？',
    },
    close: {
      label: '停用',
      field: 'stage',
      from: ['open'],
      to: 'new',
      required: ['area'],
      optional: ['secret'],
      confirm: '停用 {x}',
      reason: { label: '停用原因', min: 3 },
      assert: { $expr: 'record.area != null' },
      message: '{code}没有区域',
    },
  },
};
const withClose = (facts: Partial<Transition>): Model => ({
  ...model,
  transitions: { ...model.transitions, close: { ...model.transitions!.close!, ...facts } },
});
const models = { ...all, warehouse: model };
const list: Page['list'] = { columns: ['code'], toolbar: ['open'], row: ['open'] };

it('offer a transition to those who may make it, where a row is in a state that it leads from', () => {
  const [action] = listOf(compile(page({ list }), undefined, models)).toolbar;
  expect(action).toMatchObject({
    key: 'open',
    label: '启用',
    selection: 'some',
    possible: [
      {
        when: {
          $expr: "isEmpty(record.stage) || record.stage == 'new' || record.stage == 'it\\'s'",
        },
        message: '当前状态不允许该操作',
      },
    ],
    confirm: { title: '确定启用吗？' },
    run: [
      { type: 'request', request: { method: 'PUT', url: '/demo/warehouse/open/{ids}' } },
      { type: 'message' },
    ],
  });
  const holders = (permissions: string[]) =>
    keys(listOf(compile(page({ list }), permissions, models)).row);
  expect(holders(['demo:warehouse:list'])).toEqual([]);
  expect(holders(['demo:warehouse:list', 'demo:warehouse:open'])).toEqual(['open']);
});

it('ask for the reason of an operation in its question, and send it', () => {
  const careful = { ...model, reasons: { remove: { label: '删除原因', min: 5 }, export: true } };
  const offered = listOf(
    compile(page({ list: { columns: ['code'], toolbar: ['remove', 'export'] } }), undefined, {
      ...all,
      warehouse: careful,
    }),
  ).toolbar;
  const params = { reason: { $expr: 'reason' } };
  expect(offered).toMatchObject([
    {
      confirm: { danger: true, reason: { label: '删除原因', min: 5 } },
      run: [{ request: { method: 'DELETE', params } }, { type: 'message' }],
    },
    { confirm: { reason: true }, run: [{ type: 'export', params }] },
  ]);
});

describe('a transition that asks for values', () => {
  const closing: Page['list'] = { columns: ['code'], toolbar: ['close'], row: ['close'] };
  const plan = compile(page({ list: closing }), undefined, models);

  it('opens their form without a word of the page, once for all its places', () => {
    const list = listOf(plan);
    for (const [action] of [list.toolbar, list.row])
      expect(action).toMatchObject({
        key: 'close',
        selection: action === list.row[0] ? 'none' : 'some',
        run: [{ type: 'openForm', form: 'warehouse/close', mode: 'create' }],
      });
    expect(list.toolbar[0]).not.toHaveProperty('confirm');
    expect(Object.keys(plan.forms)).toEqual(['warehouse/close']);
  });

  it('asks for fields that no form may set, within the limits of the model', () => {
    expect(plan.forms['warehouse/close']).toMatchObject({
      title: { create: '停用' },
      ok: '停用',
      container: 'modal',
      intro: { $text: "停用 {{x} {listed(pluck(rows, 'warehouseId'))}" },
      success: { create: '操作成功' },
      submit: { create: { method: 'PUT', url: '/demo/warehouse/close/{ids}' } },
      nodes: [
        { name: 'area', validation: { required: true, maxLength: 5 }, submit: true },
        { name: 'secret', validation: { maxLength: 5 } },
        { name: 'reason', label: '停用原因', validation: { minLength: 3, maxLength: 500 } },
      ],
    });
    const [area, secret] = plan.forms['warehouse/close']!.nodes;
    expect(area!.default).toBe('东区');
    // What all rows have, and never the default of the model.
    expect(JSON.stringify(secret!.default)).toContain('pluck(rows,');
    expect(secret!.validation).not.toHaveProperty('required');
  });

  it('has its condition checked here, where lists know what it reads', () => {
    expect(listOf(plan).toolbar[0]!.possible).toMatchObject([
      { message: '当前状态不允许该操作' },
      { when: { $expr: 'record.area != null' }, message: { $text: '{values.code}没有区域' } },
    ]);
    for (const $expr of ['input.area != record.area', 'record.secret == 1', 'size(record) > 1']) {
      const others = { ...all, warehouse: withClose({ assert: { $expr } }) };
      const other = compile(page({ list: closing }), undefined, others);
      expect(listOf(other).toolbar[0]!.possible).toHaveLength(1);
    }
  });

  it('is known to the checker, and its form to no step of the page', () => {
    const problemsOf = (rest: Partial<Page>) =>
      checkProject(
        loadProject([
          { path: 'schemas/models/warehouse.json', text: JSON.stringify(model) },
          {
            path: 'schemas/pages/demo/warehouse.json',
            text: JSON.stringify({ ...page(rest), access: undefined }),
          },
        ]),
        vocabulary,
      )
        .filter(({ file }) => file?.includes('pages'))
        .map(({ kind, pointer }) => `${kind} ${pointer}`);
    expect(problemsOf({ list: closing, actions: { close: { label: '关' } } })).toEqual([]);
    expect(problemsOf({ list: { columns: ['code'], toolbar: ['closed'] } })).toEqual([
      'unknown-action /list/toolbar/0',
    ]);
  });
});
