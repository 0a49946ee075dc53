/** What is explained of a field is what the open form shows of it. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dataOf } from '../../../src/runtime/form/model/fields.ts';
import { explainPart } from '../../../src/schema/explain/explainPart.ts';
import type { FormItem, Page, Rule } from '../../../src/schema/generated/types.gen.ts';
import type { Path } from '../../../src/schema/pointer.ts';
import { required } from '../../../src/schema/required.ts';
import { compile, vocabulary } from '../../schema/compile/fixtures.ts';
import { open } from './openedForm.ts';

const names = ['a', 'b', 'c', 'd'];

// upper() of an object fails, so some conditions cannot be decided.
const condition = fc
  .tuple(
    fc.constantFrom(...names),
    fc.constantFrom(' == 1', '.deep > 1', ' != null', ' == mode'),
    fc.boolean(),
  )
  .map(([name, test, isFailing]) => ({
    $expr: isFailing ? `upper(values.${name}) == 'X'` : `values.${name}${test}`,
  }));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const field = (name: string): fc.Arbitrary<FormItem> =>
  fc
    .record({
      visible: maybe(fc.oneof(fc.boolean(), condition)),
      disabled: maybe(fc.oneof(fc.boolean(), condition)),
      readOnly: maybe(condition),
      required: maybe(fc.boolean()),
    })
    .map((own) => JSON.parse(JSON.stringify({ name, label: name, ...own })) as FormItem);

const rule: fc.Arbitrary<Rule> = fc
  .record({
    target: fc.subarray([...names, 'box', 'gone'], { minLength: 1 }),
    if: maybe(condition),
    set: fc.record(
      {
        visible: fc.boolean(),
        disabled: fc.boolean(),
        readOnly: fc.boolean(),
        required: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  })
  .map((own) => JSON.parse(JSON.stringify(own)) as Rule);

const page: fc.Arbitrary<Page> = fc
  .record({
    fields: fc.tuple(...names.map(field)),
    boxed: maybe(condition),
    rules: fc.array(rule, { maxLength: 6 }),
  })
  .map(({ fields: [a, b, c, d], boxed, rules }) => ({
    version: 2,
    id: 'demo/form',
    title: '表单',
    body: [{ type: 'form', form: 'edit', mode: 'create' }],
    forms: {
      edit: {
        fields: [
          required(a, 'a'),
          required(b, 'b'),
          {
            type: 'group',
            name: 'box',
            ...(boxed && { visible: boxed }),
            fields: [required(c, 'c'), required(d, 'd')],
          },
        ],
        rules,
      },
    },
  }));

const places: Record<string, { at: Path; address: string }> = {
  a: { at: ['forms', 'edit', 'fields', 0], address: 'a' },
  b: { at: ['forms', 'edit', 'fields', 1], address: 'b' },
  c: { at: ['forms', 'edit', 'fields', 2, 'fields', 0], address: 'box.c' },
  d: { at: ['forms', 'edit', 'fields', 2, 'fields', 1], address: 'box.d' },
};
const value = fc.constantFrom(0, 1, null, 'x', { deep: 2 });

it('holds for generated forms, rules and values', () => {
  fc.assert(
    fc.property(page, fc.record({ a: value, b: value, c: value, d: value }), (document, values) => {
      const plan = required(compile(document).forms.edit, 'edit');
      const model = open(plan, values);
      const { scope, host } = model.evaluate();
      const live = { scope, host, forms: new Map([['edit', { scope, host, mode: model.mode }]]) };
      const parts = {
        page: document,
        models: {},
        viewer: { permissions: ['*:*:*'], roles: [] },
        vocabulary,
      };
      for (const { at, address } of Object.values(places)) {
        const shown = required(model.fieldAt(address), address);
        const found = explainPart(parts, at, live);
        expect(found).toMatchObject({
          shown: shown.visible,
          disabled: shown.pattern === 'disabled',
          required: dataOf(shown).state.required,
        });
        // A disabled field is not read only besides.
        if (!found.disabled) expect(found.readOnly).toBe(shown.pattern === 'readOnly');
      }
    }),
    { numRuns: 300 },
  );
});
