/** Patterns of version 1 that have a name: the format `phone`. */
import { phonePattern } from '../../record/phone.ts';
import { changeObjects, type JsonObject, type Rule } from '../rule.ts';

export const formats: Rule = {
  name: 'formats',
  apply: (page) =>
    changeObjects(page, (value) =>
      value.pattern === phonePattern
        ? Object.fromEntries(
            Object.entries(value).map(([key, member]) =>
              key === 'pattern' ? ['format', 'phone'] : [key, member],
            ),
          )
        : value,
    ) as JsonObject,
};
