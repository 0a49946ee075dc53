import type { FormItem, FormSchema } from '../../../schema/generated/types.gen.ts';
import { ownOver } from '../own.ts';
import { ownMember, type Members } from '../shape.ts';
import type { Reading } from './context.ts';
import { frameOf, isDisabled } from './frame.ts';
import { itemsOf } from './items.ts';

/** The form that a value is; the reading says what is wrong with it. */
export function formIn(value: Members, reading: Reading): FormSchema {
  const { items, columns } = itemsOf(value.fields, ['fields'], reading);
  const read = {
    ...frameOf(value, reading),
    ...(columns > 1 && { columns }),
    fields: isDisabled(value) ? items.map(disabled) : items,
  };
  return ownOver(read, value, [ownMember], reading) as FormSchema;
}

/** An item of a form that is disabled as a whole. */
function disabled(item: FormItem): FormItem {
  if (typeof item === 'string') return item;
  if ('type' in item && item.type === 'grid') return { ...item, fields: item.fields.map(disabled) };
  return { ...item, disabled: true } as FormItem;
}
