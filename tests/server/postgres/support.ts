/** A server on a PostgreSQL of its own, and clients that write without pause. */
import { createCluster } from '../../../scripts/lib/postgres.mjs';
import type { Cluster } from '../../../scripts/lib/postgres.mjs';
import { startServer } from '../support/index.ts';
import type { Client, TestServer, TestServerOptions } from '../support/index.ts';

export { createCluster, type Cluster };

/** URL of a database whose servers listen on these ports. */
export const urlOf = (...ports: readonly number[]): string =>
  `postgres://pageloom@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`;

/** Short times, so that tests need not wait long. */
const hasty = {
  DATABASE_CONNECT_TIMEOUT: '1',
  DATABASE_WAIT: '3',
  DATABASE_LOCK_TIMEOUT: '2',
  DATABASE_IDLE_TRANSACTION_TIMEOUT: '0.4',
  DATABASE_STATEMENT_TIMEOUT: '3',
};

export const serverOn = (
  url: string,
  { env, ...options }: TestServerOptions = {},
): Promise<TestServer> =>
  startServer({ ...options, dialect: 'sqlite', env: { ...hasty, ...env, DATABASE_URL: url } });

export interface Answered {
  code: number;
  msg: string;
  status: number;
}

/** Sends a notice; nothing makes its title unique, so one stored twice shows. */
export async function writeNotice(client: Client, title: string): Promise<Answered> {
  const response = await client.raw('POST', '/system/notice', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      noticeTitle: title,
      noticeType: '1',
      status: '0',
      noticeContent: title,
    }),
  });
  return { ...((await response.json()) as { code: number; msg: string }), status: response.status };
}

/** What clients were sent, title by title. */
export interface Load {
  acknowledged: string[];
  refused: Answered[];
  end(): Promise<void>;
}

let loads = 0;

export function writeWithoutPause(client: Client, lanes = 6): Load {
  const state = { over: false };
  loads += 1;
  const run = loads;
  const load = { acknowledged: [] as string[], refused: [] as Answered[] };
  const lane = async (index: number): Promise<void> => {
    for (let count = 0; !state.over; count += 1) {
      const title = `outage ${run}-${index}-${count}`;
      const answer = await writeNotice(client, title);
      if (answer.code === 200) load.acknowledged.push(title);
      else load.refused.push(answer);
    }
  };
  const working = Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  return {
    ...load,
    async end() {
      state.over = true;
      await working;
    },
  };
}

/** How often each title is stored. */
export async function storedTitles(client: Client): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await client.get(
      `/system/notice/list?reasonable=false&pageSize=500&pageNum=${pageNum}`,
    );
    for (const { noticeTitle } of page.rows)
      counts.set(noticeTitle, (counts.get(noticeTitle) ?? 0) + 1);
    if (page.rows.length < 500) return counts;
  }
}
