/** Definitions of dynamic fields in forms: a list of rows. */
import { defined } from '../defined.ts';
import { fieldTypes } from '../generated/fieldTypes.gen.ts';
import type { Field, FormField, FormList } from '../generated/types.gen.ts';
import { say, term } from '../locale/message.ts';
import {
  definesFields,
  definitionLabels,
  dynamicTypes,
  type DynamicField,
} from '../record/dynamicFields.ts';

const labelled = (name: keyof DynamicField) => ({ name, label: String(definitionLabels[name]) });

/** The fields of one definition, as a form shows them. */
const definitionFields = (): FormField[] => [
  { ...labelled('label'), required: true, maxLength: 50 },
  { ...labelled('name'), required: true, maxLength: 40, pattern: '^[A-Za-z][A-Za-z0-9_]*$' },
  {
    ...labelled('type'),
    required: true,
    default: 'string',
    options: {
      from: 'list',
      items: dynamicTypes.map((value) => ({ value, label: String(term(fieldTypes[value].label)) })),
    },
  },
  { ...labelled('required'), valueType: 'boolean' },
  { ...labelled('searchable'), valueType: 'boolean' },
  { ...labelled('unit'), maxLength: 10 },
  { ...labelled('dict'), maxLength: 100 },
  { ...labelled('maxLength'), valueType: 'number', minimum: 1, maximum: 2000 },
  { ...labelled('minimum'), valueType: 'number' },
  { ...labelled('maximum'), valueType: 'number' },
  { ...labelled('scale'), valueType: 'number', minimum: 0, maximum: 6 },
  {
    ...labelled('was'),
    maxLength: 40,
    modes: ['edit'],
    help: String(say`改字段名时填写原来的字段名，已有的值随之改名`),
  },
];

/** Definitions are entered as rows, unless the page names a widget for them. */
export function definitionsList(own: FormField, field: Field): FormList | undefined {
  if (!definesFields(field) || own.widget !== undefined) return undefined;
  const { name, label, help, hint, visible, modes, access, disabled, readOnly, span } = own;
  return {
    type: 'list',
    ...defined({ field: own.field, name, label, help, hint, visible, modes, access }),
    ...defined({ disabled, readOnly, span }),
    fields: definitionFields(),
  };
}
