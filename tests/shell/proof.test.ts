import { describe, expect, it } from 'vitest';
import { client, json } from './httpClient.ts';

describe('a request that asks who one is', () => {
  const asking = () =>
    json({ code: 601, msg: '为确认是您本人操作，请重新验证登录密码', reauthenticate: true });

  it('is sent again once after the proof, the same in everything', async () => {
    const { http, sent, reported } = client(asking, json({ code: 200, data: 5 }));
    await expect(
      http.request({ method: 'PUT', url: '/x', body: { a: 1 }, idempotencyKey: 'k' }),
    ).resolves.toMatchObject({ data: 5 });
    expect(sent[1]).toEqual(sent[0]);
    expect(reported).toEqual(['prove']);
  });

  it('asks for a code, too, where the server says so', async () => {
    const { http, reported } = client(
      json({ code: 601, msg: '请验证', reauthenticate: true, totpRequired: true }),
      json({ code: 200 }),
    );
    await http.request({ method: 'PUT', url: '/x' });
    expect(reported).toEqual(['prove with code']);
  });

  it('is sent again for a download, too', async () => {
    const file = new Response('rows', {
      headers: { 'content-type': 'application/octet-stream', 'content-length': '4' },
    });
    const { http, reported, saved } = client(asking, file);
    await http.download({ url: '/x/export' }, 'people.xlsx');
    expect(reported).toEqual(['download', 'prove', '4/4', 'done']);
    expect(saved.map(({ name }) => name)).toEqual(['people.xlsx']);
    const declined = client(asking);
    declined.session.proves = false;
    await expect(declined.http.download({ url: '/x/export' }, 'people.xlsx')).rejects.toMatchObject(
      { code: 0, shown: true },
    );
    expect(declined.reported).toEqual(['download', 'prove', 'failed undefined']);
  });

  it('is refused without a word when the proof is not given, and with one when it did not help', async () => {
    const declined = client(asking);
    declined.session.proves = false;
    expect(await declined.refused()).toMatchObject({ code: 0, shown: true });
    expect(declined.reported).toEqual(['prove']);
    const useless = client(asking, asking);
    expect(await useless.refused()).toMatchObject({ code: 601 });
    expect(useless.reported).toEqual(['prove', 'error 为确认是您本人操作，请重新验证登录密码']);
  });

  it('leads to the setup where a second factor is missing, without a message', async () => {
    const { refused, reported } = client(
      json({ code: 601, msg: '请先设置', secondFactorRequired: true }),
    );
    expect(await refused()).toMatchObject({ code: 601, shown: true });
    expect(reported).toEqual(['restricted']);
  });

  it('shows what is refused to who has been led to the setup already', async () => {
    const due = {
      code: 601,
      msg: '您的密码已过期，请尽快修改密码！',
      passwordChangeRequired: true,
    };
    const { refused, reported } = client(json(due), json(due));
    await refused();
    expect(await refused()).toMatchObject({ code: 601, shown: true });
    expect(reported).toEqual([
      'restricted',
      'restricted',
      'error 您的密码已过期，请尽快修改密码！',
    ]);
  });
});

describe('a request that asks why', () => {
  const asking = () =>
    json({ code: 500, msg: '修改原因不能为空', reasonRequired: { label: '修改原因', min: 5 } });

  it('is sent again once with the reason, the same in everything else', async () => {
    const { http, sent, reported } = client(asking, json({ code: 200, data: 5 }));
    const request = { method: 'PUT', url: '/x', body: { a: 1 }, idempotencyKey: 'k' } as const;
    await expect(http.request({ ...request, params: { b: 2 } })).resolves.toMatchObject({
      data: 5,
    });
    expect(sent[0]!.url).toBe('/api/x?b=2');
    expect(sent[1]!.url).toBe(`/api/x?b=2&reason=${encodeURIComponent('客户要求')}`);
    expect(sent[1]!.init).toEqual(sent[0]!.init);
    expect(reported).toEqual(['ask 修改原因 5']);
  });

  it('may ask for a proof, too', async () => {
    const proving = json({ code: 601, msg: '请验证', reauthenticate: true });
    const { http, sent, reported } = client(proving, asking, json({ code: 200 }));
    await http.request({ method: 'PUT', url: '/x' });
    expect(reported).toEqual(['prove', 'ask 修改原因 5']);
    expect(sent).toHaveLength(3);
  });

  it('is refused without a word when none is given, and with one when it did not help', async () => {
    const declined = client(asking);
    declined.session.reason = undefined;
    expect(await declined.refused()).toMatchObject({ code: 0, shown: true });
    expect(declined.reported).toEqual(['ask 修改原因 5']);
    const useless = client(asking, asking);
    expect(await useless.refused()).toMatchObject({ code: 500 });
    expect(useless.reported).toEqual(['ask 修改原因 5', 'error 修改原因不能为空']);
  });
});
