/** Actions of lists that come from the transitions of their model. */
import { expect, it } from 'vitest';
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import { checkProject, loadProject } from '../../../src/schema/check/project.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { compile, listOf } from './fixtures.ts';
import { all, keys, page, warehouse } from './warehouse.ts';

const model: Model = {
  ...warehouse,
  fields: {
    ...warehouse.fields,
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
    close: { label: '停用', field: 'stage', from: ['open'], to: 'new', reason: true },
  },
};
const models = { ...all, warehouse: model };
const list: Page['list'] = { columns: ['code'], toolbar: ['open'], row: ['open'] };

it('offer a transition to those who may make it, where a row is in a state that it leads from', () => {
  const [action] = listOf(compile(page({ list }), undefined, models)).toolbar;
  expect(action).toMatchObject({
    key: 'open',
    label: '启用',
    selection: 'some',
    disabled: {
      $expr: "!(includes(pluck(rows, 'stage'), 'new') || includes(pluck(rows, 'stage'), 'it\\'s'))",
    },
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

it('leave what asks for values to a declaration of the page', () => {
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
  expect(problemsOf({ list })).toEqual([]);
  const closing = { columns: ['code'], toolbar: ['close'] };
  expect(problemsOf({ list: closing })).toEqual(['unknown-action /list/toolbar/0']);
  expect(problemsOf({ list: closing, actions: { close: {} } })).toEqual([
    'missing-part /actions/close',
  ]);
});
