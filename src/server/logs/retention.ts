/**
 * Rows of the logs that are older than a parameter allows are removed, some at a time: other
 * writers go on between. Rows of the operation log leave their tombstones, as when somebody removes
 * them by hand.
 */
import type { Database, Db } from '../db/database.ts';
import { timeText } from '../db/time.ts';
import { regularly } from '../db/regularly.ts';
import { configValue } from '../settings/parameters.ts';
import type { AuditChain } from './audit/chain.ts';
import { configKeys } from '../../protocol/configKeys.ts';

/** Parameters with the days a log is kept; 0 or none: for ever. */
const retention = {
  operation: configKeys.operationLogDays,
  login: configKeys.loginLogDays,
} as const;

const day = 86_400_000;
/** Nobody removes by a setting what they did this week. */
const fewestDays = 7;
/** Rows of one transaction, and transactions of one round. */
const batch = 500;
const rounds = 40;
/** Milliseconds between two rounds. */
const interval = 600_000;

const tables = {
  operation: { table: 'sys_oper_log', key: 'oper_id', time: 'oper_time' },
  login: { table: 'sys_logininfor', key: 'info_id', time: 'login_time' },
} as const;

interface Logs {
  database: Database;
  audit: AuditChain;
  now(): number;
}

/** Whom tombstones name. */
const nobody = 'system';

/** One round, or as much of it as `ending` allows. @returns how many rows went */
export async function removeOldLogs(
  { database, audit, now }: Logs,
  ending?: AbortSignal,
): Promise<number> {
  const remove = {
    operation: (db: Db, before: string) => removeOperations(db, audit, before),
    login: removeLogins,
  };
  let removed = 0;
  for (const log of ['operation', 'login'] as const) {
    const before = await oldest(database.read, retention[log], now());
    if (before === null || !(await holdsOlder(database.read, log, before))) continue;
    for (let round = 0, last = batch; last === batch && round < rounds; round += 1) {
      if (ending?.aborted) return removed;
      last = await database.transaction((db) => remove[log](db, before));
      removed += last;
    }
  }
  return removed;
}

/** Removes every ten minutes. @returns ends it, as `regularly` does */
export const removeOldLogsRegularly = (
  logs: Logs,
  onError: (error: unknown) => void,
): (() => Promise<void>) =>
  regularly((ending) => removeOldLogs(logs, ending), { interval, onError });

/** The first moment that is kept; null: all are. */
async function oldest(db: Db, parameter: string, now: number): Promise<string | null> {
  const text = (await configValue(db, parameter)).trim();
  const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return days === 0 ? null : timeText(now - Math.max(days, fewestDays) * day);
}

/**
 * Rows are numbered as time goes: the first one says whether there is anything to do, without a
 * look at all of them.
 */
async function holdsOlder(db: Db, log: keyof typeof retention, before: string): Promise<boolean> {
  const { table, key, time } = tables[log];
  const first = await db.selectFrom(table).select(time).orderBy(key).limit(1).executeTakeFirst();
  return first !== undefined && first[time] < before;
}

/**
 * Rows that another process has removed meanwhile do not come back, and get no second tombstone.
 */
async function removeOperations(db: Db, audit: AuditChain, before: string): Promise<number> {
  const old = db
    .selectFrom('sys_oper_log')
    .select('oper_id')
    .where('oper_time', '<', before)
    .orderBy('oper_id')
    .limit(batch);
  const rows = await db
    .deleteFrom('sys_oper_log')
    .where('oper_id', 'in', old)
    .returning(['oper_id', 'oper_time', 'title'])
    .execute();
  const inOrder = rows.toSorted((one, other) => one.oper_id - other.oper_id);
  const gone = inOrder.map(({ oper_id: operId, oper_time: operTime, title }) => ({
    operId,
    operTime,
    title,
  }));
  await audit.removed(db, gone, nobody);
  return rows.length;
}

async function removeLogins(db: Db, before: string): Promise<number> {
  const old = db
    .selectFrom('sys_logininfor')
    .select('info_id')
    .where('login_time', '<', before)
    .orderBy('info_id')
    .limit(batch);
  const { numDeletedRows } = await db
    .deleteFrom('sys_logininfor')
    .where('info_id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
