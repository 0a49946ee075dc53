/**
 * Guessing passwords: what is admitted from where, and that guesses elsewhere never lock the owner
 * out of a browser they know.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { networkOf } from '../../../src/server/auth/lockout.ts';
import {
  type Answer,
  expectFewLookedAt,
  locked,
  makeUser,
  startedServer,
} from '../support/index.ts';

const wrong = '用户不存在/密码错误';
const busyAddress = '该地址登录失败次数过多，请10分钟后再试';
const password = 'Person-2026!';

let clock = Date.now();
const server = startedServer({ env: { TRUST_PROXY: 'true' }, now: () => clock });

/** Tests do not share counters of addresses. */
beforeEach(() => {
  clock += 3_600_000;
});

interface Place {
  ip?: string;
  cookie?: string;
  proto?: string;
}

/** Tries to sign in; tells the answer and the cookie a browser would keep. */
async function login(
  username: string,
  secret: string,
  { ip = '198.51.100.1', cookie, proto }: Place = {},
): Promise<{ answer: Answer; cookie: string | null; header: string | null }> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': ip,
    ...(cookie && { cookie: `theme=dark; ${cookie}` }),
    ...(proto && { 'x-forwarded-proto': proto }),
  };
  const response = await server
    .client()
    .raw('POST', '/login', { headers, body: JSON.stringify({ username, password: secret }) });
  const header = response.headers.get('set-cookie');
  return {
    answer: (await response.json()) as Answer,
    cookie: header && header.replace(/;.*/s, ''),
    header,
  };
}

const message = async (username: string, secret: string, place?: Place): Promise<string> =>
  (await login(username, secret, place)).answer.msg;
const many = (count: number, work: (index: number) => Promise<string>): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const count = (messages: string[], text: string): number =>
  messages.filter((one) => one === text).length;

