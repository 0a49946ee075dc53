/** What classic forms say of themselves. */
import type { FormSchema } from '../../../schema/generated/types.gen.ts';
import { frameLayoutOf, layoutMembers } from '../frameLayout.ts';
import { isEqual } from '../../../schema/merge/values.ts';
import { isBlank, type Members } from '../shape.ts';
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
  size: ['default', 'medium', 'middle'],
  span: [24],
  colon: [true],
};

/** Whether nothing of the form can be changed. */
export const isDisabled = ({ disabled }: Members): boolean => disabled === true;

/** Members of the form, without its fields. */
export function frameOf(form: Members, reading: Reading): Partial<FormSchema> {
  for (const [name, value] of Object.entries(form)) {
    const values = Object.hasOwn(usual, name) ? usual[name]! : [];
    if (layoutMembers.includes(name) || isBlank(value) || values.includes('*')) continue;
    if (!values.some((one) => isEqual(one, value))) reading.lose('noPlace', [name], { name });
  }
  return frameLayoutOf(form, reading);
}
