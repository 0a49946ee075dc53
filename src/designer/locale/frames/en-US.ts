import type { Widen } from '../../../schema/catalogue.ts';
import type { framesZhCN } from './zh-CN.ts';

/** What the panel says of members that are put together of others, in English. */
export const framesEnUS: Widen<typeof framesZhCN> = {
  unset: 'Not set',
  set: 'Set',
  clear: 'Clear',
  addItem: 'Add an item',
  another: (what) => `Add another ${what.toLowerCase()}`,
  item: (number) => `Item ${number}`,
  key: 'Key',
  none: 'Null',
  each: 'By members',
  types: {
    fieldPath: 'Field',
    string: 'Text',
    number: 'Number',
    integer: 'Number',
    array: 'List',
    object: 'Keys and values',
  },
  of: (what, doing) => `${doing}: ${what}`,
};
