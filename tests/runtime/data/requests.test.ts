import { beforeEach, describe, expect, it } from 'vitest';
import { readPath, readResult, recordsIn, resultOf } from '../../../src/runtime/data/result.ts';
import { keyOfRequest, RequestPool } from '../../../src/runtime/data/pool.ts';
import { evaluateOver, FakeHttp, finished } from '../support.ts';
import { compilePage } from '../../../src/schema/compile/index.ts';
import { vocabulary } from '../../schema/compile/fixtures.ts';
import type { Envelope } from '../../../src/protocol/codes.ts';
import { protocol } from '../../../src/protocol/index.ts';

describe('building a request', () => {
  const evaluate = evaluateOver({ row: { id: 7, name: 'a/b' }, ids: [1, 2], state: { dept: 5 } });

  it('fills address, parameters and body', () => {
    expect(
      evaluate.request({
        method: 'PUT',
        url: '/x/{row.name}/{ids}',
        params: { deptId: { $expr: 'state.dept' }, fixed: 1 },
        body: { deep: [{ $expr: 'row.id' }] },
      }),
    ).toEqual({
      method: 'PUT',
      url: '/x/a%2Fb/1,2',
      params: { deptId: 5, fixed: 1 },
      body: { deep: [7] },
    });
  });

  it('asks for all rows of a list that is given by the page', () => {
    expect(evaluate.request({ url: '/x/list', params: { a: 1 }, paged: false }).params).toEqual({
      a: 1,
      pageNum: 1,
      pageSize: 1000,
    });
    expect(evaluate.request({ url: '/x/list', paged: false }).params).toMatchObject({ pageNum: 1 });
  });

  it('asks for the first rows in the words of the protocol, as many as an expression says', () => {
    const { sources } = compilePage({
      page: {
        version: 2,
        id: 'a/b',
        title: '甲',
        sources: {
          some: { url: '/x/list', params: { a: 1 }, first: { $expr: 'state.dept' } },
          few: { url: '/x/list', first: 3 },
        },
        body: [],
      },
      models: {},
      viewer: { permissions: [], roles: [] },
      vocabulary,
    });
    const sent = (name: string) => evaluate.request(sources[name]!.request).params;
    expect(sent('some')).toEqual({ pageNum: 1, pageSize: 5, a: 1 });
    expect(sent('few')).toEqual({ pageNum: 1, pageSize: 3 });
    const asked = (code: string) =>
      evaluate.request({ url: '/x/list', first: { $expr: code } }).params;
    for (const none of ['null', '0', '-1', '1.5', "'x'"]) expect(asked(none)).toEqual({});
    expect(asked("'7'")).toEqual({ pageNum: 1, pageSize: 7 });
    expect(asked('1000000')).toEqual({ pageNum: 1, pageSize: 1000 });
  });

  it('refuses an address with a part that has no value', () => {
    expect(() => evaluate.request({ url: '/x/{row.missing}' })).toThrow(/gives no value/);
  });

  it('reads locals before what is bound', () => {
    expect(evaluate.url('/x/{row.id}', { row: { id: 8 } })).toBe('/x/8');
    expect(evaluate.with({ row: { id: 9 } }).url('/x/{row.id}/{state.dept}')).toBe('/x/9/5');
  });

  it('shows no text and closes a condition whose expression fails', () => {
    const endless = { $expr: `padStart('', 9999999, 'x')` };
    expect(evaluate.text(endless)).toBe('');
    expect(evaluate.test(endless)).toBe(false);
    expect(evaluate.test(endless, {}, false, true)).toBe(true);
    expect(evaluate.test(undefined)).toBe(true);
  });
});

