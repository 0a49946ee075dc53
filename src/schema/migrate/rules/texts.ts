/**
 * Version 1: a text could name its place in the catalogue of the application, with the Chinese text
 * beside it. Now a text is what it says, and its translation is found by it.
 */
import { changeObjects, type JsonObject, type Rule } from '../rule.ts';

const isNamed = (value: JsonObject): boolean =>
  typeof value.$t === 'string' &&
  typeof value.default === 'string' &&
  Object.keys(value).length === 2;

export const texts: Rule = {
  name: 'texts',
  successors: [
    {
      words: ['$t'],
      reason: 'a text is written as it is, its translation is found by it in schemas/locale',
      isWhole: true,
    },
  ],
  apply: (page) =>
    changeObjects(page, (value) => (isNamed(value) ? value.default : value)) as JsonObject,
};
