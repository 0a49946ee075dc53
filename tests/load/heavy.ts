/** Single heavy requests, and other things that used to hold up everybody. */
import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { row, workbookOf } from '../server/excel/support/workbook.ts';
import { call, isGood, openStreams, readSlowly } from './clients.ts';
import type { Call } from './clients.ts';
import { fillLog } from './rig.ts';
import type { Rig } from './rig.ts';
import { required } from '../../src/schema/required.ts';

export interface Sizes {
  /** Rows of an imported workbook. */
  imported: number;
  /** Rows of the log that is cleared. */
  logged: number;
  streams: number;
  slowReaders: number;
  /** Milliseconds for which another process keeps the lock. */
  locked: number;
}

export interface Heavy {
  name: string;
  /** Of the embedded database only. */
  ofFile?: true;
  /** Makes ready what is not measured. */
  prepare?(rig: Rig, sizes: Sizes): Promise<void>;
  /** @throws Error when the server did not do what was asked */
  run(rig: Rig, sizes: Sizes): Promise<void>;
}

async function ask({ url, token }: Rig, expected: Omit<Call, 'token'>): Promise<string> {
  const agent = new http.Agent({ keepAlive: false });
  const answer = await call(url, agent, { token, ...expected });
  agent.destroy();
  if (!isGood(answer)) {
    throw new Error(`${expected.path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  }
  return answer.text;
}

const get =
  (path: string) =>
  async (rig: Rig): Promise<void> =>
    void (await ask(rig, { path }));

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const postExport = { method: 'POST', path: '/api/system/post/export', headers: form };

export const heavies: readonly Heavy[] = [
  {
    name: 'sort without an index',
    run: get('/api/system/post/list?orderByColumn=createTime&isAsc=desc'),
  },
  { name: 'filter that matches nothing', run: get('/api/system/post/list?postName=nothing') },
  { name: 'page far behind', run: get('/api/system/post/list?pageNum=90000&pageSize=10') },
  { name: 'choices', run: get('/api/system/post/optionselect') },
  {
    name: 'export, a tenth of the rows',
    run: async (rig) => void (await ask(rig, { ...postExport, body: 'postCode=code-1' })),
  },
  { name: 'import', prepare: makeWorkbook, run: importWorkbook },
  { name: 'clearing the operation log', prepare: makeLog, run: clearLog },
  { name: 'lock of another process', ofFile: true, run: lockForAWhile },
  { name: 'event streams and a notice', run: notifyMany },
  { name: 'readers that do not read', run: exportToNobody },
];

let workbook: Buffer = Buffer.alloc(0);

async function makeWorkbook(_rig: Rig, { imported }: Sizes): Promise<void> {
  const stamp = Date.now();
  // Our own writer would go on with a second sheet after 65,536 rows, and imports read the first.
  function* sheet() {
    yield `<worksheet><sheetData>${row(1, '岗位编码', '岗位名称', '岗位排序', '状态')}`;
    for (let index = 0; index < imported; index += 1)
      yield row(index + 2, `load-${stamp}-${index}`, `导入 ${stamp} ${index}`, '1', '正常');
    yield '</sheetData></worksheet>';
  }
  workbook = await workbookOf({ sheet: sheet() });
}

async function importWorkbook(rig: Rig): Promise<void> {
  const data = new FormData();
  data.append('file', new Blob([new Uint8Array(workbook)]), 'posts.xlsx');
  const answer = await fetch(`${rig.url}/api/system/post/importData`, {
    method: 'POST',
    headers: { authorization: `Bearer ${rig.token}` },
    body: data,
  });
  const { code, msg } = (await answer.json()) as { code: number; msg: string };
  if (code !== 200) throw new Error(`importData: ${msg.slice(0, 300)}`);
}

async function makeLog(rig: Rig, { logged }: Sizes): Promise<void> {
  const store = await rig.foreign();
  await fillLog(store, logged);
  await store.close();
}

async function clearLog(rig: Rig): Promise<void> {
  await ask(rig, { method: 'DELETE', path: '/api/monitor/operlog/clean' });
}

async function lockForAWhile(rig: Rig, { locked }: Sizes): Promise<void> {
  const store = await rig.foreign();
  await store.run('begin immediate');
  const write = makeNotice(rig, 'written when the lock is gone');
  await setTimeout(locked);
  await store.run('rollback');
  await store.close();
  await write;
}

async function makeNotice(rig: Rig, noticeTitle: string): Promise<void> {
  const body = JSON.stringify({ noticeTitle, noticeType: '1', noticeContent: '', status: '0' });
  const headers = { 'content-type': 'application/json' };
  await ask(rig, { method: 'POST', path: '/api/system/notice', body, headers });
}

/** Every window hears of the notice. */
async function notifyMany(rig: Rig, { streams: expected }: Sizes): Promise<void> {
  const streams = await openStreams(rig.url, rig.people, expected);
  await makeNotice(rig, 'for all windows');
  for (let tries = 0; streams.heard() < expected && tries < 600; tries += 1) await setTimeout(100);
  const [heard, ended] = [streams.heard(), streams.ended()];
  streams.close();
  if (heard < expected || ended > 0) {
    throw new Error(`${heard} of ${expected} streams heard of the notice, ${ended} ended`);
  }
}

/** Exports whose readers take nothing: what they keep waiting must not grow. */
async function exportToNobody(rig: Rig, { slowReaders }: Sizes): Promise<void> {
  const readers = await Promise.all(
    Array.from({ length: slowReaders }, (_, index) =>
      readSlowly(rig.url, {
        ...postExport,
        token: required(rig.people[index], 'person'),
        body: 'postCode=code-1',
      }),
    ),
  );
  await setTimeout(2_000);
  for (const leave of readers) leave();
}
