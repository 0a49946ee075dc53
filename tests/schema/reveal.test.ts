/** The permission that the masked values of parts are asked for by. */
import { expect, it } from 'vitest';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { base, vocabulary } from './projects.ts';

const mask = { type: 'string', label: '电话', maxLength: 20, mask: 'phone' };
const own = { label: '联系人', table: 'demo_person', key: 'personId', version: 2 };

/** Problems of a page that asks for a permission, beside a model with parts. */
function problemsOf(access: string, part: object): string[] {
  const files = base();
  for (const [path, value] of [
    [
      'schemas/models/firm.json',
      {
        version: 2,
        name: 'firm',
        label: '公司',
        table: 'demo_firm',
        key: 'firmId',
        path: '/demo/firm',
        permission: 'demo:firm',
        fields: { firmId: { type: 'id', label: '编号' } },
        relations: { people: { type: 'owned', model: 'person', by: 'firmId' } },
      },
    ],
    [
      'schemas/models/person.json',
      {
        ...own,
        name: 'person',
        ...part,
        fields: {
          personId: { type: 'id', label: '编号' },
          firmId: { type: 'ref', label: '公司', required: true },
          phone: mask,
        },
      },
    ],
    [
      'schemas/pages/demo/firm.json',
      {
        version: 2,
        id: 'demo/firm',
        title: '公司',
        model: 'firm',
        access: ['demo:firm:list', access],
        list: { columns: ['firmId'] },
      },
    ],
  ] as const)
    files.set(path, { path, text: JSON.stringify(value) });
  return checkProject(loadProject([...files.values()]), vocabulary).map(formatProblem);
}

it('is that of their owner where they have none', () => {
  expect(problemsOf('demo:firm:reveal', {})).toEqual([]);
});

it('is their own where they have one', () => {
  const part = { path: '/demo/person', permission: 'demo:person', operations: ['list', 'get'] };
  expect(problemsOf('demo:person:reveal', part)).toEqual([]);
  expect(problemsOf('demo:firm:reveal', part)).toEqual([
    expect.stringContaining('nothing grants the permission demo:firm:reveal'),
  ]);
});
