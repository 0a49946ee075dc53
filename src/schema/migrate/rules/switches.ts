/** Version 1: a switch without a question asked none; now it asks one unless it is empty. */
import { isObject } from '../../isObject.ts';
import { changeObjects, type JsonObject, type Rule } from '../rule.ts';

export const switches: Rule = {
  name: 'switches',
  apply: (page) =>
    changeObjects(page, (value) => {
      const { cell } = value;
      return isObject(cell) && cell.type === 'switch' && cell.confirm === undefined
        ? { ...value, cell: { ...cell, confirm: '' } }
        : value;
    }) as JsonObject,
};