describe('a browser in which the user has signed in', () => {
  it('gets a cookie that scripts cannot read, a new one each time, and stored hashed', async () => {
    const { userId } = await makeUser(server.database, 'owner');
    const first = await login('owner', password);
    expect(first.header).toMatch(
      /^pageloom_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const second = await login('owner', password, { cookie: first.cookie!, proto: 'https' });
    expect(second.header).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    expect(second.cookie).not.toBe(first.cookie);
    const rows = await server.database.read
      .selectFrom('sys_known_device')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(second.cookie!.split('=')[1]);
    expect((await login('owner', 'wrong-one')).header).toBeNull();
  });

  it('lets the owner in while others have locked the account', async () => {
    await makeUser(server.database, 'victim');
    const { cookie } = await login('victim', password, { ip: '192.0.2.7' });
    for (let attempt = 0; attempt < 6; attempt += 1) await login('victim', `wrong-${attempt}`);
    await many(40, (index) => message('victim', `guess-${index}`, { ip: `203.0.113.${index}` }));
    expect(await message('victim', password, { ip: '192.0.2.7' })).toBe(locked);
    // The same address as the attacker's changes nothing.
    expect(await message('victim', password, { ip: '198.51.100.1', cookie: cookie! })).toBe(
      '操作成功',
    );
  });

  it('is locked by its own guesses, which lock nobody else', async () => {
    await makeUser(server.database, 'colleague');
    await makeUser(server.database, 'thief');
    let browser = (await login('colleague', password)).cookie!;
    browser = (await login('thief', password, { cookie: browser })).cookie!;
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await message('colleague', 'wrong-one', { cookie: browser })).toBe(wrong);
    expect(await message('colleague', password, { cookie: browser })).toBe(locked);
    // Signing in as oneself gives no further guesses at others, though the cookie changes.
    browser = (await login('thief', password, { cookie: browser })).cookie!;
    expect(await message('colleague', password, { cookie: browser })).toBe(locked);
    expect(await message('colleague', password)).toBe('操作成功');
  });

  it('is one user’s: the cookie of one means nothing for another', async () => {
    await makeUser(server.database, 'alice');
    await makeUser(server.database, 'bob');
    const { cookie } = await login('alice', password);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await login('bob', 'wrong-one', { cookie: cookie! });
    expect(await message('bob', password)).toBe(locked);
  });

  it('is forgotten when an administrator resets the password, and known on after one’s own change of it', async () => {
    const { userId } = await makeUser(server.database, 'mover');
    let place = { cookie: (await login('mover', password)).cookie! };
    const elsewhere = { cookie: (await login('mover', password)).cookie! };
    const signedIn = await login('mover', password, place);
    place = { cookie: signedIn.cookie! };
    const change = await server.client().raw('PUT', '/system/user/profile/updatePwd', {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${signedIn.answer.token}`,
        cookie: place.cookie,
      },
      body: JSON.stringify({ oldPassword: password, newPassword: 'Fresh-2026!' }),
    });
    expect(await change.json()).toMatchObject({ code: 200 });
    const known = () =>
      server.database.read
        .selectFrom('sys_known_device')
        .select('id')
        .where('user_id', '=', userId)
        .execute();
    expect(await known()).toHaveLength(1);
    for (let attempt = 0; attempt < 5; attempt += 1) await login('mover', 'wrong-one', elsewhere);
    expect(await message('mover', 'Fresh-2026!', elsewhere)).toBe(locked);
    const back = await login('mover', 'Fresh-2026!', place);
    expect(back.answer.code).toBe(200);
    expect(
      await (
        await server.admin()
      ).put('/system/user/resetPwd', { userId, password: 'Other-2026!' }),
    ).toMatchObject({ code: 200 });
    expect(await known()).toEqual([]);
  });

  it('is never recognised by a cookie that is none of ours', async () => {
    await makeUser(server.database, 'forged');
    for (const cookie of [
      'pageloom_device=',
      'pageloom_device=short',
      `pageloom_device=${'a'.repeat(43)}`,
      `x_pageloom_device=${'b'.repeat(43)}`,
    ]) {
      expect(await message('forged', 'wrong-one', { cookie })).toBe(wrong);
    }
    expect(await message('forged', 'wrong-one')).toBe(wrong);
    expect(await message('forged', password)).toBe(locked);
  });
});

describe('attempts from other addresses', () => {
  it('get five of 200 guesses at once from one address, also with made-up cookies', async () => {
    await makeUser(server.database, 'target');
    const messages = await many(200, (index) =>
      message('target', `guess-${index}`, {
        cookie: `pageloom_device=${String(index).padStart(43, 'x')}`,
      }),
    );
    expect(count(messages, wrong)).toBe(5);
    expectFewLookedAt(
      messages.map((msg) => ({ msg })),
      wrong,
    );
  });

  it('get twenty of 200 guesses at once from forty addresses', async () => {
    await makeUser(server.database, 'prey');
    const messages = await many(200, (index) =>
      message('prey', `guess-${index}`, { ip: `203.0.113.${index % 40}` }),
    );
    expect([count(messages, wrong), count(messages, locked)]).toEqual([20, 180]);
    clock += 600_000;
    expect(await message('prey', password)).toBe('操作成功');
  });

  /**
   * As if this address had failed so often already: the counter of all accounts together, which has
   * begun to count.
   */
  async function haveFailed(ip: string, counted: number, failures: number): Promise<void> {
    const { numUpdatedRows } = await server.database.write
      .updateTable('sys_login_failure')
      .set({ failures })
      .where('user_name', '=', '')
      .where('source', '=', `address ${ip}`)
      .where('failures', '=', counted)
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
  }

  it('get a hundred guesses from one address on all accounts together', async () => {
    const ip = '203.0.113.99';
    for (let index = 0; index < 6; index += 1) await makeUser(server.database, `sprayed${index}`);
    await message('sprayed0', 'guess', { ip });
    await haveFailed(ip, 1, 85);
    const messages = await many(24, (index) =>
      message(`sprayed${index % 6}`, `guess-${index}`, { ip }),
    );
    expect([count(messages, wrong), count(messages, busyAddress)]).toEqual([15, 9]);
    expect(await message('sprayed1', password, { ip })).toBe(busyAddress);
    expect(await message('sprayed1', password, { ip: '203.0.113.100' })).toBe('操作成功');
  });

  it('get as many at names that nobody has, and known browsers none the fewer', async () => {
    const ip = '203.0.113.98';
    await makeUser(server.database, 'settled');
    const { cookie } = await login('settled', password, { ip });
    await many(10, (index) => message(`nobody${index}`, 'guess', { ip }));
    await haveFailed(ip, 10, 95);
    const messages = await many(10, (index) => message(`ghost${index}`, 'guess', { ip }));
    expect([count(messages, wrong), count(messages, busyAddress)]).toEqual([5, 5]);
    expect(await message('settled', password, { ip })).toBe(busyAddress);
    expect(await message('settled', password, { ip, cookie: cookie! })).toBe('操作成功');
  });

  it('do not get more guesses by signing in as themselves in between', async () => {
    await makeUser(server.database, 'patient');
    await makeUser(server.database, 'prize');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await message('prize', 'wrong-one')).toBe(wrong);
      expect(await message('patient', password)).toBe('操作成功');
    }
    expect(await message('prize', password)).toBe(locked);
  });

  it('are let go by an administrator, from everywhere', async () => {
    await makeUser(server.database, 'released');
    await many(40, (index) => message('released', 'wrong-one', { ip: `203.0.113.${index}` }));
    expect(await message('released', password)).toBe(locked);
    expect(await (await server.admin()).get('/monitor/logininfor/unlock/released')).toMatchObject({
      code: 200,
    });
    expect(await message('released', password)).toBe('操作成功');
  });
});

it('counts IPv6 addresses by what one subscriber has', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:DB8:1:2::9')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
});
