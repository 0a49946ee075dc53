import { isObject } from '../../../schema/isObject.ts';
import type { Db } from '../../db/database.ts';
import type { Engine } from '../../models/types.ts';

type Items = { value: string; label: string }[];

/** Where entries are read. */
interface Source {
  db: Db;
  engine: Pick<Engine, 'dictEntries'>;
}

/** Name of the dictionary that the choices of a field come from; undefined: of none. */
const dictionaryOf = (key: string, value: unknown): string | undefined =>
  key === 'options' && isObject(value) && value.from === 'dict' && typeof value.dict === 'string'
    ? value.dict
    : undefined;

/**
 * A form with the entries of dictionaries written into it: a link keeps those of the day on which
 * it is made. Dictionaries without entries stay as they are.
 */
export async function withDictionaries(source: Source, form: unknown): Promise<unknown> {
  const text = JSON.stringify(form);
  const named = new Set<string>();
  JSON.parse(text, (key, value: unknown) => {
    const name = dictionaryOf(key, value);
    if (name !== undefined) named.add(name);
    return value;
  });
  if (named.size === 0) return form;
  const entries = await enabledItems(source, named);
  return JSON.parse(text, (key, value: unknown) => {
    const items = entries.get(dictionaryOf(key, value) ?? '');
    return items ? { from: 'list', items } : value;
  }) as unknown;
}

async function enabledItems(
  { db, engine }: Source,
  types: ReadonlySet<string>,
): Promise<Map<string, Items>> {
  const found = new Map<string, Items>();
  for (const { type, value, label, enabled } of await engine.dictEntries(db, types))
    if (enabled) found.set(type, [...(found.get(type) ?? []), { value, label }]);
  return found;
}
