/** Models that are made of forms: every control has a field, and the page has no problems. */
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../src/designer/document/problems.ts';
import { askedField, newFieldOf } from '../../src/designer/made/askedField.ts';
import { fieldsOfForm, formOfModel } from '../../src/designer/made/formFields.ts';
import { madePage } from '../../src/designer/made/madePage.ts';
import type { FormField, FormSchema, NewField } from '../../src/schema/generated/types.gen.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { project } from './project.ts';

const asked = (fields: Readonly<Record<string, NewField>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, newFieldOf(askedField(name, field))]),
  );

const pageOf = (form: FormSchema) => {
  const fields = asked(fieldsOfForm(form));
  const names = { id: 'forms/survey', title: '问卷', name: 'survey' };
  return madePage({ ...names, model: { label: '问卷', fields }, form }, (page) =>
    problemsOf(page, names.id, project),
  );
};

const problemsIn = (form: FormSchema) =>
  problemsOf(pageOf(form), 'forms/survey', project).map(({ pointer, message }) => [
    pointer,
    message,
  ]);

const inputs = widgetCatalogue.filter(({ roles }) => roles.includes('input'));

const fieldWith = (widget: string, more: Partial<FormField>): FormField =>
  ({ name: 'answer', label: '答', widget, ...more }) as FormField;

/** Beside it, so that a form is never without a field. */
const beside = fieldWith('Input', { name: 'topic', label: '主题', required: true, maxLength: 20 });

describe.each(inputs.map((widget) => [widget.name, widget] as const))(
  'a field with %s',
  (_, widget) => {
    const options = widget.choices
      ? {
          options: {
            from: 'list',
            items: [
              { value: 'a', label: '甲' },
              { value: 'b', label: '乙' },
            ],
          },
        }
      : {};
    it.each(widget.examples.map(({ label, props }) => [label, props] as const))(
      'is kept, or not sent: %s',
      (_label, props) => {
        const field = fieldWith(widget.name, { ...(props && { props }), ...options } as object);
        expect(problemsIn({ fields: [beside, field] })).toEqual([]);
      },
    );
  },
);

describe('types', () => {
  it.each<[Partial<FormField>, Partial<NewField>]>([
    [
      { widget: 'Input', maxLength: 11 },
      { type: 'string', maxLength: 11 },
    ],
    [
      {
        widget: 'Input',
        pattern: [
          { pattern: '^a', message: '以 a 开头' },
          { pattern: 'z$', message: { $expr: "'z'" } },
        ],
      },
      { pattern: [{ pattern: '^a', message: '以 a 开头' }, { pattern: 'z$' }] },
    ],
    [{ widget: 'TextArea' }, { type: 'text' }],
    [
      { widget: 'NumberInput', props: { precision: 2, min: 0 } },
      { type: 'decimal', scale: 2, minimum: 0 },
    ],
    [{ widget: 'NumberInput' }, { type: 'integer' }],
    [{ widget: 'Rate' }, { type: 'integer' }],
    [
      { widget: 'Rate', props: { half: true } },
      { type: 'decimal', scale: 1 },
    ],
    [{ widget: 'Switch' }, { type: 'boolean' }],
    [{ widget: 'Switch', props: { checkedValue: '1', uncheckedValue: '0' } }, { type: 'string' }],
    [{ widget: 'DatePicker' }, { type: 'date' }],
    [{ widget: 'DatePicker', props: { picker: 'month' } }, { type: 'string' }],
    [{ widget: 'DateTimePicker' }, { type: 'datetime' }],
    [{ widget: 'DateRange' }, { type: 'json' }],
    [{ widget: 'SliderRange' }, { type: 'json' }],
    [{ widget: 'CheckboxGroup' }, { type: 'json' }],
    [{ widget: 'Select', props: { mode: 'multiple' } }, { type: 'json' }],
    [
      { widget: 'RadioGroup', options: { from: 'list', items: [{ value: 1, label: '是' }] } },
      { type: 'integer', options: [{ value: 1, label: '是' }] },
    ],
    [
      { widget: 'Select', options: { from: 'dict', dict: 'sys_yes_no' } },
      { type: 'string', dict: 'sys_yes_no' },
    ],
    [{ widget: 'RichText' }, { type: 'richText' }],
    [{ widget: 'FileUpload' }, { type: 'text' }],
  ])('of %j', (field, found) => {
    const form = { fields: [fieldWith('Input', field)] };
    expect(fieldsOfForm(form).answer).toMatchObject({ label: '答', ...found });
  });

  it('leave out what is not sent, and what is shown to nobody', () => {
    const form: FormSchema = {
      fields: [
        beside,
        fieldWith('PasswordInput', { name: 'secret' }),
        fieldWith('Input', { name: 'aside', sent: false }),
      ],
    };
    expect(Object.keys(fieldsOfForm(form))).toEqual(['topic']);
    expect(formOfModel(form, asked(fieldsOfForm(form))).fields).toEqual([
      { field: 'topic', widget: 'Input' },
      expect.objectContaining({ name: 'secret', sent: false }),
      expect.objectContaining({ name: 'aside', sent: false }),
    ]);
  });
});

it('what was changed before counts: labels, what is required, and types', () => {
  const form = { fields: [fieldWith('Input', { required: true, maxLength: 5, span: 2 })] };
  const asked = { answer: { type: 'integer', label: '次数' } } as const;
  expect(formOfModel(form, asked).fields).toEqual([{ field: 'answer', span: 2 }]);
});

it('lists of values are seen as those of their control', () => {
  const items = [
    { value: 'a', label: '甲' },
    { value: 'b', label: '乙' },
  ];
  const options = { from: 'list', items } as const;
  const page = pageOf({ fields: [beside, fieldWith('CheckboxGroup', { options })] });
  expect(page.list).toMatchObject({
    columns: ['topic', { field: 'answer', widget: 'DictTag', options }, 'createBy', 'createTime'],
    sort: { surveyId: 'desc' },
  });
});

it('a form with layout, rows and rules becomes a list with a form', () => {
  const form: FormSchema = {
    columns: 2,
    fields: [
      beside,
      { type: 'tabs', items: [{ label: '一', fields: [fieldWith('Rate', {})] }] },
      {
        type: 'list',
        name: 'visits',
        label: '到访',
        fields: [fieldWith('Input', { name: 'place' })],
      },
    ],
    rules: [{ target: 'answer', if: { $expr: "values.topic == 'A'" }, set: { visible: false } }],
  };
  expect(problemsIn(form)).toEqual([]);
  const page = pageOf(form);
  expect(page).toMatchObject({
    model: 'survey',
    access: 'list',
    menu: { parent: 'forms' },
    list: { columns: expect.arrayContaining(['topic', 'answer', 'createTime']) },
  });
  expect(page.newModels).toMatchObject({
    survey: { fields: { topic: { excel: { import: true } }, visits: { type: 'json' } } },
  });
});
