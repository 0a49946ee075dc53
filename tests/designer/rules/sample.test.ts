/** What an expression gives with a record that there is. */
import { describe, expect, it } from 'vitest';
import {
  firstOf,
  sampleValue,
  writtenValue,
  type Sample,
} from '../../../src/designer/rules/sample.ts';

const sample: Sample = {
  record: { postId: 4, postName: '普通员工', status: '0' },
  key: 4,
  outer: { features: { imports: true }, user: { userId: 1 } },
  host: { hasPermi: (permission) => permission === 'system:post:edit' },
};
const value = (source: string) => sampleValue(source, sample);

describe('an expression with a sample record', () => {
  it.each([
    ["row.status == '0'", true],
    ['values.postName', '普通员工'],
    ['record.postId + 1', 5],
    ['postId', 4],
    ['ids[0]', 4],
    ["mode == 'edit'", true],
    ['features.imports', true],
    ["hasPermi('system:post:edit')", true],
    ["hasPermi('system:post:remove')", false],
  ])('%s', (source, expected) => {
    expect(value(source)).toEqual({ state: 'value', value: expected });
  });

  it('names what no record says', () => {
    expect(value('sources.choices.length + state.count')).toEqual({
      state: 'absent',
      names: ['sources', 'state'],
    });
  });

  it('is nothing while it is being typed, and never throws', () => {
    expect(value('row.status ==')).toBeUndefined();
    expect(value("repeat('x', 10000000)")).toSatisfy(
      (result) => result === undefined || (result as { state: string }).state === 'failed',
    );
  });
});

it('a value is shown as it is written, long ones cut', () => {
  expect(writtenValue('甲')).toBe('"甲"');
  expect(writtenValue(undefined)).toBe('undefined');
  expect(writtenValue('x'.repeat(1000))).toHaveLength(201);
});

it('the first of some records is one, of anything else none', () => {
  expect(firstOf([{ a: 1 }, { a: 2 }])).toEqual({ a: 1 });
  expect([[], [7], 'text', undefined, { a: 1 }].map(firstOf)).toEqual(Array(5).fill(undefined));
});
