/** Models written where they are owned: checked, bundled and named as those that have files. */
import { describe, expect, it } from 'vitest';
import { bundleProject } from '../../src/schema/bundle/bundle.ts';
import { loadProject } from '../../src/schema/check/project.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { base, vocabulary } from './projects.ts';

const list = (fields: object, relation: object = {}) => ({
  version: 2,
  name: 'list',
  label: '清单',
  table: 'demo_list',
  key: 'listId',
  path: '/demo/list',
  permission: 'demo:list',
  fields: { listId: { type: 'id', label: '编号' } },
  relations: {
    entries: { type: 'owned', model: 'listEntry', label: '条目', fields, min: 1, ...relation },
  },
});
const page = {
  version: 2,
  id: 'demo/list',
  title: '清单',
  model: 'list',
  list: { columns: ['listId'], toolbar: ['create'] },
  forms: { edit: { fields: [{ type: 'list', field: 'entries', fields: ['text'] }] } },
};

function project(model: object) {
  const files = base();
  for (const [path, value] of [
    ['schemas/models/list.json', model],
    ['schemas/pages/demo/list.json', page],
  ] as const)
    files.set(path, { path, text: JSON.stringify(value) });
  return bundleProject(loadProject([...files.values()]), vocabulary);
}

const text = { type: 'string', label: '内容', maxLength: 20, required: true };

describe('a model inside an owned relation', () => {
  it('is a model like others, with a key, its owner and its place', () => {
    const { models, bundles, problems } = project(list({ text }));
    expect(problems.map(formatProblem)).toEqual([]);
    expect(models.get('list')?.relations?.entries).toEqual({
      type: 'owned',
      model: 'listEntry',
      label: '条目',
      by: 'listId',
      order: 'rowPlace',
      min: 1,
    });
    expect(models.get('listEntry')).toMatchObject({
      label: '条目',
      table: 'demo_list_list_entry',
      key: 'rowId',
      fields: {
        rowId: { type: 'id' },
        listId: { type: 'ref', modes: [] },
        rowPlace: { type: 'integer', modes: [] },
        text,
      },
    });
    expect(Object.keys(bundles.get('demo/list')?.models ?? {})).toEqual(['list', 'listEntry']);
  });

  it('has its problems where it is written', () => {
    const { problems } = project(
      list({ text: { ...text, default: 'x'.repeat(21) } }, { model: 'item' }),
    );
    expect(problems.map(({ file, pointer, message }) => [file, pointer, message])).toEqual(
      expect.arrayContaining([
        [
          'schemas/models/list.json',
          '/relations/entries/fields/text/default',
          expect.stringContaining('is longer than 20 characters'),
        ],
        ['schemas/models/list.json', '/relations/entries', 'there is a model item already'],
      ]),
    );
  });
});
