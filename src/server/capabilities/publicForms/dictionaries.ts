import { isObject } from '../../../schema/isObject.ts';
import type { Db } from '../../db/database.ts';

type Items = { value: string; label: string }[];

/** Name of the dictionary that the choices of a field come from; undefined: of none. */
const dictionaryOf = (key: string, value: unknown): string | undefined =>
  key === 'options' && isObject(value) && value.from === 'dict' && typeof value.dict === 'string'
    ? value.dict
    : undefined;

/**
 * A form with the entries of dictionaries written into it: a link keeps those of the day on which
 * it is made. Dictionaries without entries stay as they are.
 */
export async function withDictionaries(db: Db, form: unknown): Promise<unknown> {
  const text = JSON.stringify(form);
  const named = new Set<string>();
  JSON.parse(text, (key, value: unknown) => {
    const name = dictionaryOf(key, value);
    if (name !== undefined) named.add(name);
    return value;
  });
  if (named.size === 0) return form;
  const entries = await entriesOf(db, [...named]);
  return JSON.parse(text, (key, value: unknown) => {
    const items = entries.get(dictionaryOf(key, value) ?? '');
    return items ? { from: 'list', items } : value;
  }) as unknown;
}

async function entriesOf(db: Db, names: readonly string[]): Promise<Map<string, Items>> {
  const rows = await db
    .selectFrom('sys_dict_data')
    .select(['dict_type', 'dict_value', 'dict_label'])
    .where('dict_type', 'in', names)
    .where('status', '=', '0')
    .orderBy('dict_sort')
    .orderBy('dict_code')
    .execute();
  const found = new Map<string, Items>();
  for (const { dict_type: type, dict_value: value, dict_label: label } of rows)
    found.set(String(type), [
      ...(found.get(String(type)) ?? []),
      { value: String(value), label: String(label) },
    ]);
  return found;
}
