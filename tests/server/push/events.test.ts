/** GET /events: what open windows are sent, from whichever process it comes. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createClient,
  makeUser,
  projectRoot,
  startServer,
  type Client,
  type TestServer,
} from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';

let server: TestServer;
let admin: Client;
let serial = 0;
beforeAll(async () => {
  server = await startServer();
  admin = await server.admin();
});
afterAll(() => server.stop());

async function person(): Promise<Client & { userId: number }> {
  const { userName, password, userId } = await makeUser(server.database, `window-${++serial}`);
  return Object.assign(await server.signIn(userName, password), { userId });
}

interface PushedEvent {
  event: string;
  data: string;
}

/** Events of a window, one after the other; undefined after the last. */
async function windowOf(client: Client): Promise<{
  next(): Promise<PushedEvent | undefined>;
  state(): Promise<Record<string, unknown>>;
  answer: Response;
  close(): void;
}> {
  const stop = new AbortController();
  const answer = await client.raw('GET', '/events', { signal: stop.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<PushedEvent | undefined> => {
    for (;;) {
      const found = /event: (\w+)\ndata: (.*)\n\n/.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return { event: found[1] ?? '', data: found[2] ?? '' };
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  const state = async () => {
    const reported = await next();
    expect(reported?.event).toBe('state');
    return JSON.parse(reported!.data) as Record<string, unknown>;
  };
  return { next, state, answer, close: () => stop.abort() };
}

const notice = {
  noticeTitle: '实时公告',
  noticeType: '1',
  noticeContent: '<p>文</p>',
  status: '0',
};

it('sends the state at once, and to signed-in users only', async () => {
  const open = await windowOf(await person());
  expect(open.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(open.answer.headers.get('cache-control')).toBe('no-store');
  const { hash } = (await (await fetch(`${server.url}/schemas/index.json`)).json()) as {
    hash: string;
  };
  expect(await open.state()).toEqual({ unread: 3, schemas: hash });
  open.close();
  expect(await server.client().get('/events')).toMatchObject({ code: 401 });
  expect(
    await server.client().get(`/events?token=${admin.token}&access_token=${admin.token}`),
  ).toMatchObject({ code: 401 });
});

it('sends new and closed notices and read marks, to everybody what is theirs', async () => {
  const [reader, other] = [await person(), await person()];
  const [mine, theirs] = [await windowOf(reader), await windowOf(other)];
  const before = (await mine.state()).unread as number;
  await theirs.state();
  await admin.post('/system/notice', notice);
  expect(await mine.state()).toMatchObject({ unread: before + 1 });
  expect(await theirs.state()).toMatchObject({ unread: before + 1 });
  const { noticeId } = (await admin.get('/system/notice/list')).rows[0];
  await reader.post(`/system/notice/markRead?noticeId=${noticeId}`);
  expect(await mine.state()).toMatchObject({ unread: before });
  await reader.post('/system/notice/markReadAll');
  expect(await mine.state()).toMatchObject({ unread: 0 });
  await admin.put('/system/notice', { ...notice, noticeId, status: '1' });
  expect(await theirs.state()).toMatchObject({ unread: before });
  mine.close();
  theirs.close();
});

it('sends what happens in another process', async () => {
  const open = await windowOf(await person());
  const { unread } = (await open.state()) as { unread: number };
  const node = await startNode();
  try {
    const elsewhere = createClient(node.url);
    elsewhere.token = admin.token;
    expect(await elsewhere.post('/system/notice', notice)).toMatchObject({ code: 200 });
    expect(await open.state()).toMatchObject({ unread: unread + 1 });
  } finally {
    node.child.kill('SIGTERM');
    await new Promise((resolve) => node.child.once('exit', resolve));
  }
  open.close();
});

it('ends with the session: signing out, being sent out, being disabled', async () => {
  const [leaving, expelled, disabled] = [await person(), await person(), await person()];
  const windows = await Promise.all([leaving, expelled, disabled].map(windowOf));
  for (const open of windows) await open.state();
  await leaving.delete('/logout');
  await server.database.write
    .deleteFrom('sys_session')
    .where('user_id', '=', expelled.userId)
    .execute();
  await server.database.write
    .updateTable('sys_user')
    .set({ status: '1' })
    .where('user_id', '=', disabled.userId)
    .execute();
  for (const open of windows) {
    expect(await open.next()).toEqual({ event: 'end', data: 'session' });
    expect(await open.next()).toBeUndefined();
  }
});

it('keeps eight windows of a user; a ninth takes the place of the oldest', async () => {
  const user = await person();
  const windows = [];
  for (let number = 1; number <= 9; number += 1) {
    const open = await windowOf(user);
    await open.state();
    windows.push(open);
  }
  expect(await windows[0]?.next()).toEqual({ event: 'end', data: 'replaced' });
  expect(await windows[0]?.next()).toBeUndefined();
  await user.post('/system/notice/markReadAll');
  for (const open of windows.slice(1)) {
    expect(await open.state()).toMatchObject({ unread: 0 });
    open.close();
  }
});

it('lets the server stop', async () => {
  const second = await startServer();
  const open = await windowOf(await second.admin());
  await open.state();
  await second.stop();
  expect(await open.next()).toEqual({ event: 'end', data: 'closing' });
});

/** A second server process over the same database. */
async function startNode(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [path.join(projectRoot, 'src/server/main.ts')], {
    env: { ...process.env, ...server.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /ready at (\S+)/.exec(printed);
      if (found) resolve(required(found[1], 'found[1]'));
    });
    child.once('exit', (code) =>
      reject(new Error(`the second process ended with code ${code}: ${printed}`)),
    );
  });
  return { url, child };
}
