import { describe, expect, it } from 'vitest';
import { protocol } from '../../src/protocol/index.ts';
import { flattenParams } from '../../src/protocol/flatten.ts';
import { timeText } from '../../src/protocol/clock.ts';
import { maxPageSize } from '../../src/protocol/paging.ts';

const { lists, answers, refusal, resources, workbooks, dictionaries } = protocol;
const nothing = { values: {}, ranges: [], order: [] };

describe('lists', () => {
  it('name the page, the order and the ranges as servers read them', () => {
    const params = lists.params({
      fixed: { userId: 7, params: { kind: 'a' } },
      values: { status: '0' },
      ranges: [
        { first: '2026-01-01', last: '2026-01-31', unit: 'day' },
        { prefix: 'oper', first: '2026-02-01', last: '2026-02-02', unit: 'time' },
        { prefix: 'open', first: null, last: '2026-03-01', unit: 'day' },
      ],
      order: [
        ['orderNum', 'asc'],
        ['createTime', 'desc'],
      ],
      page: { number: 2, size: 20 },
    });
    expect(new URLSearchParams(flattenParams(params)).toString()).toBe(
      new URLSearchParams([
        ['userId', '7'],
        ['params[kind]', 'a'],
        ['params[beginTime]', '2026-01-01'],
        ['params[endTime]', '2026-01-31'],
        ['params[operBeginTime]', '2026-02-01 00:00:00'],
        ['params[operEndTime]', '2026-02-02 23:59:59'],
        ['params[openEndTime]', '2026-03-01'],
        ['status', '0'],
        ['orderByColumn', 'orderNum asc,createTime'],
        ['isAsc', 'desc'],
        ['pageNum', '2'],
        ['pageSize', '20'],
      ]).toString(),
    );
  });

  it('say nothing of what they have not', () => {
    expect(lists.params(nothing)).toEqual({});
    expect(lists.whole).toEqual({ pageNum: 1, pageSize: maxPageSize });
  });
});

describe('answers', () => {
  it.each([
    [{ code: 200, msg: '操作成功' }, undefined],
    [{ code: 200, msg: '', data: { id: 1 } }, { id: 1 }],
    [
      { code: 200, msg: '', data: { id: 1 }, roles: [2] },
      { id: 1, roles: [2] },
    ],
    [{ code: 200, msg: '', data: [1, 2] }, [1, 2]],
    [
      { code: 200, msg: '', rows: [1], total: 9 },
      { rows: [1], total: 9 },
    ],
    [{ code: 200, msg: '', url: '/a.png' }, { url: '/a.png' }],
  ])('are read without their wrapping: %j', (answer, result) => {
    expect(answers.result(answer)).toEqual(result);
  });

  it('name lists that were cut', () => {
    const data = [1];
    expect(answers.limits({ data, limited: { data: 1000, other: 5 } })).toEqual([[data, 1000]]);
    expect(answers.limits({ data })).toEqual([]);
  });

  it('say what is to be said', () => {
    expect(answers.text({ msg: '好' })).toBe('好');
    expect(answers.text({})).toBe('');
    expect(answers.warning({ warning: '注意' })).toBe('注意');
    expect(answers.warning({})).toBeUndefined();
  });

  it('that refuse distinguish a conflict from other reasons', () => {
    expect(refusal(601, undefined).isConcurrent).toBe(true);
    expect(refusal(500, { storedBefore: true })).toEqual({
      isConcurrent: false,
      isStoredBefore: true,
      isGone: false,
      records: [],
    });
    expect(refusal(500, { gone: true }).isGone).toBe(true);
  });
});

describe('a report of several records', () => {
  const done = [{ key: 1, label: '甲' }];
  const failed = [{ key: 2, label: '乙', message: '已付款' }];

  it('stands in data; anything else is none', () => {
    expect(answers.report({ code: 200, data: { done, failed } })).toEqual({ done, failed });
    for (const data of [undefined, [], { done }, { done: [1], failed }, { done, failed: done }])
      expect(answers.report({ code: 200, data })).toBeUndefined();
  });
});

describe('addresses', () => {
  it('of lists and of records are those of one resource', () => {
    const { url } = resources.list('/system/post');
    expect(resources.isAffected(url, '/system/post/3')).toBe(true);
    expect(resources.isAffected(url, '/system/postage')).toBe(false);
    expect(
      resources.isAffected('/system/role/authUser/allocatedList', '/system/role/authUser/cancel'),
    ).toBe(true);
    for (const read of ['/demo/sale/3', '/demo/sale/transitions/3'])
      for (const written of ['/demo/sale', '/demo/sale/pay/3,4', '/demo/sale/4'])
        expect(resources.isAffected(read, written)).toBe(true);
    expect(resources.isAffected('/demo/sale/3', '/demo/sales')).toBe(false);
    for (const read of ['list/exclude/-1', 'list/exclude/100', 'optionselect', 'treeselect']) {
      expect(resources.isAffected(`/system/dept/${read}`, '/system/dept')).toBe(true);
      expect(resources.isAffected(`/system/dept/${read}`, '/system/dept/100')).toBe(true);
      expect(resources.isAffected(`/system/dept/${read}`, '/system')).toBe(false);
      expect(resources.isAffected(`/system/dept/${read}`, '/system/depth')).toBe(false);
    }
    for (const { url: figures } of [
      resources.aggregate('/demo/sale', 'monthly'),
      resources.distinct('/demo/sale', 'city'),
      { url: '/demo/sale/path/7' },
    ]) {
      expect(resources.isAffected(figures, '/demo/sale')).toBe(true);
      expect(resources.isAffected(figures, '/demo/sale/7,8')).toBe(true);
      expect(resources.isAffected(figures, '/demo/sales')).toBe(false);
    }
    expect(dictionaries.isAffected('/system/dict/data')).toBe(true);
    expect(dictionaries.isAffected('/system/dictionary')).toBe(false);
  });

  it('of the refused rows of an import follow from that of the import', () => {
    expect(workbooks.errors(resources.importUrl('/system/user'), 'a1').url).toBe(
      '/system/user/importErrors/a1',
    );
  });
});

describe('dictionaries', () => {
  const entries = [
    { dictValue: '0', dictLabel: '正常', listClass: 'primary' },
    { dictValue: '1', dictLabel: '停用', listClass: '' },
  ];
  const choices = [
    { value: '0', label: '正常', tone: 'primary' },
    { value: '1', label: '停用' },
  ];

  it('are asked for in one request where the server can', () => {
    expect(dictionaries.requests(['a', 'b'], true)).toEqual([
      { types: ['a', 'b'], request: { url: '/system/dict/data/types', params: { types: 'a,b' } } },
    ]);
    expect(dictionaries.requests(['a', 'b'], false).map(({ request }) => request.url)).toEqual([
      '/system/dict/data/type/a',
      '/system/dict/data/type/b',
    ]);
  });

  it('are read alike from both answers', () => {
    expect(dictionaries.choices({ data: entries }, 'a')).toEqual(choices);
    expect(dictionaries.choices({ data: { a: entries } }, 'a')).toEqual(choices);
    expect(dictionaries.choices({ data: {} }, 'a')).toBeUndefined();
    expect(dictionaries.choices({}, 'a')).toBeUndefined();
  });
});

it('writes moments on the wall clock of GMT+8', () => {
  expect(timeText(Date.UTC(2026, 0, 31, 16, 0, 1))).toBe('2026-02-01 00:00:01');
});
