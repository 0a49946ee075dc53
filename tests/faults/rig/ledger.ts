/** What clients sent, what they were answered, and whether that is true afterwards. */
import { createHash } from 'node:crypto';
import type { Client } from '../../server/support/client.ts';

export interface Entry {
  /** Title of the notice, or address of the file. */
  name: string;
  /** SHA-256 of a file's content. */
  hash?: string;
}

export interface Verdict {
  acknowledged: number;
  lost: number;
  doubled: number;
  ghosts: number;
  /** Neither acknowledged nor refused: the answer never came. */
  unknown: number;
  refused: number;
  broken: string[];
}

export interface Ledger {
  /** Notices and files whose success was reported, in that order. */
  readonly acknowledged: Entry[];
  /** Compares the records with what the server has now; the client may read everything. */
  check(client: Client, upTo?: number): Promise<Verdict>;
  /** Writes one notice; never throws. @returns whether an answer came */
  writeNotice(client: Client, title: string): Promise<boolean>;
  /** Uploads one file; never throws. @returns whether an answer came */
  upload(client: Client, name: string, content: Buffer): Promise<boolean>;
  /** Writes so far that were refused or had no answer. */
  failed(): number;
  /** What the server said when it refused: text and how often. */
  readonly refusals: Map<string, number>;
}

export const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * Notices are written because nothing makes their titles unique: one carried out twice shows.
 * @param onAcknowledged called at once when a success was told
 */
export function createLedger(onAcknowledged: (entry: Entry) => void = () => {}): Ledger {
  const acknowledged: Entry[] = [];
  const refused: string[] = [];
  const refusals = new Map<string, number>();
  let unknown = 0;
  const succeed = (entry: Entry): void => {
    acknowledged.push(entry);
    onAcknowledged(entry);
  };
  const refuse = (name: string, reason: string): void => {
    refused.push(name);
    refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
  };
  return {
    acknowledged,
    refusals,
    failed: () => refused.length + unknown,
    async writeNotice(client, name) {
      const body = { noticeTitle: name, noticeType: '1', status: '0', noticeContent: name };
      const answer = await client.post('/system/notice', body).catch(() => null);
      if (answer?.code === 200) succeed({ name });
      else if (answer) refuse(name, answer.msg);
      else unknown += 1;
      return answer !== null;
    },
    async upload(client, name, content) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(content)]), name);
      const answer = await client.post('/common/upload', form).catch(() => null);
      if (answer?.code === 200) succeed({ name: answer.fileName as string, hash: hashOf(content) });
      else if (answer) refuse(name, answer.msg);
      else unknown += 1;
      return answer !== null;
    },
    async check(client, upTo = acknowledged.length) {
      const judged = acknowledged.slice(0, upTo);
      const titles = await storedTitles(client);
      const missing = await Promise.all(
        judged.map(async ({ name, hash }) =>
          hash === undefined ? !titles.has(name) : (await storedHash(client, name)) !== hash,
        ),
      );
      const kept = [...titles.values()];
      const written = await client.get(
        '/monitor/operlog/list?title=通知公告&businessType=1&status=0&pageSize=1',
      );
      const stored = kept.reduce((sum, count) => sum + count, 0);
      return {
        acknowledged: judged.length,
        lost: missing.filter(Boolean).length,
        doubled: kept.filter((count) => count > 1).length,
        ghosts: refused.filter((name) => titles.has(name)).length,
        unknown,
        refused: refused.length,
        broken:
          written.total === stored
            ? []
            : [`${stored} notices, but ${written.total} rows about them in the log`],
      };
    },
  };
}

/**
 * How often each title written here is stored. Those an installation begins with are not counted.
 */
async function storedTitles(client: Client): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const pageSize = 500;
  for (let pageNum = 1; ; pageNum += 1) {
    const { rows } = await client.get(
      `/system/notice/list?reasonable=false&pageSize=${pageSize}&pageNum=${pageNum}`,
    );
    for (const { noticeTitle } of rows as { noticeTitle: string }[]) {
      if (noticeTitle.startsWith('fault '))
        counts.set(noticeTitle, (counts.get(noticeTitle) ?? 0) + 1);
    }
    if (rows.length < pageSize) return counts;
  }
}

async function storedHash(client: Client, address: string): Promise<string | null> {
  const answer = await client.raw('GET', address);
  const content = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 ? hashOf(content) : null;
}
