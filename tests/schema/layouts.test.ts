/** Layouts of lists: what the checker says of them, and what of them is left for whom. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import type { Layout, Model, Page } from '../../src/schema/generated/types.gen.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { compile, listOf } from './compile/fixtures.ts';
import { base, vocabulary } from './projects.ts';

const example = (name: string) =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../docs/examples/outing', name), 'utf8'),
  ) as unknown;
const outing = example('model.json') as Model;
const page = example('page.json') as Page;

const pageWith = (layouts: Layout[]): Page => ({
  ...page,
  menu: undefined as never,
  list: { ...page.list!, layouts },
});

function problemsOf(layouts: Layout[]): string[] {
  const { menu: _none, ...without } = pageWith(layouts);
  const files = [
    ...base().values(),
    { path: 'schemas/models/outing.json', text: JSON.stringify(outing) },
    { path: 'schemas/pages/demo/outing.json', text: JSON.stringify(without) },
  ];
  return checkProject(loadProject(files), vocabulary)
    .map(formatProblem)
    .filter((text) => text.includes('/list/layouts'))
    .map((text) => text.slice(text.indexOf('/list/layouts')));
}

describe('layouts', () => {
  it.each<[string, Layout[], string]>([
    [
      'a board by a field without choices',
      [{ type: 'kanban', by: 'stge' }],
      '/list/layouts/0/by: unknown field with choices stge of outing, did you mean stage?',
    ],
    [
      'a column for a value that is no choice',
      [{ type: 'kanban', by: 'stage', values: ['opn'] }],
      '/list/layouts/0/values/0: "opn"',
    ],
    [
      'a calendar by a field that is no day',
      [{ type: 'calendar', start: 'startA' }],
      '/list/layouts/0/start: unknown day or moment startA of outing, did you mean startAt?',
    ],
    [
      'a picture that the model has not',
      [{ type: 'gallery', image: 'covr' }],
      '/list/layouts/0/image: unknown field covr of outing, did you mean cover?',
    ],
    [
      'a field of cards that the model has not',
      [{ type: 'gallery', image: 'cover', fields: ['plce'] }],
      '/list/layouts/0/fields/0: unknown field plce of outing, did you mean place?',
    ],
    [
      'a parent that the model has not',
      [{ type: 'tree', parent: 'parent_id' }],
      '/list/layouts/0/parent: unknown field parent_id of outing, did you mean parentId?',
    ],
    ['two of one name', ['table', 'table'], '/list/layouts/1: there are two layouts named table'],
  ])('%s is reported', (_what, layouts, problem) => {
    expect(problemsOf(layouts)).toEqual([expect.stringContaining(problem)]);
  });

  it('need filters that find the rows of a column or of days', () => {
    const { stage, startAt } = outing.fields;
    const without = (name: string, field: unknown) =>
      ({
        ...outing,
        fields: { ...outing.fields, [name]: { ...(field as object), filter: undefined } },
      }) as Model;
    const problems = (model: Model, layout: Layout) => {
      const { menu: _none, ...own } = pageWith([layout]);
      const files = [
        ...base().values(),
        { path: 'schemas/models/outing.json', text: JSON.stringify(model) },
        { path: 'schemas/pages/demo/outing.json', text: JSON.stringify(own) },
      ];
      return checkProject(loadProject(files), vocabulary).map(formatProblem).join('\n');
    };
    expect(problems(without('stage', stage), { type: 'kanban', by: 'stage' })).toContain(
      'stage needs the filter exact or in',
    );
    expect(problems(without('startAt', startAt), { type: 'calendar', start: 'startAt' })).toContain(
      'startAt needs the filter dayRange or timeRange',
    );
  });

  it('leave cards where they are for those who may not change them', () => {
    const layoutsFor = (permissions: string[]) =>
      listOf(compile(page, permissions, { outing })).layouts ?? [];
    const find = (permissions: string[], type: string) =>
      layoutsFor(permissions).find((one) => one.type === type);
    expect(find(['*:*:*'], 'kanban')).toHaveProperty('update');
    expect(find(['*:*:*'], 'calendar')).toHaveProperty('create');
    expect(find(['demo:outing:list'], 'kanban')).not.toHaveProperty('update');
    expect(find(['demo:outing:list'], 'calendar')).not.toHaveProperty('update');
    expect(find(['demo:outing:list'], 'calendar')).not.toHaveProperty('create');
  });
});
