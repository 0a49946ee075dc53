/**
 * Dictionaries (docs/protocol/system.md). Entries are read from the database each time: on several
 * nodes no cache is ever stale.
 */
import { say } from '../../schema/locale/message.ts';
import { Refusal } from '../http/errors.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { ModelHooks } from '../models/types.ts';
import type { Db } from '../db/database.ts';
import type { Engine, ListAnswer } from '../models/types.ts';
import { limitedMember } from '../models/read/limited.ts';
import { MAX_WHOLE } from '../models/read/limits.ts';
import type { Services } from '../services.ts';
import { dictionaryPaths, mostDictionaries } from '../../protocol/addresses.ts';

const TAG = '字典管理';

export const dictTypeHooks: ModelHooks = {
  async afterUpdate(db, input, stored) {
    if (typeof input.dictType !== 'string' || input.dictType === stored.dictType) return;
    await db
      .updateTable('sys_dict_data')
      .set({ dict_type: input.dictType })
      .where('dict_type', '=', stored.dictType)
      .execute();
  },
};

export const dictDataHooks: ModelHooks = {
  async shape(_db, rows) {
    for (const row of rows) row.default = row.isDefault === 'Y';
  },
};

export function dictRoutes({ engine }: Services): RouteDeclaration[] {
  return [entriesRoute(engine), batchRoute(engine), removeRoute(engine), refreshRoute()];
}

/**
 * Enabled entries of the types in order of dictSort; whether a type itself is enabled does not
 * matter.
 */
async function enabledEntries(
  engine: Engine,
  db: Db,
  types: readonly string[],
): Promise<ListAnswer> {
  return engine
    .resource('dictData')
    .list(db, { filters: { dictTypes: types, status: '0' }, whole: true, most: MAX_WHOLE }, null);
}

function entriesRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: `${dictionaryPaths.byType}/{dictType}`,
    summary: '一个字典类型的启用数据',
    tag: TAG,
    access: 'session',
    params: { dictType: { type: 'string' } },
    answer: 'ajax',
    async handler({ db, params }) {
      const entries = await enabledEntries(engine, db, [params.dictType]);
      return { data: entries.rows, ...limitedMember({ data: entries }) };
    },
  });
}

/**
 * Not part of the protocol: all dictionaries of a page in one request. Clients ask for it only
 * where it is offered.
 */
function batchRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: dictionaryPaths.byTypes,
    summary: '多个字典类型的启用数据',
    tag: TAG,
    access: 'session',
    query: { types: { type: 'string', required: true, description: '逗号分隔的字典类型' } },
    answer: 'ajax',
    async handler({ db, query }) {
      const types = [...new Set(String(query.types).split(',').filter(Boolean))];
      if (types.length > mostDictionaries)
        throw new Refusal(say`一次最多查询${mostDictionaries}个字典类型`);
      const found = await enabledEntries(engine, db, types);
      const entries = Map.groupBy(found.rows, (entry) => entry.dictType);
      return {
        data: Object.fromEntries(types.map((type) => [type, entries.get(type) ?? []])),
        ...limitedMember({ data: found }),
      };
    },
  });
}

/** Logged under the title of the types (docs/protocol/system.md#dictionary-entries). */
function removeRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    method: 'DELETE',
    path: `${dictionaryPaths.root}/data/{dictCodes}`,
    summary: '删除字典数据',
    tag: TAG,
    access: { permission: 'system:dict:remove' },
    params: { dictCodes: { type: 'array', items: { type: 'integer' } } },
    answer: 'ajax',
    log: { title: '字典类型', type: 'DELETE' },
    handler: ({ db, params: { dictCodes }, session }) =>
      engine.resource('dictData').remove(db, dictCodes, session),
  });
}

/** There is no cache to refresh; the call stays for clients that offer it. */
function refreshRoute(): RouteDeclaration {
  return defineRoute({
    method: 'DELETE',
    path: `${dictionaryPaths.root}/type/refreshCache`,
    summary: '刷新字典缓存',
    tag: TAG,
    access: { permission: 'system:dict:remove' },
    answer: 'ajax',
    log: { title: '字典类型', type: 'CLEAN' },
    handler: () => undefined,
  });
}
