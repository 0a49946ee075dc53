/** What classic forms say of themselves. */
import type { FormSchema } from '../../../schema/generated/types.gen.ts';
import { isObject } from '../../../schema/isObject.ts';
import { isEqual } from '../../../schema/merge/values.ts';
import { isBlank, valueIn, type Members } from '../shape.ts';
import type { Reading } from './context.ts';

/**
 * Values that say nothing, because the editor gives them to each form; names in generated code
 * mean nothing here.
 */
const usual: Readonly<Record<string, readonly unknown[]>> = {
  fields: ['*'],
  pageloom: ['*'],
  formRef: ['*'],
  formModel: ['*'],
  formRules: ['*'],
  disabled: ['*'],
  formBtns: ['*'],
  unFocusedComponentBorder: ['*'],
  layout: ['horizontal', 'vertical'],
  labelPosition: ['left', 'right', 'top'],
  labelAlign: ['right'],
  labelWidth: [100],
  'labelCol.span': [3],
  'labelCol.offset': [0],
  'wrapperCol.span': [21],
  'wrapperCol.offset': [0],
  gutter: [15],
  size: ['default', 'medium', 'middle'],
  span: [24],
  colon: [true],
};

/** Whether nothing of the form can be changed. */
export const isDisabled = ({ disabled }: Members): boolean => disabled === true;

/** Members of the form, without its fields. */
export function frameOf(form: Members, { lose }: Reading): Partial<FormSchema> {
  for (const name of Object.keys(form).flatMap((key) => namesIn(form, key))) {
    const value = valueIn(form, name);
    const values = Object.hasOwn(usual, name) ? usual[name]! : [];
    if (isBlank(value) || values.includes('*') || values.some((one) => isEqual(one, value)))
      continue;
    lose('noPlace', name.split('.'), { name });
  }
  const isAbove = form.layout === 'vertical' || form.labelPosition === 'top';
  return isAbove ? {} : { labels: 'left' };
}

/** Members of columns are each one of their own. */
const namesIn = (form: Members, key: string): string[] =>
  (key === 'labelCol' || key === 'wrapperCol') && isObject(form[key])
    ? Object.keys(form[key]).map((name) => `${key}.${name}`)
    : [key];
