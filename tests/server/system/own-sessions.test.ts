/** The sessions of one's own account: seeing them, and ending those elsewhere. */
import { describe, expect, it } from 'vitest';
import { makeUser, ok } from '../support/index.ts';
import { gone, minute, startedSessions } from './support/sessions.ts';
import { until } from '../../until.ts';

const { server, enter, now, pass } = startedSessions();
const own = '/system/user/profile/sessions';

describe('one’s own sessions', () => {
  it('are listed with the present one first: where, with what, since when, last used', async () => {
    await makeUser(server.database, 'dual');
    const first = await enter('dual', '10.0.0.41');
    pass(5 * minute);
    await enter('dual', '10.0.0.42');
    pass(2 * minute);
    await first.get('/getInfo');
    await until(async () => {
      const answer = await first.get(own);
      expect(answer).toMatchObject({
        code: 200,
        total: 2,
        rows: [
          {
            current: true,
            ipaddr: '10.0.0.41',
            browser: 'Chrome 140',
            os: 'Windows >=10',
            loginLocation: '内网IP',
          },
          { current: false, ipaddr: '10.0.0.42' },
        ],
      });
      const [present, other] = answer.rows;
      const seconds = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);
      expect(Math.floor(now() / 1000) * 1000 - seconds(present.loginTime)).toBe(7 * minute);
      expect(seconds(present.lastUsedTime)).toBe(Math.floor(now() / 1000) * 1000);
      expect(seconds(other.lastUsedTime)).toBe(seconds(present.lastUsedTime) - 2 * minute);
    });
  });

  it('are ended one by one or all others at once, on the next request', async () => {
    await makeUser(server.database, 'triple');
    const [here, there, third] = [
      await enter('triple', '10.0.0.51'),
      await enter('triple', '10.0.0.52'),
      await enter('triple', '10.0.0.53'),
    ];
    const { rows } = await here.get(own);
    const { sessionId } = rows.find((row: { ipaddr: string }) => row.ipaddr === '10.0.0.52');
    expect(await here.delete(`${own}/${sessionId}`)).toEqual(ok);
    expect(await there.get('/getInfo')).toMatchObject({ code: 401 });
    expect(await here.delete(`${own}/${sessionId}`)).toEqual(gone);
    expect(await third.get('/getInfo')).toMatchObject({ code: 200 });
    expect(await here.delete(own)).toEqual(ok);
    expect(await third.get('/getInfo')).toMatchObject({ code: 401 });
    expect(await here.get(own)).toMatchObject({ total: 1, rows: [{ current: true }] });
  });

  it('are one’s own only: those of others read like none', async () => {
    await makeUser(server.database, 'nosy');
    await makeUser(server.database, 'quiet');
    const [nosy, quiet] = [await enter('nosy'), await enter('quiet')];
    const [{ sessionId }] = (await quiet.get(own)).rows;
    expect(await nosy.delete(`${own}/${sessionId}`)).toEqual(gone);
    expect(await nosy.delete(own)).toEqual(ok);
    expect(await quiet.get('/getInfo')).toMatchObject({ code: 200 });
    expect(await server.client().get(own)).toMatchObject({ code: 401 });
  });
});
