/** The chain of reasons for single parts. */
import { describe, expect, it } from 'vitest';
import { explainPart } from '../../../src/schema/explain/explainPart.ts';
import type { Live } from '../../../src/schema/explain/live.ts';
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import type { Path } from '../../../src/schema/pointer.ts';
import { vocabulary } from '../compile/fixtures.ts';

const model: Model = {
  version: 2,
  name: 'leave',
  label: '请假',
  table: 'demo_leave',
  key: 'leaveId',
  path: '/demo/leave',
  permission: 'demo:leave',
  fields: {
    leaveId: { type: 'id', label: '编号' },
    kind: { type: 'string', label: '类型' },
    days: { type: 'integer', label: '天数', required: true },
    salary: {
      type: 'integer',
      label: '工资',
      access: { read: 'demo:salary', write: 'demo:salary' },
    },
  },
};
const page: Page = {
  version: 2,
  id: 'demo/leave',
  title: '请假',
  model: 'leave',
  access: 'list',
  list: {
    columns: ['kind', { field: 'days', visible: { $expr: 'features.designer' } }, 'salary'],
    toolbar: ['create'],
    row: ['sign'],
  },
  actions: {
    sign: {
      label: '批准',
      visible: { $expr: "row.kind == 'sick'" },
      run: [{ type: 'reload' }],
    },
    spare: { label: '没有用到', run: [{ type: 'reload' }] },
  },
  forms: {
    edit: {
      fields: [
        'kind',
        { field: 'days', visible: { $expr: "hasPermi('demo:days')" } },
        { name: 'proof', label: '证明' },
        { field: 'leaveId', hidden: true },
      ],
      rules: [
        { target: 'none', set: { visible: false } },
        { target: 'proof', if: { $expr: "values.kind == 'sick'" }, set: { required: true } },
        { target: 'proof', if: { $expr: 'values.days > 2' }, set: { visible: true } },
      ],
    },
  },
} as Page;

const scope = { state: {}, sources: {}, user: {}, route: {}, features: { designer: false } };
const host = { hasPermi: () => false, hasRole: () => false };
const open: Live = {
  scope,
  host,
  forms: new Map([
    [
      'edit',
      {
        scope: { ...scope, values: { kind: 'sick', days: 1 }, mode: 'create' },
        host,
        mode: 'create',
      },
    ],
  ]),
};

const why = (at: Path, { permissions = ['demo:leave:list', 'demo:leave:add'], live = open } = {}) =>
  explainPart(
    { page, models: { leave: model }, viewer: { permissions, roles: [] }, vocabulary },
    at,
    live,
  );

describe('a part is explained', () => {
  it('by the permissions of the page and of its field', () => {
    const { shown, reasons } = why(['list', 'columns', 2]);
    expect(shown).toBe(false);
    expect(reasons).toEqual([
      {
        kind: 'access',
        at: [],
        of: 'part',
        permissions: ['demo:leave:list'],
        granted: true,
        result: true,
      },
      {
        kind: 'access',
        at: ['list', 'columns', 2],
        of: 'read',
        permissions: ['demo:salary'],
        granted: false,
        result: false,
      },
    ]);
  });

  it('by a condition, with what it reads', () => {
    const { shown, reasons } = why(['list', 'columns', 1]);
    expect(shown).toBe(false);
    expect(reasons.at(-1)).toMatchObject({
      kind: 'condition',
      aspect: 'visible',
      holds: false,
      values: [{ name: 'features.designer', value: false }],
    });
  });

  it('by rules, in their places in the file', () => {
    const { shown, required, reasons } = why(['forms', 'edit', 'fields', 2]);
    expect({ shown, required }).toEqual({ shown: false, required: true });
    expect(reasons.slice(-2)).toMatchObject([
      {
        kind: 'rule',
        at: ['forms', 'edit', 'rules', 2],
        aspect: 'visible',
        result: false,
        values: [{ name: 'values.days', value: 1 }],
      },
      { kind: 'rule', at: ['forms', 'edit', 'rules', 1], aspect: 'required', result: true },
    ]);
  });

  it('by what its condition asks of permissions', () => {
    expect(why(['forms', 'edit', 'fields', 1]).reasons).toContainEqual(
      expect.objectContaining({
        aspect: 'visible',
        values: [{ name: "hasPermi('demo:days')", value: false }],
      }),
    );
  });

  it('as not known where it depends on the row, or on a form that is not open', () => {
    const sign = why(['actions', 'sign']);
    expect(sign.shown).toBeUndefined();
    expect(sign.reasons.at(-1)).toMatchObject({ missing: ['row'] });
    const live = { ...open, forms: new Map() };
    const proof = why(['forms', 'edit', 'fields', 2], { live });
    expect(proof).toMatchObject({ shown: undefined, required: undefined });
  });

  it('by what does not lead to it', () => {
    expect(why(['actions', 'spare']).reasons.at(-1)).toEqual({
      kind: 'unreached',
      at: ['actions', 'spare'],
    });
    const permissions = ['demo:leave:list'];
    const field = why(['forms', 'edit', 'fields', 0], { permissions });
    expect(field.shown).toBe(false);
    expect(field.reasons.at(-1)).toEqual({ kind: 'unreached', at: ['forms', 'edit'] });
  });

  it('as sent without being shown', () => {
    const { shown, reasons } = why(['forms', 'edit', 'fields', 3]);
    expect(shown).toBe(false);
    expect(reasons.at(-1)).toMatchObject({ kind: 'unseen' });
  });

  it('by the page, where that is kept from somebody', () => {
    expect(why(['list', 'columns', 0], { permissions: [] })).toMatchObject({
      shown: false,
      reasons: [{ kind: 'access', at: [], granted: false }],
    });
  });
});
