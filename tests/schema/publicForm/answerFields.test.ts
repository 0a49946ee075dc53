/** What definitions of widgets say decides what public forms make of them. */
import { describe, expect, it } from 'vitest';
import type { FormSchema } from '../../../src/schema/generated/types.gen.ts';
import { answerFields } from '../../../src/schema/publicForm/answerFields.ts';
import type { WidgetAnswers } from '../../../src/schema/vocabulary.ts';
import { widgetCatalogue } from '../../../src/widgets/catalogue.ts';
import { compile } from '../compile/fixtures.ts';

/** A form of one field, as a public form whose only known widget says this of its answers. */
function answersWith(
  field: Exclude<NonNullable<FormSchema['fields']>[number], string>,
  answers: WidgetAnswers | undefined,
) {
  const plan = compile({
    version: 2,
    id: 'alone',
    title: '单独的表单',
    body: [{ type: 'form', form: 'form' }],
    forms: { form: { fields: [field] } },
  }).forms.form!;
  return answerFields(plan, {
    answersOf: () => answers,
    divisionName: (code) => (code === '330106' ? '浙江省 / 杭州市 / 西湖区' : undefined),
  });
}

const text = { name: 'answer', label: '答案', widget: 'Input' } as const;
const number = { name: 'answer', label: '答案', widget: 'NumberInput' } as const;

describe('a widget of a public form', () => {
  it('is refused where its definition says so', () => {
    const problem = (answers: WidgetAnswers) =>
      JSON.stringify(answersWith(text, answers)).includes('problem');
    expect(problem({ refused: 'session' })).toBe(true);
    expect(problem({ refused: 'secret' })).toBe(true);
    expect(problem({})).toBe(false);
  });

  it('says what is stored of it', () => {
    const definition = (...given: Parameters<typeof answersWith>) => {
      const found = answersWith(...given);
      return 'fields' in found ? found.fields[0]!.definition : undefined;
    };
    expect(definition(text, undefined)).toMatchObject({ type: 'text' });
    expect(definition(text, { type: () => 'datetime' })).toMatchObject({ type: 'datetime' });
    expect(definition(number, undefined)).toMatchObject({ type: 'decimal' });
    expect(definition(number, { scale: () => 0 })).toMatchObject({ type: 'integer' });
    expect(definition(number, { scale: () => 9 })).toMatchObject({ type: 'decimal', scale: 6 });
  });

  it('of codes of divisions stores their names', () => {
    const found = answersWith(text, { divisions: true });
    expect('fields' in found && found.fields[0]!.nameOf?.('330106')).toContain('西湖区');
  });

  it('that ships and whose values have several parts says how they read, or is refused', () => {
    const silent = widgetCatalogue
      .filter(({ roles, values }) => roles.includes('input') && values.includes('object'))
      .filter(({ answers }) => !answers?.text && !answers?.refused)
      .map(({ name }) => name);
    // They enter any JSON: as objects they are refused, since nobody can say how those read.
    expect(silent).toEqual(['JsonEditor', 'KeyValues', 'TextArea']);
  });

  it('that ships and asks for secrets or for a session is refused', () => {
    const refused = (why: WidgetAnswers['refused']) =>
      widgetCatalogue.filter(({ answers }) => answers?.refused === why).map(({ name }) => name);
    expect(refused('secret').toSorted()).toEqual(['CaptchaInput', 'OneTimeCode', 'PasswordInput']);
    expect(refused('session')).toEqual(
      expect.arrayContaining(
        widgetCatalogue
          .filter(
            ({ group, records, roles }) => roles.includes('input') && (group === 'file' || records),
          )
          .map(({ name }) => name),
      ),
    );
  });
});
