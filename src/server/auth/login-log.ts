/** Rows of the login log (protocol.md 5). */
import type { Db } from '../db/database.ts';
import { timeText } from '../db/time.ts';
import { cut } from '../logs/masked.ts';
import type { Client } from './client.ts';

export interface LoginEvent { userName: string; succeeded: boolean; msg: string }

export async function writeLoginLog(db: Db, { userName, succeeded, msg }: LoginEvent, client: Client, now: number): Promise<void> {
  await db
    .insertInto('sys_logininfor')
    .values({
      user_name: cut(userName.replaceAll('\0', ''), 50), ipaddr: client.ip, login_location: client.location, browser: client.browser, os: client.os,
      status: succeeded ? '0' : '1', msg, login_time: timeText(now),
    })
    .execute();
}
