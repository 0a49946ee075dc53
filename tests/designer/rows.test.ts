/** Rows of pasted tables that become records. */
import { describe, expect, it } from 'vitest';
import {
  areKeepable,
  dropRows,
  keepRows,
  keptRows,
  most,
  rowsIn,
  setDone,
} from '../../src/designer/rows/keptRows.ts';
import { cellValue } from '../../src/designer/rows/cellValue.ts';
import { columnsOf, dictsOf, recordOf } from '../../src/designer/rows/recordOf.ts';
import { sendRows, type RowProblem } from '../../src/designer/rows/sendRows.ts';
import { ApiError } from '../../src/runtime/host.ts';
import type { Model } from '../../src/schema/generated/types.gen.ts';

const staff: Model = {
  version: 2,
  name: 'staff',
  label: '员工',
  table: 'demo_staff',
  key: 'staffId',
  path: '/demo/staff',
  fields: {
    staffId: { type: 'id', label: '编号' },
    name: { type: 'string', label: '姓名', required: true, maxLength: 10 },
    sex: { type: 'string', label: '性别', dict: 'sys_user_sex' },
    state: { type: 'string', label: '状态', options: [{ value: '1', label: '在职' }] },
    salary: { type: 'decimal', label: '工资' },
    leads: { type: 'boolean', label: '主管' },
    since: { type: 'date', label: '入职' },
    seen: { type: 'datetime', label: '打卡' },
  },
};

describe('cells of any type of fields', () => {
  it('are read by what its values are, not by its name', () => {
    // As the type of docs/add-a-field-type.md has it.
    expect(cellValue('1,234.50', { value: 'number' })).toBe('1234.50');
    expect(cellValue('viel', { value: 'number' })).toBe('viel');
    expect(cellValue('是', { value: 'boolean' })).toBe(true);
    expect(cellValue('vielleicht', { value: 'boolean' })).toBeUndefined();
    expect(cellValue('2026/1/5', { value: 'string', range: 'days' })).toBe('2026-01-05');
    expect(cellValue('2026/1/5', { value: 'string', range: 'moments' })).toBe(
      '2026-01-05 00:00:00',
    );
    expect(cellValue('morgen', { value: 'string', range: 'days' })).toBe('morgen');
    expect(cellValue('1,234', { value: 'string' })).toBe('1,234');
  });

  it('keep the names of other records', () => {
    expect(cellValue('1,234', { value: 'number', choices: 'related' })).toBe('1,234');
  });
});

/** What a browser keeps, as far as it has room. */
function keys(room = Infinity) {
  const kept = new Map<string, string>();
  return {
    get: (name: string) => kept.get(name) ?? null,
    watch: () => () => undefined,
    names: () => [...kept.keys()],
    set(name: string, text: string | null) {
      if (text === null) kept.delete(name);
      else if (text.length > room) return false;
      else kept.set(name, text);
      return true;
    },
  };
}

const text =
  '姓名\t性别\t状态\t工资\t主管\t备注\n张三\t男\t在职\t1,200.50\t是\tx\n\n李四\t1\t\t3\t否\t';

describe('cells become values', () => {
  const columns = columnsOf(staff, text);
  const dicts = new Map([
    [
      'sys_user_sex',
      [
        { value: '0', label: '男' },
        { value: '1', label: '女' },
      ],
    ],
  ]);
  const read = (cells: readonly string[]) => recordOf(cells, columns, dicts);

  it('of the fields of the same names or labels', () => {
    expect(columns.map(({ at, name }) => [at, name])).toEqual([
      [0, 'name'],
      [1, 'sex'],
      [2, 'state'],
      [3, 'salary'],
      [4, 'leads'],
    ]);
    expect(dictsOf(columns)).toEqual(['sys_user_sex']);
  });

  it('by words of dictionaries and choices, with numbers as they are counted', () => {
    const [first, second] = rowsIn(text);
    expect([first?.place, second?.place]).toEqual([0, 2]);
    const record = { name: '张三', sex: '0', state: '1', salary: '1200.50', leads: true };
    expect(read(first!.cells)).toEqual({ record, problems: [] });
    expect(read(second!.cells).record).toEqual({
      name: '李四',
      sex: '1',
      salary: '3',
      leads: false,
    });
  });

  it('and days and moments as servers take them', () => {
    const days = '姓名\t入职\t打卡\n张三\t2026/1/5\t2026.2.6 8:30';
    const [row] = rowsIn(days);
    expect(recordOf(row!.cells, columnsOf(staff, days), dicts).record).toEqual({
      name: '张三',
      since: '2026-01-05',
      seen: '2026-02-06 08:30:00',
    });
  });

  it('and words that a field does not know are problems of their cells', () => {
    expect(read(['王五', '不详', '', '', '也许']).problems).toEqual([
      { column: '性别', text: '不详', choices: ['男', '女'] },
      { column: '主管', text: '也许', choices: ['是', '否'] },
    ]);
  });
});

