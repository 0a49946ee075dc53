/** What a viewer may not see never reaches the plan, for any set of permissions. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type {
  Action,
  Block,
  Column,
  Model,
  Page,
  Step,
} from '../../../src/schema/generated/types.gen.ts';
import { permissionsOf } from '../../../src/schema/permission.ts';
import { compile, models, pageIds, pageNamed } from './fixtures.ts';

/**
 * Permissions of the generated page; each guarded piece bears the mark of the permission that
 * guards it.
 */
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

const request = (access: string): Step => ({
  type: 'request',
  access,
  method: 'DELETE',
  url: `/${markOf(access)}`,
});
const step = guard.map(request);
const offered = (access: string, run: Step[]): Action => ({ label: markOf(access), access, run });
const action: fc.Arbitrary<Action> = fc.oneof(
  guard.map((access) => offered(access, [request(access)])),
  fc
    .tuple(guard, fc.array(step, { minLength: 1, maxLength: 3 }))
    .map(([access, steps]) => offered(access, steps)),
  fc
    .tuple(guard, guard, guard)
    .map(([access, inner, other]) =>
      offered(access, [{ ...request(inner), onError: [request(other)] } as Step]),
    ),
  guard.map((access) =>
    offered(access, [{ type: 'openForm', form: `form${guards.indexOf(access)}`, mode: 'edit' }]),
  ),
  fc.tuple(guard, guard).map(([access, inner]) =>
    offered(access, [
      {
        type: 'show',
        body: [
          listBlock(inner),
          { type: 'descriptions', fields: [{ label: markOf(inner), access: inner, value: 'x' }] },
        ],
      },
    ]),
  ),
);
const column: fc.Arbitrary<Column> = fc.oneof(
  fc.nat(7).map((index) => `field${index}`),
  guard.map((access): Column => ({ field: 'name', label: markOf(access), access })),
  guard.map((access): Column => ({
    field: 'name',
    cell: { type: 'switch', on: 1, off: 0, access, request: { url: `/${markOf(access)}` } },
  })),
  fc.nat(5).map((index): Column => ({
    field: 'name',
    cell: { type: 'link', action: `act${index}` },
  })),
);
const listBlock = (access: string): Block => ({
  type: 'list',
  name: 'inner',
  access,
  title: markOf(access),
  columns: ['name'],
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
      { type: 'descriptions', fields: query.map((index) => `field${index}`) },
    ],
    forms: Object.fromEntries(
      guards.map((access, index) => [
        `form${index}`,
        {
          title: markOf(access),
          fields: [
            `field${index}`,
            {
              type: 'group' as const,
              label: markOf(access),
              fields: [{ name: 'inner', label: markOf(access), access }],
            },
            {
              type: 'tabs' as const,
              items: [{ label: markOf(access), access, fields: ['name'] }],
            },
          ],
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
        expect(text).toContain(JSON.stringify(shown.label));
    }),
    { numRuns: 50 },
  );
});

it('holds for the actions of the pages of the product', () => {
  /** A permission of a page with a bare verb completed by the page's model. */
  const completed = ({ model: name = '' }: Page, access: Page['access']) =>
    permissionsOf(access, Object.hasOwn(models, name) ? models[name]?.permission : undefined);
  const permissions = [
    ...new Set(
      pageIds.flatMap((id) => {
        const source = pageNamed(id);
        const accesses = JSON.stringify(source).match(/"access":("[^"]*"|\[[^\]]*\])/g) ?? [];
        return accesses.flatMap(
          (text) => completed(source, JSON.parse(text.slice('"access":'.length))) ?? [],
        );
      }),
    ),
  ];
  expect(permissions).toContain('system:user:resetPwd');
  fc.assert(
    fc.property(fc.constantFrom(...pageIds), fc.subarray(permissions), (id, granted) => {
      const source = pageNamed(id);
      const plan = JSON.stringify(compile(source, granted));
      for (const [key, { access }] of Object.entries(source.actions ?? {})) {
        const needed = completed(source, access);
        if (typeof needed === 'string' && !granted.includes(needed))
          expect(plan).not.toContain(`"key":"${key}"`);
      }
      const needed = completed(source, source.access);
      if (typeof needed === 'string' && !granted.includes(needed))
        expect(JSON.parse(plan)).toMatchObject({ allowed: false, body: [], forms: {} });
    }),
    { numRuns: 200 },
  );
});
