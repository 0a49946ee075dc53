/**
 * A form whose answer was lost is sent again when the network is back, which may be hours later.
 */
import { beforeAll, expect, it } from 'vitest';
import { type Client, startedServer } from '../support/index.ts';

const hour = 3_600_000;
let clock = Date.now();
let admin: Client;
const server = startedServer({ now: () => clock });
beforeAll(async () => {
  admin = await server.admin();
});

it('stores once what is sent again under its key on the same day', async () => {
  const body = { noticeTitle: '晚到', noticeType: '1', noticeContent: 'x', status: '0' };
  const key = { headers: { 'idempotency-key': 'key-late-0001' } };
  const first = await admin.post('/system/notice', body, key);
  expect(first).toMatchObject({ code: 200 });
  clock += 20 * hour;
  // The session is over by then; the form waits behind the sign-in page.
  admin = await server.admin();
  expect(await admin.post('/system/notice', body, key)).toEqual(first);
  expect((await admin.get('/system/notice/list?noticeTitle=晚到')).total).toBe(1);
});
