/** What is explained as shown is in the plan, and what is explained as kept is not. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainPart } from '../../../src/schema/explain/explainPart.ts';
import type { Live } from '../../../src/schema/explain/live.ts';
import type { FormItem, Model, Page } from '../../../src/schema/generated/types.gen.ts';
import type { Path } from '../../../src/schema/pointer.ts';
import { compile, vocabulary } from '../compile/fixtures.ts';

const guards = ['demo:a', 'demo:b', 'demo:c', 'demo:d'];
const access = fc.option(fc.constantFrom(...guards), { nil: undefined, freq: 2 });

const model: Model = {
  version: 2,
  name: 'thing',
  label: '物',
  table: 'demo_thing',
  key: 'thingId',
  path: '/demo/thing',
  permission: 'demo:thing',
  fields: {
    thingId: { type: 'id', label: '编号' },
    open: { type: 'string', label: '名称', filter: 'exact' },
    ...Object.fromEntries(
      guards.map((read, index) => [
        `field${index}`,
        {
          type: 'string' as const,
          label: 'x',
          filter: 'exact' as const,
          access: { read, write: read },
        },
      ]),
    ),
  },
};
const fieldName = fc.constantFrom('open', 'field0', 'field1', 'field2', 'field3');

/** The label by which a part is found in the plan. */
const markOf = (at: Path): string => `<${at.join('/')}>`;
const given = (guard: string | undefined) => (guard === undefined ? {} : { access: guard });

const page: fc.Arbitrary<Page> = fc
  .record({
    own: access,
    list: access,
    columns: fc.array(fc.tuple(fieldName, access), { minLength: 1, maxLength: 4 }),
    query: fc.array(access, { maxLength: 3 }),
    actions: fc.array(access, { minLength: 3, maxLength: 3 }),
    fields: fc.array(fc.tuple(fieldName, access), { minLength: 1, maxLength: 3 }),
    group: fc.array(fc.tuple(fieldName, access), { minLength: 1, maxLength: 2 }),
    tabs: fc.array(access, { minLength: 1, maxLength: 2 }),
    items: fc.array(fc.tuple(fieldName, access), { minLength: 1, maxLength: 3 }),
  })
  .map((made): Page => {
    const fieldsAt = (at: Path, fields: typeof made.fields): FormItem[] =>
      fields.map(([field, guard], index) => ({
        field,
        name: `${field}_${at.join('_')}_${index}`,
        label: markOf([...at, index]),
        ...given(guard),
      }));
    return {
      version: 2,
      id: 'demo/thing',
      title: '物',
      model: 'thing',
      ...given(made.own),
      list: {
        ...given(made.list),
        title: markOf(['list']),
        columns: made.columns.map(([field, guard], index) => ({
          field,
          label: markOf(['list', 'columns', index]),
          ...given(guard),
        })),
        query: made.query.map((guard, index) => ({
          field: 'open',
          label: markOf(['list', 'query', index]),
          ...given(guard),
        })),
        toolbar: ['act0', 'act1'],
      },
      body: [
        {
          type: 'tabs',
          items: made.tabs.map((guard, index) => ({
            key: `tab${index}`,
            label: markOf(['body', 0, 'items', index]),
            ...given(guard),
            body: [{ type: 'text', text: markOf(['body', 0, 'items', index, 'body', 0]) }],
          })),
        },
        {
          type: 'descriptions',
          fields: made.items.map(([field, guard], index) => ({
            field,
            label: markOf(['body', 1, 'fields', index]),
            ...given(guard),
          })),
        },
      ],
      actions: Object.fromEntries(
        made.actions.map((guard, index) => [
          `act${index}`,
          {
            label: markOf(['actions', `act${index}`]),
            ...given(guard),
            run: [{ type: 'openForm' as const, form: `form${index}`, mode: 'create' as const }],
          },
        ]),
      ),
      forms: Object.fromEntries(
        ['form0', 'form1', 'form2'].map((name) => [
          name,
          {
            title: markOf(['forms', name]),
            fields: [
              ...fieldsAt(['forms', name, 'fields'], made.fields),
              {
                type: 'group' as const,
                label: markOf(['forms', name, 'fields', made.fields.length]),
                fields: fieldsAt(
                  ['forms', name, 'fields', made.fields.length, 'fields'],
                  made.group,
                ),
              },
            ],
          },
        ]),
      ),
    };
  });

/** The places of all marks of a page. */
const marked = (document: Page): Path[] =>
  [...JSON.stringify(document).matchAll(/"<([^>]+)>"/g)].map(([, path = '']) =>
    path.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  );

const live: Live = { scope: {}, host: {}, forms: new Map() };

it('holds for every part of generated pages, whatever somebody may', () => {
  fc.assert(
    fc.property(page, fc.subarray(guards), (document, permissions) => {
      const models = { thing: model };
      const plan = JSON.stringify(compile(document, permissions, models));
      const viewer = { permissions, roles: [] };
      for (const at of marked(document)) {
        const found = explainPart({ page: document, models, viewer, vocabulary }, at, live);
        expect([markOf(at), found.shown]).toEqual([markOf(at), plan.includes(`"${markOf(at)}"`)]);
        // There is a reason for what is not there.
        if (!found.shown) expect(found.reasons).not.toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
