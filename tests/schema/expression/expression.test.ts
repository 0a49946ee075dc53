import { describe, expect, it } from 'vitest';
import { functionCatalogue } from '../../../src/schema/expression/functions/catalogue.ts';
import {
  compileExpression,
  evaluateCondition,
  ExpressionError,
  fillUrl,
  functionsByName,
  limits,
  resolveText,
  resolveValue,
} from '../../../src/schema/expression/index.ts';

const host = {
  dictLabel: (type: string, value: unknown) =>
    type === 'sys_yes_no' && value === 'Y' ? '是' : undefined,
  hasPermi: (permission: string) => permission === 'system:post:add',
  hasRole: (role: string) => role === 'common',
  now: () => Date.UTC(2026, 2, 1, 16, 30, 5),
  hoursAhead: 8,
};
const scope = {
  row: {
    postId: 7,
    status: '0',
    sort: 3,
    name: '岗位',
    dept: { deptName: '研发部' },
    tags: ['a', 'b'],
    'odd name': 1,
    nothing: null,
  },
  depts: [{ id: 1, children: [{ id: 2 }, { id: 3 }] }],
  rows: [{ id: 1 }, { id: 2 }],
  ids: [1, 2],
  n: 5,
  text: 'abc',
  yes: true,
};
const value = (source: string) => compileExpression(source).evaluate(scope, host);
const fault = (source: string): ExpressionError => {
  try {
    compileExpression(source).evaluate(scope, host);
  } catch (problem) {
    if (problem instanceof ExpressionError) return problem;
    throw problem;
  }
  throw new Error(`${source} was accepted`);
};

describe('expressions give', () => {
  it.each<[string, unknown]>([
    ["row.status != '1'", true],
    ['row.status == 0', true],
    ['row.status === 0', false],
    ['yes == "true"', true],
    ['null == undefined', true],
    ["'' == 0", false],
    // By their characters, as databases have them: not by halves of these.
    ["'🙂' > '，'", true],
    ["'a🙂' <= 'a🙃'", true],
    ["'ab' < 'abc'", true],
    ["'b' >= 'abc'", true],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['7 % 4', 3],
    ['-n + +"2"', -3],
    ["n + '元'", '5元'],
    ["'2' * '3'", 6],
    ['n + missing', null],
    ['1 / 0', null],
    ["'x' - 1", null],
    ["'b' > 'a'", true],
    ['"10" > 9', true],
    ['missing > 1', false],
    ['n >= 5 && n <= 5', true],
    ['missing || "x"', 'x'],
    ['0 ?? 1', 0],
    ['row.nothing ?? 1', 1],
    ['!row.nothing', true],
    ["row.status in ['0', '1']", true],
    ["'name' in row", true],
    ["'toString' in row", false],
    ["'b' in text", true],
    ['3 in n', false],
    ["n > 3 ? 'big' : 'small'", 'big'],
    ['missing ? 1 : n == 5 ? 2 : 3', 2],
    ["row.name + '/' + (n + 1)", '岗位/6'],
    ["'当前选中编号为' + ids + '的数据'", '当前选中编号为1,2的数据'],
    ['row.dept.deptName', '研发部'],
    ['row.dept?.deptName', '研发部'],
    ['row.gone.deptName', undefined],
    ['row?.gone?.x.y', undefined],
    ["row['odd name']", 1],
    ['row.tags[1]', 'b'],
    ['row.tags[9]', undefined],
    ['row.tags.length', 2],
    ['text[0]', 'a'],
    ['text.length', 3],
    ['row.tags.map', undefined],
    ['text.toUpperCase', undefined],
    ["[1, 'a', row.sort]", [1, 'a', 3]],
  ])('%s', (source, expected) => {
    expect(value(source)).toEqual(expected);
  });

  it('numbers rounded at the digit that is written, however small or exact they are', () => {
    expect(value('round(0.0000005, 6)')).toBe(0.000001);
    expect(value('round(-0.0000004, 6)')).toBe(0);
    expect(value('round(12345678.5, 15)')).toBe(12345678.5);
  });

  it('what the examples of the functions say', () => {
    const all = functionCatalogue.map(({ name }) => name);
    expect(all.toSorted()).toEqual([...functionsByName.keys()].toSorted());
    for (const { name, examples } of functionCatalogue)
      for (const { code, gives } of examples) expect(value(code), name).toEqual(gives);
  });

  it('dates at GMT+8 whatever the machine', () => {
    expect(value('now()')).toBe('2026-03-02 00:30:05');
    expect(value('today()')).toBe('2026-03-02');
    expect(value('formatDate(1772353805)')).toBe('2026-03-01 16:30:05');
    expect(value("addDays('2024-02-29 10:00:00', -366)")).toBe('2023-02-28 10:00:00');
    expect(value("addDays('2026-03-01', 3e6)")).toBeNull();
    expect(value("addDays('0001-01-02', -2)")).toBeNull();
    expect(value("formatDate('2026-02-30')")).toBe('');
    expect(value("diffDays('2026-03-01', 'soon')")).toBeNull();
  });
});

