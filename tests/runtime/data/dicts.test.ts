import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DictCache, dictCacheOf } from '../../../src/runtime/data/dicts.ts';
import { announceWrite } from '../../../src/runtime/data/writes.ts';
import { FakeHttp, finished } from '../support.ts';
import type { Envelope } from '../../../src/protocol/codes.ts';
import { protocol } from '../../../src/protocol/index.ts';

const entry = (dictValue: string) => ({ dictValue, dictLabel: `第${dictValue}项` });
let http: FakeHttp;

beforeEach(() => {
  http = new FakeHttp();
  http.answer = ({ url, params }) => {
    if (url.endsWith('/types'))
      return {
        code: 200,
        msg: '',
        data: Object.fromEntries(
          String(params?.types)
            .split(',')
            .map((type) => [type, [entry(type)]]),
        ),
      };
    return { code: 200, msg: '', data: [entry(url.split('/').at(-1)!)] };
  };
});

describe('dictionaries', () => {
  it('wanted within one turn travel together, each once', async () => {
    const dicts = new DictCache(http, { protocol, batch: true });
    dicts.need(['a', 'b']);
    dicts.need(['b', 'c']);
    await finished();
    dicts.need(['a', 'c']);
    await finished();
    expect(http.asked.map((request) => request.params)).toEqual([{ types: 'a,b,c' }]);
    expect(dicts.get('b')).toEqual([{ value: 'b', label: '第b项' }]);
  });

  it('come one by one from a server that knows only the protocol', async () => {
    const dicts = new DictCache(http, { protocol, batch: false });
    dicts.need(['a', 'b']);
    await finished();
    expect(http.asked.map((request) => request.url)).toEqual([
      '/system/dict/data/type/a',
      '/system/dict/data/type/b',
    ]);
    expect(dicts.get('a')).toHaveLength(1);
  });

  it('are loaded again once they are out of date; an answer from before does not come back', async () => {
    const dicts = new DictCache(http, { protocol, batch: true });
    const answers: ((envelope: Envelope) => void)[] = [];
    http.answer = () =>
      new Promise((resolve) => {
        answers.push(resolve);
      });
    dicts.need(['a']);
    await finished();
    dicts.invalidate();
    dicts.need(['a']);
    await finished();
    answers[1]!({ code: 200, msg: '', data: { a: [entry('new')] } });
    answers[0]!({ code: 200, msg: '', data: { a: [entry('old')] } });
    await finished();
    expect(dicts.get('a')).toEqual([{ value: 'new', label: '第new项' }]);
  });

  it('that fail are not asked for again and again, but once more by a page that is opened', async () => {
    const dicts = new DictCache(http, { protocol, batch: true });
    http.answer = () => Promise.reject(new Error('off'));
    dicts.subscribe(() => dicts.need(['a']));
    dicts.need(['a']);
    await finished();
    expect(dicts.failureOf('a')).toBeTypeOf('string');
    expect(http.asked).toHaveLength(1);
    dicts.retry(['a']);
    await finished();
    expect(http.asked).toHaveLength(2);
  });

  it('notify their listeners, and are one cache an application', async () => {
    const dicts = dictCacheOf(http, { protocol, batch: true });
    expect(dictCacheOf(http, { protocol, batch: true })).toBe(dicts);
    const listener = vi.fn();
    const end = dicts.subscribe(listener);
    dicts.need(['a']);
    await finished();
    expect(listener).toHaveBeenCalledOnce();
    end();
    dicts.invalidate();
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([
    ['/system/dict/data', true],
    ['/system/dict/type/3,4', true],
    ['/system/dict/type/refreshCache', true],
    ['/system/dictionary', false],
    ['/system/config', false],
  ])('are out of date after a write to %s: %s', async (url, outdated) => {
    const dicts = dictCacheOf(http, { protocol, batch: true });
    dicts.need(['a']);
    await finished();
    http.asked.length = 0;
    announceWrite(http, { url });
    dicts.need(['a']);
    await finished();
    expect(http.asked).toHaveLength(outdated ? 1 : 0);
  });

  it('that are out of date are shown until the new ones have come, and also when those do not', async () => {
    const dicts = new DictCache(http, { protocol, batch: true });
    dicts.need(['a']);
    await finished();
    dicts.invalidate();
    expect(dicts.get('a')).toHaveLength(1);
    http.answer = () => Promise.reject(new Error('off'));
    dicts.need(['a']);
    await finished();
    expect(dicts.get('a')).toHaveLength(1);
    dicts.need(['a']);
    await finished();
    expect(http.asked).toHaveLength(2);
  });
});