describe('rows are kept', () => {
  it('with what is done of them, until they are dropped', () => {
    const storage = keys();
    expect(keepRows(storage, 'demo/staff', { text, head: 4 })).toBe(true);
    setDone(storage, 'demo/staff', [0]);
    expect(keptRows(storage, 'demo/staff')).toMatchObject({ text, head: 4, done: [0] });
    // Another table for the page begins anew.
    keepRows(storage, 'demo/staff', { text, head: 4 });
    expect(keptRows(storage, 'demo/staff')?.done).toEqual([]);
    dropRows(storage, 'demo/staff');
    expect([keptRows(storage, 'demo/staff'), storage.names()]).toEqual([undefined, []]);
  });

  it('unless there are too many, or the browser has no room', () => {
    const long = `姓名\n${'张三\n'.repeat(most.rows + 1)}`;
    expect(areKeepable(long)).toBe(false);
    expect(keepRows(keys(), 'demo/staff', { text: long, head: 1 })).toBe(false);
    expect(keepRows(keys(10), 'demo/staff', { text, head: 1 })).toBe(false);
  });

  it.each(['', '{', '[]', '{"text":1}', '{"text":"a","key":"b","done":'])(
    'but not of %j',
    (given) => {
      const storage = keys();
      storage.set('demo/staff', given);
      expect(keptRows(storage, 'demo/staff')).toBeUndefined();
    },
  );
});

describe('rows are sent', () => {
  const rows = ['a', 'b', 'c', 'd'].map((name, place) => ({ place, cells: [name] }));
  const sent = async (add: (name: unknown, place: number) => void, ends = () => false) => {
    const done: number[] = [];
    const problems: RowProblem[] = [];
    const failure = await sendRows({
      rows,
      read: ([name]) => ({
        record: { name },
        problems: name === 'b' ? [{ column: '姓名', text: 'b', choices: [] }] : [],
      }),
      add: async ({ name }, place) => add(name, place),
      wordsFor: ({ text: word }) => `没有${word}`,
      headOf: (field) => (field === 'name' ? '姓名' : undefined),
      onDone: (place) => done.push(place),
      onProblem: (problem) => problems.push(problem),
      isEnded: ends,
    });
    return { done, problems, failure };
  };

  it('and one that is refused keeps no other from being added', async () => {
    const answer = await sent((name) => {
      if (name === 'c') throw new ApiError('姓名已存在', 500, false, 'name');
    });
    expect(answer).toEqual({
      done: [0, 3],
      problems: [
        { place: 1, column: '姓名', reason: '没有b' },
        { place: 2, column: '姓名', reason: '姓名已存在' },
      ],
      failure: undefined,
    });
  });

  it.each([0, 401, 403, 404, 429, 503])('until code %s, which all would meet', async (code) => {
    const answer = await sent((name) => {
      if (name === 'c') throw new ApiError('不行', code, false);
    });
    expect(answer).toMatchObject({ done: [0], failure: '不行' });
  });

  it('until somebody stops it', async () => {
    let count = 0;
    const answer = await sent(
      () => (count += 1),
      () => count > 0,
    );
    expect(answer).toMatchObject({ done: [0], failure: undefined });
  });
});
