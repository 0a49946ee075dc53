/** Dictionaries of exchanged pages: what of them is here, and what is lacking. */
import type { Model, Page } from '../../../../schema/generated/types.gen.ts';
import { say, type Message } from '../../../../schema/locale/message.ts';
import { visitParts } from '../../../../schema/meta/visit.ts';
import { mayAccess } from '../../../auth/permissions.ts';
import type { Db } from '../../../db/database.ts';
import type { Session } from '../../../http/session.ts';
import type { Engine } from '../../../models/types.ts';
import { entryOf, type Exchange, type ExchangedDict, type ExchangedEntry } from './format.ts';

/** Who may add dictionaries and their entries. */
const adding = 'system:dict:add';

/** Dictionaries that a page and its models name. */
export function namedDicts(page: Page, models: readonly Model[]): string[] {
  const names = new Set<string>();
  const visit = ({ name, value }: { name: string; value: unknown }) => {
    if (name === 'dict') names.add(String(value));
  };
  visitParts('page', page, visit);
  for (const model of models) visitParts('model', model, visit);
  return [...names].sort();
}

/** Dictionaries as they are here, by their types; those that are not there are left out. */
export async function dictsHere(
  db: Db,
  engine: Engine,
  types: readonly string[],
): Promise<Record<string, ExchangedDict>> {
  if (types.length === 0) return {};
  const found = await db
    .selectFrom('sys_dict_type')
    .select(['dict_type', 'dict_name'])
    .where('dict_type', 'in', types)
    .orderBy('dict_type')
    .execute();
  const filters = { dictTypes: types };
  const { rows } = await engine.resource('dictData').list(db, { filters, whole: true }, null);
  return Object.fromEntries(
    found.map(({ dict_type: type, dict_name: name }) => [
      String(type),
      {
        dictName: String(name),
        entries: rows.filter(({ dictType }) => dictType === type).map(entryOf),
      },
    ]),
  );
}

/** What is lacking of a dictionary. */
interface Lacking extends ExchangedDict {
  dictType: string;
  /** There is no dictionary of that type. */
  isNew: boolean;
}

export interface DictPlan {
  lacking: Lacking[];
  /** Types of all that are here. */
  known: string[];
  /** Dictionaries whose entries are called or shown otherwise here; they stay. */
  different: string[];
  refusals: Message[];
}

const saysOther = (one: ExchangedEntry, other: ExchangedEntry): boolean =>
  one.dictLabel !== other.dictLabel || one.status !== other.status;

/** What importing would add to dictionaries. */
export async function planDicts(
  db: Db,
  engine: Engine,
  { dicts }: Exchange,
  session: Session,
): Promise<DictPlan> {
  const here = await dictsHere(db, engine, Object.keys(dicts));
  const plan: DictPlan = {
    lacking: [],
    known: Object.keys(here),
    different: [],
    refusals: [],
  };
  for (const [dictType, { dictName, entries }] of Object.entries(dicts)) {
    const known = here[dictType];
    const byValue = new Map(known?.entries.map((entry) => [entry.dictValue, entry]));
    const absent = entries.filter(({ dictValue }) => !byValue.has(dictValue));
    const isNew = known === undefined;
    if (isNew || absent.length > 0)
      plan.lacking.push({ dictType, dictName, entries: absent, isNew });
    const isOther = entries.some((entry) => {
      const own = byValue.get(entry.dictValue);
      return own !== undefined && saysOther(own, entry);
    });
    if (isOther) plan.different.push(dictType);
  }
  if (plan.lacking.length > 0 && !mayAccess(session, adding))
    plan.refusals.push(say`您没有权限：${adding}`);
  return plan;
}

/** Adds what is lacking. @throws Refusal of the models */
export async function addDicts(
  db: Db,
  engine: Engine,
  { lacking }: DictPlan,
  session: Session,
): Promise<void> {
  for (const { dictType, dictName, entries, isNew } of lacking) {
    if (isNew) await engine.resource('dictType').create(db, { dictType, dictName }, session);
    for (const entry of entries)
      await engine.resource('dictData').create(db, { ...entry, dictType }, session);
  }
}
