/** Patterns of version 1 that have a name: the format `phone`. */
import { changeObjects, type JsonObject, type Rule } from '../rule.ts';

const phone = '^1[3-9]\\d{9}$';

export const formats: Rule = {
  name: 'formats',
  apply: (page) =>
    changeObjects(page, (value) =>
      value.pattern === phone
        ? Object.fromEntries(
            Object.entries(value).map(([key, member]) =>
              key === 'pattern' ? ['format', 'phone'] : [key, member],
            ),
          )
        : value,
    ) as JsonObject,
};
