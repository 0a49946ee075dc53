/** What a viewer may not see never reaches the plan, for any set of permissions. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type {
  Action,
  Block,
  Column,
  Model,
  Page,
} from '../../../src/schema/generated/types.gen.ts';
import { compile, pageIds, pageNamed } from './fixtures.ts';

/** Permissions of the generated page; each guarded piece bears the mark of the permission that guards it. */
const guards = Array.from({ length: 8 }, (_, index) => `demo:secret:p${index}`);
const markOf = (guard: string) => `mark-${guard.split(':')[2]}!`;
const guard = fc.constantFrom(...guards);

const model: Model = {
  version: 2,
  name: 'thing',
  label: '物',
  table: 'demo_thing',
  key: 'thingId',
  path: '/demo/thing',
  fields: {
    thingId: { type: 'id', label: '编号' },
    name: { type: 'string', label: '名称' },
    ...Object.fromEntries(
      guards.map((access, index) => [
        `field${index}`,
        {
          type: 'string' as const,
          label: markOf(access),
          dict: `dict_${index}`,
          filter: { type: 'exact' as const },
          access: { read: access, write: access },
        },
      ]),
    ),
  },
};

const request = (access: string): Action => ({
  type: 'request',
  label: markOf(access),
  access,
  request: { method: 'DELETE', url: `/${markOf(access)}` },
});
const step = guard.map(request);
const action: fc.Arbitrary<Action> = fc.oneof(
  step,
  fc
    .tuple(step, fc.array(step, { maxLength: 2 }))
    // oxlint-disable-next-line unicorn/no-thenable -- the key is the format's
    .map(([first, then]) => ({ ...first, then }) as Action),
  fc.tuple(guard, fc.array(step, { minLength: 1, maxLength: 3 })).map(([access, steps]) => ({
    type: 'sequence' as const,
    label: markOf(access),
    access,
    steps,
  })),
  guard.map((access): Action => ({
    type: 'openForm',
    label: markOf(access),
    access,
    form: `form${guards.indexOf(access)}`,
    mode: 'edit',
  })),
  fc.tuple(guard, guard).map(([access, inner]): Action => ({
    type: 'openBlock',
    label: markOf(access),
    access,
    body: [
      listBlock(inner),
      { type: 'descriptions', items: [{ label: markOf(inner), access: inner, value: 'x' }] },
    ],
  })),
);
const column: fc.Arbitrary<Column> = fc.oneof(
  fc.nat(7).map((index) => `field${index}`),
  guard.map((access): Column => ({ field: 'name', label: markOf(access), access })),
  guard.map((access): Column => ({
    field: 'name',
    switch: { on: 1, off: 0, access, request: { url: `/${markOf(access)}` } },
  })),
  fc.nat(5).map((index): Column => ({ field: 'name', action: `act${index}` })),
);
const listBlock = (access: string): Block => ({
  type: 'list',
  access,
  title: markOf(access),
  list: { columns: ['name'] },
});

const page: fc.Arbitrary<Page> = fc
  .record({
    actions: fc.array(action, { minLength: 6, maxLength: 6 }),
    columns: fc.array(column, { minLength: 1, maxLength: 8 }),
    query: fc.uniqueArray(fc.nat(7), { maxLength: 4 }),
    nested: guard,
    tab: guard,
  })
  .map(({ actions, columns, query, nested, tab }): Page => ({
    version: 2,
    id: 'demo/thing',
    title: '物',
    model: 'thing',
    list: {
      columns,
      query: query.map((index) => `field${index}`),
      sort: { field0: 'asc' },
      toolbar: ['act0', 'act1', 'act2'],
      row: ['act3', 'act4'],
      more: ['act5'],
      expand: [listBlock(nested)],
    },
    body: [
      {
        type: 'tabs',
        items: [
          {
            key: 'a',
            label: markOf(tab),
            access: tab,
            body: [{ type: 'text', text: markOf(tab) }],
          },
        ],
      },
      { type: 'descriptions', items: query.map((index) => `field${index}`) },
    ],
    forms: Object.fromEntries(
      guards.map((access, index) => [
        `form${index}`,
        {
          title: markOf(access),
          schema: {
            type: 'object' as const,
            properties: {
              [`field${index}`]: { 'x-field': `field${index}` },
              box: {
                type: 'void' as const,
                title: markOf(access),
                properties: { inner: { title: markOf(access), access } },
              },
            },
          },
        },
      ]),
    ),
    actions: Object.fromEntries(actions.map((one, index) => [`act${index}`, one])),
  }));

it('holds for generated pages and permissions', () => {
  fc.assert(
    fc.property(page, fc.subarray(guards), (generated, granted) => {
      const text = JSON.stringify(compile(generated, granted, { thing: model }));
      for (const denied of guards.filter((access) => !granted.includes(access))) {
        expect(text).not.toContain(markOf(denied));
        expect(text).not.toContain(`dict_${guards.indexOf(denied)}`);
      }
    }),
    { numRuns: 500 },
  );
});

it('shows all to those who may see all: the marks are really there', () => {
  fc.assert(
    fc.property(page, (generated) => {
      const text = JSON.stringify(compile(generated, guards, { thing: model }));
      for (const shown of Object.values(generated.actions ?? {}))
        expect(text).toContain(JSON.stringify('label' in shown ? shown.label : ''));
    }),
    { numRuns: 50 },
  );
});

it('holds for the actions of the pages of the product', () => {
  const permissions = [
    ...new Set(
      pageIds.flatMap(
        (id) => JSON.stringify(pageNamed(id)).match(/[a-z]+:[a-zA-Z]+:[a-zA-Z]+/g) ?? [],
      ),
    ),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...pageIds), fc.subarray(permissions), (id, granted) => {
      const source = pageNamed(id);
      const plan = JSON.stringify(compile(source, granted));
      for (const [key, declared] of Object.entries(source.actions ?? {})) {
        const access = 'access' in declared ? declared.access : undefined;
        if (typeof access === 'string' && !granted.includes(access))
          expect(plan).not.toContain(`"key":"${key}"`);
      }
      if (typeof source.access === 'string' && !granted.includes(source.access))
        expect(JSON.parse(plan)).toMatchObject({ allowed: false, body: [], forms: {} });
    }),
    { numRuns: 200 },
  );
});
