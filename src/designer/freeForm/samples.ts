/** Forms in the notation of the classic editor, to begin with. */
import { writeClassic } from '../classic/index.ts';
import type { FormField, FormItem, FormSchema } from '../../schema/generated/types.gen.ts';
import { phonePattern } from '../../schema/record/phone.ts';
import { designerTexts } from '../locale/index.ts';

const options = (labels: readonly string[]): Pick<FormField, 'options'> => ({
  options: { from: 'list', items: labels.map((label, index) => ({ value: index + 1, label })) },
});

/** A form with two fields in a row, choices, limits and a pattern. */
function survey(): FormItem[] {
  const { survey: texts } = designerTexts().forms.samples;
  return [
    {
      type: 'grid',
      columns: 2,
      fields: [
        { name: 'name', label: texts.name, widget: 'Input', required: true, maxLength: 30 },
        {
          name: 'mobile',
          label: texts.mobile,
          widget: 'Input',
          required: true,
          // As the classic notation has it, which knows no formats.
          pattern: phonePattern,
          messages: { pattern: texts.badMobile },
        },
      ],
    },
    {
      name: 'age',
      label: texts.age,
      widget: 'Select',
      ...options(texts.ages),
      valueType: 'number',
    },
    {
      name: 'channel',
      label: texts.channel,
      widget: 'RadioGroup',
      ...options(texts.channels),
      valueType: 'number',
      default: 1,
    },
    {
      name: 'topics',
      label: texts.topics,
      widget: 'CheckboxGroup',
      ...options(texts.all),
      required: true,
    },
    { name: 'rating', label: texts.rating, widget: 'Rate', default: 3 },
    { name: 'visit', label: texts.visit, widget: 'DatePicker' },
    { name: 'advice', label: texts.advice, widget: 'TextArea', maxLength: 200 },
    { name: 'answer', label: texts.answer, widget: 'Switch', default: true },
  ];
}

function issue(): FormItem[] {
  const { issue: texts } = designerTexts().forms.samples;
  return [
    { name: 'title', label: texts.title, widget: 'Input', required: true, maxLength: 60 },
    {
      name: 'kind',
      label: texts.kind,
      widget: 'Select',
      ...options(texts.kinds),
      valueType: 'number',
      required: true,
    },
    { name: 'version', label: texts.version, widget: 'Input' },
    { name: 'steps', label: texts.steps, widget: 'TextArea', required: true },
    { name: 'times', label: texts.times, widget: 'NumberInput', minimum: 1, maximum: 99 },
    {
      name: 'email',
      label: texts.email,
      widget: 'Input',
      pattern: '^[^\\s@]+@[^\\s@]+$',
      messages: { pattern: texts.badEmail },
    },
  ];
}

const written = (fields: FormItem[]): string => {
  const form: FormSchema = { labels: 'left', fields };
  return `${JSON.stringify(writeClassic(form).json, null, 2)}\n`;
};

export const samples = {
  survey: () => written(survey()),
  issue: () => written(issue()),
};
