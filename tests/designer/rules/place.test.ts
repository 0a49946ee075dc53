/** What expressions may read where they stand, what is offered, and what is wrong with them. */
import { describe, expect, it } from 'vitest';
import { offeredAt } from '../../../src/designer/rules/offered.ts';
import { codeProblems } from '../../../src/designer/rules/place.ts';
import type { Subject } from '../../../src/designer/rules/subjects.ts';
import type { Path } from '../../../src/schema/pointer.ts';
import { pages, project } from '../project.ts';

const document: unknown = JSON.parse(pages.find(([id]) => id === 'system/post')![1]);

const subjects = (path: Path): Record<string, Subject> =>
  Object.fromEntries(offeredAt(document, path, project)!.subjects.map((one) => [one.path, one]));

const field = ['forms', 'edit', 'fields', 2, 'visible'];

describe('a place', () => {
  it('of a form offers its values by their labels, with their kinds and choices', () => {
    const offered = subjects(field);
    expect(offered['values.postSort']).toMatchObject({ label: '显示顺序', kind: 'number' });
    expect(offered['values.status']).toMatchObject({
      label: '状态',
      dict: 'sys_normal_disable',
      choices: [{ value: '0' }, { value: '1' }],
    });
    expect(offered.mode?.choices?.map(({ value }) => value)).toEqual(['create', 'edit', 'view']);
    expect(Object.keys(offered)[0]).toMatch(/^values\./);
  });

  it('of a field that is written as its name alone is one, too', () => {
    expect(subjects(['forms', 'edit', 'fields', 0, 'visible'])).toHaveProperty(['values.status']);
  });

  it('of an action of a list offers the row', () => {
    const offered = subjects(['actions', 'import', 'visible']);
    expect(offered['row.status']).toMatchObject({ label: '行的“状态”' });
    expect(offered['features.imports']).toMatchObject({ kind: 'truth' });
  });

  it('of a page that breaks its format offers what is known', () => {
    const rule = { target: 'status', set: {} };
    const begun = { model: 'post', forms: { edit: { fields: ['status'], rules: [rule] } } };
    const offered = offeredAt(begun, ['forms', 'edit', 'rules', 0, 'if'], project);
    expect(offered?.subjects.map(({ path }) => path)).toContain('values.status');
    const broken = { model: 'post', forms: { edit: { fields: 1 } } };
    expect(offeredAt(broken, ['forms', 'edit', 'title'], project)).toBeUndefined();
    expect(offeredAt(null, [], project)).toBeUndefined();
  });

  it('lets the checker say what is wrong, with the nearest name', () => {
    const { names } = offeredAt(document, field, project)!;
    expect(codeProblems("values.status == '1'", names)).toEqual([]);
    expect(codeProblems("mode && values.statu == '1'", names)).toMatchObject([
      { nearest: 'status', from: 8, to: 20 },
    ]);
    expect(codeProblems('isEmty(values.status)', names)).toMatchObject([{ nearest: 'isEmpty' }]);
    expect(codeProblems('a ==', undefined)).toHaveLength(1);
  });
});
