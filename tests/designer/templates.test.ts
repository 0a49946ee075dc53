/** Pages that begin with a template are sound, for every model that the template fits. */
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../src/designer/document/problems.ts';
import { soundModels } from '../../src/designer/document/project.ts';
import { templates, type TemplateName } from '../../src/designer/start/beginnings.ts';
import { project } from './project.ts';

const made = (template: TemplateName, name: string, id = `made/${name}`) =>
  templates[template].make({ id, title: name, name, model: soundModels(project)[name]! }, (page) =>
    problemsOf(page, id, project),
  ) as { body?: Record<string, unknown>[]; forms?: Record<string, unknown> };

const names = Object.keys(templates) as TemplateName[];

describe.each(names)('the template %s', (template) => {
  const fitting = Object.entries(soundModels(project))
    .filter(([, model]) => templates[template].fits(model))
    .map(([name]) => name);

  it('fits some model of the project', () => {
    expect(fitting).not.toEqual([]);
  });

  it.each(fitting)('gives a page without a problem of %s', (name) => {
    expect(problemsOf(made(template, name), `made/${name}`, project)).toEqual([]);
  });
});

it('a dashboard has cards, a chart for each figure by groups, and the records', () => {
  const { body = [] } = made('dashboard', 'user');
  expect(body.map(({ type, aggregate }) => [type, aggregate])).toEqual([
    ['statistic', 'byDept'],
    ['chart', 'byDept'],
    ['chart', 'byStatus'],
    ['list', undefined],
  ]);
});

it('the record beside a list is edited where it can be', () => {
  const { body, forms } = made('masterDetail', 'post');
  expect(body).toMatchObject([
    {
      type: 'masterDetail',
      name: 'masterDetail',
      list: { columns: ['postCode', 'postName', 'postSort'], toolbar: ['create'] },
      detail: [{ type: 'form', recordKey: { $expr: 'record.postId' } }],
    },
  ]);
  expect(Object.keys(forms ?? {})).toEqual(['edit']);
});

it('the fields of a model are parted evenly among steps', () => {
  const { forms } = made('steps', 'post');
  expect(forms!.edit).toEqual({
    fields: [
      {
        type: 'steps',
        items: [
          { label: '第 1 步', fields: ['postCode', 'postName', 'postSort'] },
          { label: '第 2 步', fields: ['status', 'remark'] },
        ],
      },
    ],
  });
});
