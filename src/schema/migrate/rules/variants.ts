/** Version 1: radios and labels had a `look`; what is drawn in several ways has a `variant` now. */
import { isObject } from '../../isObject.ts';
import { changeObjects, rename, type JsonObject, type Rule } from '../rule.ts';

/** Widgets that had it. Where none is named it is the usual one, and no other of those had it. */
const widgets: readonly unknown[] = ['RadioGroup', 'DictTag', undefined];

const spellings = { look: 'variant' };

export const variants: Rule = {
  name: 'variants',
  spellings,
  apply: (page) =>
    changeObjects(page, (value) =>
      widgets.includes(value.widget) && isObject(value.props)
        ? { ...value, props: rename(value.props, spellings) }
        : value,
    ) as JsonObject,
};
