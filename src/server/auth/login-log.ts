/** Rows of the login log (docs/protocol/monitoring.md). */
import { type MessageText } from '../../schema/locale/message.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { timeText } from '../db/time.ts';
import { cut } from '../logs/masked.ts';
import type { Client } from './client.ts';

export interface LoginEvent {
  userName: string;
  succeeded: boolean;
  /** Stored in Chinese, whoever asked. */
  msg: MessageText;
}

export async function writeLoginLog(
  db: Db,
  { userName, succeeded, msg }: LoginEvent,
  client: Client,
  now: number,
): Promise<void> {
  const user = await db
    .selectFrom('sys_user')
    .select(['user_id', 'dept_id'])
    .where(sql<string>`lower(user_name)`, '=', userName.trim().toLowerCase())
    .where('del_flag', '=', '0')
    .executeTakeFirst();
  await db
    .insertInto('sys_logininfor')
    .values({
      // Whose data scope the row belongs to, as of now; nobody's for a name that nobody has.
      user_id: user?.user_id ?? null,
      dept_id: user?.dept_id ?? null,
      user_name: cut(userName.replaceAll('\0', ''), 50),
      ipaddr: client.ip,
      login_location: client.location,
      browser: client.browser,
      os: client.os,
      status: succeeded ? '0' : '1',
      msg: String(msg),
      login_time: timeText(now),
    })
    .execute();
}
