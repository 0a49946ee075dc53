/** Several patterns of a field: which of them is said to be broken, wherever a value is judged. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromFormily, toFormily } from '../../src/schema/formily/index.ts';
import type { Field, FormField, Model, Page } from '../../src/schema/generated/types.gen.ts';
import { answerFields } from '../../src/schema/publicForm/answerFields.ts';
import { readAnswer } from '../../src/schema/publicForm/readAnswer.ts';
import { fieldProblem, valueProblem } from '../../src/schema/record/index.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { compile, models } from './compile/fixtures.ts';

const two = [
  { pattern: '^[A-Z]', message: '以大写字母开头' },
  { pattern: '^[A-Z0-9]*$', message: '只能是大写字母和数字' },
];

const codeOf = (more: Partial<Field>): Field => ({ type: 'string', label: '编码', ...more });

/** The plan of the one field of a form. */
function planOf(field: FormField, model?: Model) {
  const page: Page = {
    version: 2,
    id: 'demo/pattern',
    title: '格式',
    ...(model && { model: model.name }),
    body: [{ type: 'form', form: 'only' }],
    forms: { only: { fields: [field] } },
  };
  const known = model ? { ...models, [model.name]: model } : models;
  return compile(page, undefined, known).forms.only!;
}

const judged = (field: FormField, value: string, model?: Model) =>
  valueProblem(planOf(field, model).nodes[0]!.validation, value);

describe('a field of a model', () => {
  it('says the message of the first pattern that a value does not match', () => {
    const field = codeOf({ pattern: two });
    expect(['a', 'A-', 'A1', ''].map((value) => fieldProblem(field, value)?.toString())).toEqual([
      '以大写字母开头',
      '只能是大写字母和数字',
      undefined,
      undefined,
    ]);
  });

  it('says what holds for all where a pattern has no message', () => {
    const pattern = [{ pattern: '^a' }, { pattern: 'z$', message: '{label}以 z 结尾' }];
    const said = (messages?: Field['messages']) =>
      ['b', 'ab'].map((value) =>
        String(fieldProblem(codeOf({ pattern, ...(messages && { messages }) }), value)),
      );
    expect(said()).toEqual(['编码格式不正确', '编码以 z 结尾']);
    expect(said({ pattern: '{label}有误' })).toEqual(['编码有误', '编码以 z 结尾']);
  });

  it('says always the first one, however many there are', () => {
    const letters = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 2 });
    fc.assert(
      fc.property(
        letters,
        fc.string({ minLength: 1, unit: fc.constantFrom(...'abcdefgh') }),
        (all, text) => {
          const pattern = all.map((one) => ({ pattern: `^[^${one}]*$`, message: `没有 ${one}` }));
          const first = all.find((one) => text.includes(one));
          expect(fieldProblem(codeOf({ pattern }), text)?.toString()).toBe(
            first && `没有 ${first}`,
          );
        },
      ),
    );
  });
});

describe('a field of a form', () => {
  const model: Model = {
    version: 2,
    name: 'coded',
    label: '编码',
    table: 'coded',
    key: 'codedId',
    fields: { codedId: { type: 'id', label: '编号' }, code: codeOf({ pattern: two }) },
  };

  it('has those of its model, and its own in their place', () => {
    expect(judged({ field: 'code' }, 'a', model)).toBe('以大写字母开头');
    expect(judged({ field: 'code' }, 'A-', model)).toBe('只能是大写字母和数字');
    expect(judged({ field: 'code', pattern: '^a$' }, 'A', model)).toBe('编码格式不正确');
    const own = [{ pattern: '^a' }, { pattern: 'z$', message: { $expr: "'z'" } }];
    const messages = { pattern: '以 a 开头' };
    expect(judged({ field: 'code', pattern: own, messages }, 'A', model)).toBe('以 a 开头');
    expect(judged({ field: 'code', pattern: own }, 'ab', model)).toEqual({ $expr: "'z'" });
  });

  it('has words for those of its model that have none', () => {
    const [first] = two;
    const silent = codeOf({ pattern: [first!, { pattern: '^[A-Z0-9]*$' }] });
    const its = { ...model, fields: { ...model.fields, code: silent } };
    const field = { field: 'code', messages: { pattern: '大写字母和数字' } };
    expect(judged(field, 'a', its)).toBe('以大写字母开头');
    expect(judged(field, 'A-', its)).toBe('大写字母和数字');
  });

  it('is judged so by the server, too, where everybody may fill it in', () => {
    const form = planOf({ name: 'code', label: '编码', pattern: two });
    const found = answerFields(form, {
      answersOf: () => undefined,
      divisionName: () => undefined,
    });
    if ('problem' in found) throw new Error(String(found.problem));
    const answer = (code: string) => readAnswer(form, found.fields, { code });
    expect(answer('a')).toMatchObject({ problem: '以大写字母开头', field: 'code' });
    expect(answer('A-')).toMatchObject({ problem: '只能是大写字母和数字', field: 'code' });
    expect(answer('A1')).toEqual({ answer: { code: 'A1' } });
  });

  it('is the same in Formily and back', () => {
    const field: FormField = { name: 'code', label: '编码', widget: 'Input', pattern: two };
    const { schema } = toFormily(planOf(field), widgetCatalogue);
    expect(JSON.stringify(schema)).toContain(JSON.stringify({ 'x-validator': two }).slice(1, -1));
    const { form } = fromFormily(schema, { model: undefined, widgets: widgetCatalogue });
    expect(form.fields).toMatchObject([{ name: 'code', pattern: two }]);
    expect(form.fields[0]).not.toHaveProperty('messages');
  });

  it('loses a pattern of Formily that is no text, and says so', () => {
    const odd = { source: '^a' };
    const schema = { properties: { code: { 'x-component': 'Input', pattern: odd } } };
    const read = fromFormily(schema as never, { model: undefined, widgets: widgetCatalogue });
    expect(read.form.fields[0]).not.toHaveProperty('pattern');
    expect(read.lost).toEqual([
      { pointer: '/properties/code/pattern', message: 'pattern has no place in a form' },
    ]);
  });

  it('has the patterns that Formily has in two places', () => {
    const schema = {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          'x-component': 'Input',
          pattern: '^a',
          'x-validator': [{ pattern: '^a', message: '甲' }, { pattern: 'z$' }, { pattern: 7 }],
        },
      },
    };
    const read = fromFormily(schema, { model: undefined, widgets: widgetCatalogue });
    expect(read.form.fields).toMatchObject([
      { pattern: [{ pattern: '^a', message: '甲' }, { pattern: 'z$' }] },
    ]);
    expect(read.lost).toEqual([
      {
        pointer: '/properties/code/x-validator/2',
        message: 'the validator pattern has no place in a form',
      },
    ]);
  });
});
