/**
 * Search fields, columns and items have the grammar of all fields; what a cell does is
 * distinguished by its type.
 */
import { defined } from '../../defined.ts';
import { isObject } from '../../isObject.ts';
import { changeObjects, rename, type JsonObject, type Rule } from '../rule.ts';

const spellings = {
  'x-component': 'widget',
  'x-component-props': 'props',
  description: 'help',
};

function changeColumn(column: unknown): unknown {
  if (!isObject(column)) return column;
  const { action, switch: toggle, edit, ...rest } = rename(column, spellings);
  const cell = isObject(toggle)
    ? { type: 'switch', ...toggle }
    : isObject(edit)
      ? { type: 'edit', ...rename(edit, spellings) }
      : action === undefined
        ? undefined
        : { type: 'link', action };
  return short({ ...rest, ...defined({ cell }) });
}

const changeField = (field: unknown): unknown =>
  isObject(field) ? short(rename(field, spellings)) : field;

/**
 * An object that says nothing but its field is that field's name; a dotted path needs an object.
 */
function short(field: JsonObject): unknown {
  const { field: name } = field;
  return Object.keys(field).length === 1 && typeof name === 'string' && !name.includes('.')
    ? name
    : field;
}

const lists: Readonly<Record<string, (entry: unknown) => unknown>> = {
  query: changeField,
  columns: changeColumn,
};

function changeList(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      Object.hasOwn(lists, key) && Array.isArray(member) ? member.map(lists[key]!) : member,
    ]),
  );
}

export const columns: Rule = {
  name: 'columns',
  spellings: { ...spellings, action: 'cell', switch: 'cell', edit: 'cell', items: 'fields' },
  apply: (page) =>
    changeObjects(page, (value) => {
      if (value.type !== 'descriptions' || !Array.isArray(value.items)) return changeList(value);
      const { items, ...rest } = value;
      return { ...rest, fields: items.map(changeField) };
    }) as JsonObject,
};