describe('the result of an answer', () => {
  const envelope = { code: 200, msg: '操作成功' };
  it('is its data, its rows with their total, or its other members', () => {
    expect(resultOf(protocol, { ...envelope, data: { a: 1 } })).toEqual({ a: 1 });
    expect(resultOf(protocol, { ...envelope, data: [1], limited: { data: 1 } })).toEqual([1]);
    expect(resultOf(protocol, { ...envelope, rows: [1], total: 9 })).toEqual({
      rows: [1],
      total: 9,
    });
    expect(resultOf(protocol, { ...envelope, menus: [1], checkedKeys: [] })).toEqual({
      menus: [1],
      checkedKeys: [],
    });
    expect(resultOf(protocol, envelope)).toBeUndefined();
  });

  it('has what stands beside a record among its members, which win', () => {
    const answer = { ...envelope, data: { userId: 2, posts: 'own' }, posts: [1], postIds: [1] };
    expect(resultOf(protocol, answer)).toEqual({ userId: 2, posts: 'own', postIds: [1] });
    expect(resultOf(protocol, answer)).toBe(resultOf(protocol, answer));
  });

  it('is the text where a value is read and nothing else is answered', () => {
    expect(readResult(protocol, { code: 200, msg: 'true' })).toBe('true');
    expect(readResult(protocol, { ...envelope, data: null })).toBeNull();
  });

  it('gives records by themselves or as rows', () => {
    expect(recordsIn(protocol, { ...envelope, data: [{ a: 1 }] })).toEqual([{ a: 1 }]);
    expect(recordsIn(protocol, { ...envelope, rows: [{ a: 1 }], total: 1 })).toEqual([{ a: 1 }]);
  });

  it('reads own members only', () => {
    expect(readPath({}, 'constructor.name')).toBeUndefined();
    expect(readPath({ a: null }, 'a.b')).toBeUndefined();
  });
});

describe('shared requests', () => {
  let http: FakeHttp;
  let pool: RequestPool;
  const request = { url: '/dept/list', params: { a: 1 } };
  const key = keyOfRequest(request);
  beforeEach(() => {
    http = new FakeHttp();
    pool = new RequestPool(http, protocol);
  });

  it('are sent once for all who use them, and again after the last has left', async () => {
    const ends = [pool.use(request), pool.use(request)];
    await finished();
    expect(http.asked).toHaveLength(1);
    expect(pool.entry(key)).toMatchObject({ loading: false, answer: { code: 200 } });
    for (const end of ends) end();
    await finished();
    expect(pool.entry(key).answer).toBeUndefined();
    pool.use(request);
    expect(http.asked).toHaveLength(2);
  });

  it('survive a change of hands within one turn', async () => {
    pool.use(request)();
    pool.use(request);
    await finished();
    expect(http.asked).toHaveLength(1);
  });

  it('abort when nobody waits any more', async () => {
    http.answer = () => new Promise(() => {});
    const end = pool.use(request);
    end();
    await finished();
    expect(http.asked[0]!.signal?.aborted).toBe(true);
  });

  it('drop an older answer that arrives after a newer one', async () => {
    const answers: ((envelope: Envelope) => void)[] = [];
    http.answer = () =>
      new Promise((resolve) => {
        answers.push(resolve);
      });
    pool.use(request);
    pool.reload(key);
    answers[1]!({ code: 200, msg: 'new' });
    answers[0]!({ code: 200, msg: 'old' });
    await finished();
    expect(pool.entry(key).answer?.msg).toBe('new');
  });

  it('keep their answer while they are sent again, and report a failure', async () => {
    pool.use(request);
    await finished();
    http.answer = () => Promise.reject(new Error('off'));
    pool.reload();
    expect(pool.entry(key)).toMatchObject({ loading: true, answer: { code: 200 } });
    await finished();
    expect(pool.entry(key)).toMatchObject({ loading: false, error: { message: 'off' } });
  });

  it('that failed are sent again on request, the others are not', async () => {
    http.answer = () => Promise.reject(new Error('off'));
    pool.use(request);
    await finished();
    http.answer = () => ({ code: 200, msg: '' });
    pool.retry();
    await finished();
    pool.retry();
    expect(http.asked).toHaveLength(2);
    expect(pool.entry(key)).toEqual({ loading: false, answer: { code: 200, msg: '' } });
  });

  it('are refreshed by key or owner without being said to load, one at a time', async () => {
    const owner = {};
    pool.use(request, owner);
    await finished();
    const answers: ((envelope: Envelope) => void)[] = [];
    http.answer = () =>
      new Promise((resolve) => {
        answers.push(resolve);
      });
    for (const of of [owner, key, {}, 'other']) pool.refresh(of);
    expect(answers).toHaveLength(1);
    expect(pool.entry(key)).toMatchObject({ loading: false, answer: { code: 200 } });
    answers[0]!({ code: 200, msg: 'new' });
    await finished();
    expect(pool.entry(key)).toEqual({ loading: false, answer: { code: 200, msg: 'new' } });
    pool.refresh(key);
    expect(answers).toHaveLength(2);
  });

  it('differ by what they send, not by how it is written', () => {
    expect(keyOfRequest({ url: '/a' })).toBe(
      keyOfRequest({ url: '/a', method: 'GET', params: undefined }),
    );
    expect(keyOfRequest({ url: '/a', params: { x: 1 } })).not.toBe(
      keyOfRequest({ url: '/a', params: { x: 2 } }),
    );
  });
});
