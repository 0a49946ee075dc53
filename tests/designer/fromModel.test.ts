/** Pages that the designer makes from models are sound, for every model of the project. */
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../src/designer/document/problems.ts';
import { soundModels } from '../../src/designer/document/project.ts';
import { pageFromModel } from '../../src/designer/start/fromModel.ts';
import { project } from './project.ts';

const made = (name: string, id = `made/${name}`) =>
  pageFromModel({ id, title: name, name, model: soundModels(project)[name]! }, (page) =>
    problemsOf(page, id, project),
  );

describe.each(Object.keys(soundModels(project)))('a page of %s', (name) => {
  it('has no problems, and something in its list', () => {
    const page = made(name);
    expect(problemsOf(page, `made/${name}`, project)).toEqual([]);
    expect((page.list as { columns: unknown[] }).columns).not.toEqual([]);
  });
});

it('has the list and the form of the model', () => {
  const { list, forms, access } = made('post') as Record<string, Record<string, unknown>>;
  expect(access).toBe('list');
  expect(list).toMatchObject({
    query: ['postCode', 'postName', 'status'],
    toolbar: ['create', 'edit', 'remove', 'import', 'export'],
    row: ['edit', 'remove'],
  });
  expect(forms!.edit).toEqual({
    fields: ['postCode', 'postName', 'postSort', 'status', 'remark'],
  });
});
