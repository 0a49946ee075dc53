/** Which model a form is of that names none: the same for the checker and for the running page. */
import { describe, expect, it } from 'vitest';
import { pageContext } from '../../src/schema/check/pageContext.ts';
import { formModel } from '../../src/schema/check/pageModels.ts';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import { indexProject } from '../../src/schema/check/projectIndex.ts';
import { Report } from '../../src/schema/check/report.ts';
import type { Model, Page } from '../../src/schema/generated/types.gen.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { compile } from './compile/fixtures.ts';
import { base, vocabulary } from './projects.ts';

const project = loadProject([...base().values()]);
const projectIndex = indexProject(project, vocabulary);
const models = Object.fromEntries(projectIndex.models) as Record<string, Model>;

const list = { type: 'list' as const, name: 'all', model: 'category', columns: ['categoryName'] };
const opens = { type: 'openForm' as const, form: 'edit' };
const button = { type: 'button' as const, name: 'more', label: '更多', run: [opens] };

/** Pages in which a form is opened where the model is category. */
const ways: Record<string, Partial<Page>> = {
  'the list of the page': {
    model: 'item',
    list: { model: 'category', columns: ['categoryName'], toolbar: ['create'] },
  },
  'that list, where the page is of no model': {
    list: { model: 'category', columns: ['categoryName'], toolbar: ['create'] },
  },
  'a list among blocks': { model: 'item', body: [{ ...list, toolbar: ['create'] }] },
  'an action of a list': {
    model: 'item',
    list: { model: 'category', columns: ['categoryName'], form: 'other', toolbar: ['edit'] },
    actions: { edit: { label: '打开', run: [opens] } },
    forms: { other: { fields: [] } },
  },
  'an action of the page that a list offers': {
    model: 'item',
    body: [{ ...list, toolbar: ['open'] }],
    actions: { open: { label: '打开', run: [opens] } },
  },
  'a block beside a list of another model that opens nothing': {
    model: 'category',
    body: [
      { ...list, model: 'item', columns: ['itemName'] },
      { type: 'form', form: 'edit' },
    ],
  },
  'a standard action of a list whose name the page has, too': {
    model: 'item',
    list: { columns: ['itemName'], form: 'other', toolbar: ['create'] },
    actions: { create: { label: '新增物品', run: [{ type: 'message', text: '新增' }] } },
    body: [{ ...list, toolbar: ['create'] }],
    forms: { other: { fields: ['itemName'] } },
  },
  'a cell of a list': {
    model: 'item',
    body: [
      { ...list, columns: [{ field: 'categoryName', cell: { type: 'link', action: 'edit' } }] },
    ],
  },
  'another form': {
    model: 'item',
    body: [{ type: 'form', form: 'first' }],
    forms: { first: { model: 'category', fields: ['categoryName', button] } },
  },
  'another form that it opens in turn': {
    model: 'item',
    body: [{ ...list, form: 'first', toolbar: ['create'] }],
    forms: { first: { fields: ['categoryName', button] } },
  },
  'a block of the model of the page': { model: 'category', body: [{ type: 'form', form: 'edit' }] },
};

describe.each(Object.entries(ways))('a form opened by %s', (_way, own) => {
  const page: Page = {
    version: 2,
    id: 'demo/forms',
    title: '表单',
    ...own,
    forms: { ...own.forms, edit: { fields: ['categoryName', button] } },
  };

  it('is of the model there', () => {
    const { blocks } = vocabulary;
    const context = pageContext(page, { projectIndex, report: new Report(), blocks });
    expect(compile(page, undefined, models).forms.edit!.model).toBe('category');
    expect(formModel('edit', context)?.name).toBe('category');
  });

  it('may name its fields, and no others', () => {
    const path = 'schemas/pages/demo/forms.json';
    const said = (one: Page) =>
      checkProject(
        loadProject([
          ...base()
            .set(path, { path, text: JSON.stringify(one) })
            .values(),
        ]),
        vocabulary,
      )
        .map(formatProblem)
        .filter((text) => text.startsWith(path));
    expect(said(page)).toEqual([]);
    expect(said({ ...page, forms: { ...page.forms, edit: { fields: ['itemName'] } } })).toEqual([
      `${path}:1 /forms/edit/fields/0/field: unknown field itemName of category`,
      `${path}:1 /forms/edit/fields/0/name: unknown field itemName of category, so nothing ` +
        'stores it; sent: false keeps it in the form',
    ]);
  });
});

it.each([
  ['page', { model: 'category', body: [] }],
  ['list of the page', { model: 'item', list: { model: 'category', columns: ['categoryName'] } }],
])('a form that nothing opens is of the model of the %s', (_which, own) => {
  const forms = { other: { fields: ['categoryName'] } };
  const page: Page = { version: 2, id: 'demo/forms', title: '表单', forms, ...own };
  const { blocks } = vocabulary;
  const context = pageContext(page, { projectIndex, report: new Report(), blocks });
  expect(formModel('other', context)?.name).toBe('category');
});
