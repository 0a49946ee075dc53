import { member, reference } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'openForm'> = {
  name: 'openForm',
  label: '打开表单',
  icon: 'form',
  group: 'open',
  doc:
    'Opens a form of this page and waits: the next steps run once it has stored, with its ' +
    'answer as result; they do not when it was closed.',
  examples: [
    { type: 'openForm', form: 'edit' },
    { type: 'openForm', form: 'edit', mode: 'edit', recordKey: { $expr: 'row.postId' } },
    { type: 'openForm', form: 'edit', values: { status: '0' } },
  ],
  members: {
    form: reference('formRef', 'Name of the form.'),
    mode: {
      description: 'edit and view load the record by key first.',
      enum: ['create', 'edit', 'view'],
      default: 'create',
    },
    values: member('values', "Initial values, over the model's defaults."),
    recordKey: member(
      'expression',
      "Key of the record to load; default the row's or the one checked row's key.",
    ),
  },
  required: ['form'],
};
