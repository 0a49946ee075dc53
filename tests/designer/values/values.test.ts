/** Values of expressions with a sample record, and answers as trees. */
import { describe, expect, it } from 'vitest';
import { offeredAt } from '../../../src/designer/rules/offered.ts';
import {
  answerTree,
  hasNoRecords,
  isEmptyAnswer,
} from '../../../src/designer/values/answerTree.ts';
import { evaluated } from '../../../src/designer/values/evaluated.ts';
import { choicesOf, modelAddresses, requestAt } from '../../../src/designer/values/request.ts';
import { modelsAt, sampleScope, type Samples } from '../../../src/designer/values/scope.ts';
import { protocol } from '../../../src/protocol/index.ts';
import type { Live } from '../../../src/schema/explain/live.ts';
import type { Path } from '../../../src/schema/pointer.ts';
import { pages, project } from '../project.ts';

const post: unknown = JSON.parse(pages.find(([id]) => id === 'system/post')![1]);
const record = { postId: 7, postName: '董事长', status: '1' };

const live: Live = {
  scope: { state: { open: true }, sources: {}, user: { userId: 1 } },
  host: {},
  forms: new Map([
    ['edit', { scope: { values: { status: '0', postSort: 0 } }, host: {}, mode: 'create' }],
  ]),
};

/** What an expression gives at a place of the page of posts. */
function valueAt(path: Path, source: string, samples: Partial<Samples> = {}) {
  const { place } = offeredAt(post, path, project)!;
  const all: Samples = { mode: 'edit', values: record, row: record, ...samples };
  return evaluated(source, sampleScope(live, modelsAt(place, path), all));
}

const field = ['forms', 'edit', 'fields', 2, 'visible'];
const column = ['list', 'columns', 1, 'visible'];

describe('an expression', () => {
  it('in a form reads the record, or what the form begins with', () => {
    expect(valueAt(field, "values.status == '1'")).toEqual({ value: true });
    expect(valueAt(field, 'values.postSort')).toEqual({ value: 0 });
    expect(valueAt(field, 'mode + key')).toEqual({ value: 'edit7' });
    expect(valueAt(field, 'values.status', { mode: 'create' })).toEqual({ value: '0' });
    expect(valueAt(field, 'values.status', { values: undefined })).toEqual({ value: '0' });
    expect(valueAt(field, 'mode', { mode: 'create' })).toEqual({ value: 'create' });
  });

  it('of a row reads the row, and the state of the page', () => {
    expect(valueAt(column, 'row.postName')).toEqual({ value: '董事长' });
    expect(valueAt(column, 'ids')).toEqual({ value: [7] });
    expect(valueAt(column, 'state.open')).toEqual({ value: true });
  });

  it('says what is not known before the page runs', () => {
    expect(valueAt(column, 'result.total > 1')).toEqual({ missing: ['result'] });
    expect(valueAt(column, 'row.status', { row: undefined })).toEqual({ missing: ['row'] });
  });

  it('that fails says why, and one that is none gives nothing', () => {
    const row = { postName: 'x'.repeat(60_000) };
    expect(valueAt(column, 'row.postName + row.postName', { row })).toMatchObject({
      failure: { message: expect.stringContaining('makes a text of more than') as unknown },
    });
    expect(valueAt(column, 'row.')).toBeUndefined();
  });
});

describe('a request', () => {
  const page = {
    sources: { posts: { url: '/system/post/list' } },
    forms: {
      edit: {
        fields: [{ field: 'postId', label: '岗位', options: { from: 'source', source: 'posts' } }],
      },
    },
    body: [{ type: 'text', text: '甲' }],
  };

  it('is known by its members, and its choices by its name', () => {
    const at = ['sources', 'posts'];
    expect(requestAt(page, at)).toEqual({ url: '/system/post/list' });
    expect(requestAt(page, ['body', 0])).toBeUndefined();
    expect(requestAt(page, ['sources', 'gone'])).toBeUndefined();
    const step = { type: 'request', method: 'PUT', url: '/system/post' };
    const actions = { store: { label: '存', run: [step, { ...step, method: 'GET' }] } };
    expect(requestAt({ ...page, actions }, ['actions', 'store', 'run', 0])).toBeUndefined();
    expect(requestAt({ ...page, actions }, ['actions', 'store', 'run', 1])).toBeDefined();
    expect(requestAt(page, [])).toBeUndefined();
    const options = ['forms', 'edit', 'fields', 0, 'options'];
    expect(choicesOf(page, at)).toEqual([{ path: options, field: '岗位' }]);
    expect(choicesOf(page, ['sources', 'other'])).toEqual([]);
  });

  it('takes the address of a model: its choices where it has them, else its list', () => {
    const addresses = modelAddresses(project, protocol);
    expect(addresses).toContainEqual({ value: '/system/post/optionselect', label: '岗位' });
    expect(addresses).toContainEqual({ value: '/system/config/list', label: '参数' });
  });
});

describe('an answer', () => {
  const more = (count: number) => `+${count}`;

  it('is a tree whose members are written as expressions', () => {
    const tree = answerTree({ rows: [{ postName: '董事长', 'a-b': 1 }], total: 1 }, more);
    expect(tree).toMatchObject([
      {
        key: '.rows',
        title: 'rows: [ 1 ]',
        children: [
          {
            key: '.rows[0]',
            name: undefined,
            children: [
              { key: '.rows[0].postName', name: 'postName', title: 'postName: "董事长"' },
              { key: '.rows[0]["a-b"]', title: 'a-b: 1' },
            ],
          },
        ],
      },
      { key: '.total', title: 'total: 1', children: [] },
    ]);
  });

  it('shows the first items of a long list, and how many more there are', () => {
    const tree = answerTree(
      Array.from({ length: 50 }, (_, index) => index),
      more,
    );
    expect(tree).toHaveLength(21);
    expect(tree.at(-1)).toMatchObject({ title: '+30', children: [] });
  });

  it('may be empty', () => {
    expect([undefined, null, ''].map(isEmptyAnswer)).toEqual([true, true, true]);
    expect(isEmptyAnswer(0)).toBe(false);
    expect([[], { rows: [], total: 0 }].map(hasNoRecords)).toEqual([true, true]);
    expect([{ rows: [1] }, {}, 'x'].map(hasNoRecords)).toEqual([false, false, false]);
  });
});