describe('expressions report', () => {
  it('what they read and call', () => {
    const compiled = compileExpression(
      "row.dept.deptName == values['name'] && hasPermi('a:b') && ids[values.at] && size(ids)",
    );
    expect(compiled.reads).toEqual([
      ['row', 'dept', 'deptName'],
      ['values', 'name'],
      ['ids'],
      ['values', 'at'],
    ]);
    expect(compiled.calls).toEqual(['hasPermi', 'size']);
  });

  it.each<[string, RegExp, number?]>([
    ['', /empty/],
    ['a +', /Expected expression/, 3],
    ['a = 1', /Unexpected "="/, 2],
    ['a b', /Unexpected "b"/, 2],
    ['a; b', /Unexpected ";"/, 1],
    ['(a, b)', /sequence/],
    ['this.x', /this/],
    ['a => 1', /Unexpected/],
    ["'open", /Unclosed quote/],
    ['row.name.trim()', /plain name/],
    ['row?.(1)', /plain name/],
    ['fetch("/")', /no function "fetch"/, 0],
    ['trim()', /0 arguments/],
    ['upper(1, 2)', /2 arguments/],
    ['row.constructor', /"constructor" cannot be read/, 4],
    ['__proto__', /cannot be read/],
    ["row['prototype']", /cannot be read/],
    ['tag`x`', /Unexpected "`"; a text with parts/, 3],
    ['[1,,2]', /missing/],
    ['`${row.name}`', /Unexpected "`"; a text with parts is written {"\$text"/],
    ["row + ''", /no text/],
    ['new Date()', /Unexpected "D"/],
    ['typeof a', /Unexpected "a"/],
    ['a ~ b', /Unexpected "~"/],
    ['a ** b', /Expected expression/],
    ['a++', /Expected|missing/],
    ['('.repeat(1500), /./],
    ['!'.repeat(1990) + 'a', /deep/],
    ['a+'.repeat(600) + 'a', /deep/],
    ['a'.repeat(2001), /longer than 2000/],
  ])('what is wrong with %j', (source, message, index) => {
    const problem = fault(source);
    expect(problem.message).toMatch(message);
    if (index !== undefined) expect(problem.index).toBe(index);
  });

  it('the nearest function', () => {
    expect(fault("hasPerm('a')").nearest).toBe('hasPermi');
    expect(fault('dictlabel(1, 2)').nearest).toBe('dictLabel');
  });
});

describe('a tree', () => {
  it('gives the nodes above others; what is no id is passed over', () => {
    const tree = [
      { id: 1, children: [{ id: 2, children: [{ id: 3 }, { id: { name: 'record' } }] }] },
    ];
    const above = (ids: unknown) =>
      compileExpression('withAncestors(ids, tree)').evaluate({ ids, tree });
    expect(above([3])).toEqual([2, 1, 3]);
    expect(above(['3'])).toEqual([2, 1, '3']);
    // Neither is asked for its text: a member named toString would be code.
    const record = {
      toString: () => {
        throw new Error('asked for its text');
      },
    };
    expect(above([record])).toEqual([record]);
    expect(
      compileExpression('withAncestors([3], tree)').evaluate({
        tree: [{ id: record, children: [{ id: 3 }] }],
      }),
    ).toEqual([record, 3]);
  });
});

describe('limits', () => {
  it('stop long texts, long lists and much work', () => {
    const big = {
      text: 'x'.repeat(90_000),
      list: Array.from({ length: 90_000 }, (_, index) => index),
    };
    const run = (source: string) => () => compileExpression(source).evaluate(big);
    expect(run('text + text')).toThrow(/more than 100000 characters/);
    expect(run("padStart('a', 1e9)")).toThrow(/characters/);
    expect(run("split(text, '')")).toThrow(/10000 items/);
    expect(run("replaceText(text, 'x', text)")).toThrow(ExpressionError);
    expect(run('pluck(list, "a")')).toThrow(/items/);
    expect(run('includes(list, -1) && true || includes(list, -2)')).toThrow(
      new RegExp(`${limits.steps} steps`),
    );
    expect(run('join(list)')).toThrow(ExpressionError);
    expect(run('text')()).toHaveLength(90_000);
  });
});

describe('conditions', () => {
  it('fail closed', () => {
    expect(evaluateCondition(undefined, scope)).toBe(true);
    expect(evaluateCondition(undefined, scope, host, false)).toBe(false);
    expect(evaluateCondition(false, scope)).toBe(false);
    expect(evaluateCondition({ $expr: 'row.sort == 3' }, scope)).toBe(true);
    expect(evaluateCondition({ $expr: 'nonsense(' }, scope)).toBe(false);
    expect(evaluateCondition({ $expr: "row + '' == 1" }, scope, host, true, true)).toBe(true);
    expect(evaluateCondition('yes', scope)).toBe(false);
  });
});

describe('values, texts and addresses', () => {
  it('are resolved at any depth', () => {
    expect(
      resolveValue({ a: [{ $expr: 'n' }, 1], b: { c: { $expr: 'row.name' }, d: '$expr' } }, scope),
    ).toEqual({ a: [5, 1], b: { c: '岗位', d: '$expr' } });
    expect(resolveText('公告')).toBe('公告');
    expect(resolveText({ $expr: 'row.nothing' }, scope)).toBe('');
  });

  it('encode what they put into an address', () => {
    expect(fillUrl('/system/post/{ids}', scope)).toBe('/system/post/1,2');
    expect(fillUrl('/a/{row.postId}/b', scope)).toBe('/a/7/b');
    expect(fillUrl('/unlock/{name}', { name: '张 三/../x?' })).toBe(
      '/unlock/%E5%BC%A0%20%E4%B8%89%2F..%2Fx%3F',
    );
    for (const name of [null, '', [], {}, '..', '.', [1, null], '\ud800'])
      expect(() => fillUrl('/unlock/{name}', { name })).toThrow(/\{name\}/);
  });
});
