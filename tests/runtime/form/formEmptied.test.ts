/** What a form sends for fields that were emptied. */
import { describe, expect, it } from 'vitest';
import { submittedValues } from '../../../src/runtime/form/model/values.ts';
import type { NodePlan } from '../../../src/schema/compile/plan.ts';
import { field, layout, plan, scopeOver } from './support.ts';
import { open, at } from './openedForm.ts';

describe('fields that were emptied', () => {
  const types = { number: 3, string: 'x', boolean: true, object: { begin: 1, end: 2 } } as const;
  const nodes = () =>
    Object.keys(types).map((type) => field(type, { type: type as NodePlan['type'] }));
  const form = plan([
    ...nodes(),
    layout('box', [field('inner')]),
    field('address', { type: 'object', children: [field('city')] }),
    field('extra', { type: 'object', members: { from: 'kind' } as never, children: nodes() }),
    field('lines', {
      type: 'array',
      item: field('line', {
        type: 'object',
        children: [
          ...nodes(),
          field('untouched'),
          field('extra', { type: 'object', children: nodes() }),
        ],
      }),
    }),
  ]);
  const record = {
    ...types,
    inner: 'y',
    address: { city: 'z' },
    extra: { ...types },
    lines: [{ lineId: 5, ...types, extra: { ...types } }],
  };
  const names = Object.keys(types);
  const emptied = [
    ...names,
    'box.inner',
    'address.city',
    ...names.map((name) => `extra.${name}`),
    ...names.map((name) => `lines.0.${name}`),
    ...names.map((name) => `lines.0.extra.${name}`),
  ];
  const all = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

  it.each([[undefined], [null], ['']])('are sent so that servers clear them: %j', (empty) => {
    const model = open(form, record, 'edit');
    for (const address of emptied) model.input(at(model, address), empty);
    at(model, 'lines.0.untouched');
    const values = model.values();
    const sent = submittedValues({
      plan: form,
      mode: 'edit',
      values,
      record,
      recordKey: 1,
      evaluate: scopeOver(),
    });
    const inRow = empty === '' ? '' : null;
    expect(JSON.parse(JSON.stringify(sent))).toEqual({
      ...all(''),
      inner: '',
      address: { city: '' },
      extra: all(''),
      lines: [{ lineId: 5, ...all(inRow), extra: all(inRow) }],
    });
  });
});
