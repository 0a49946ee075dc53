/** Imports that are sent again, at the same time as others, or break off, over HTTP. */
import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import { until } from '../../until.ts';
import { makeUser, workbookForm } from '../support/index.ts';
import { HEADER, startedImports, userRow } from './support/user-imports.ts';

const { server, admin, importing, stored } = startedImports();

it('gives the first answer again to the same key, and does not take the key for another file', async () => {
  const rows = [userRow('once1'), userRow('once2', { 手机号码: '1' })];
  const first = await importing({ rows, key: 'import-key-1' });
  expect(first.importReport).toMatchObject({ created: 1, failed: 1 });
  expect(await importing({ rows, key: 'import-key-1' })).toEqual(first);
  expect((await importing({ rows: [userRow('twice')], key: 'import-key-1' })).msg).toBe(
    '不允许重复提交，请稍候再试',
  );
  expect(await stored('twice')).toBeUndefined();
});

it('stores each row once when the same import is sent several times at once', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => userRow(`crowd${index}`));
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => importing({ rows, key: 'import-key-2' })),
  );
  const reported = new Set(answers.map(({ msg }) => msg));
  expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThan(0);
  for (const msg of reported)
    expect(msg).toMatch(
      /^(恭喜您，数据已全部导入成功！共 40 条|(该|您有一个)文件正在导入，请稍候再试$)/,
    );
  const { count } = await server.database.read
    .selectFrom('sys_user')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_name', 'like', 'crowd%')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(40);
});

it('takes one file of a person at a time, and those of others meanwhile', async () => {
  const person = await makeUser(server.database, 'second', { permissions: ['system:user:import'] });
  const second = await server.signIn('second', person.password);
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, (_, index) => importing({ rows: [userRow(`busy${index}`)] })),
    importing({ rows: [userRow('beside')], client: second }),
  ]);
  expect(answers.at(-1)!.code).toBe(200);
  const reported = answers.slice(0, -1).map(({ msg }) => msg);
  expect(reported.some((msg) => msg.startsWith('恭喜您'))).toBe(true);
  for (const msg of reported) expect(msg).toMatch(/^(恭喜您，|您有一个文件正在导入，请稍候再试$)/);
  expect((await importing({ rows: [userRow('after')] })).code).toBe(200);
});

it('is free again for somebody whose line broke in the middle of a file', async () => {
  const form = new Response(await workbookForm(HEADER, [userRow('broken')]));
  const whole = Buffer.from(await form.clone().arrayBuffer());
  await new Promise<void>((resolve) => {
    const headers = {
      'content-type': form.headers.get('content-type')!,
      'content-length': whole.length,
      authorization: `Bearer ${admin.token}`,
    };
    const sending = httpRequest(`${admin.base}/system/user/importData`, { method: 'POST', headers })
      .on('error', () => undefined)
      .on('close', () => resolve());
    sending.write(
      whole.subarray(0, 300),
      () => void admin.get('/getInfo').then(() => sending.destroy()),
    );
  });
  await until(async () =>
    expect(await importing({ rows: [userRow('mended')] })).toMatchObject({ code: 200 }),
  );
});
