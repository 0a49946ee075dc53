/** Numbers of records: how patterns are read, and written at a moment. */
import { describe, expect, it } from 'vitest';
import { sequenceAt, sequencePieces } from '../../../src/schema/record/sequence.ts';

/** 2026-12-31 20:00 in UTC, which is the next year where clocks are eight hours ahead. */
const eve = Date.UTC(2026, 11, 31, 20);

describe('a number', () => {
  it.each([
    ['ORD{yyyyMMdd}{####}', 7, 'ORD202701010007'],
    ['{###}/{yy-MM}', 12, '012/27-01'],
    ['{#}', 10, '10'],
    ['单{yyyy}号{##}', 123, '单2027号123'],
  ])('of %s is written with the date', (pattern, number, text) => {
    expect(sequenceAt(pattern, eve, 8).write(number)).toBe(text);
  });

  it('belongs to the counter of its date, whatever the digits', () => {
    expect(sequenceAt('A{yyyyMM}{##}', eve, 8).period).toBe('A202701{#}');
    expect(sequenceAt('A{yyyyMM}{####}', eve, 8).period).toBe('A202701{#}');
    expect(sequenceAt('A{yyyyMM}{##}', eve, 0).period).toBe('A202612{#}');
  });
});

describe('a pattern', () => {
  it.each(['ORD', '{yyyy}', '{##}{##}', '{yyyyy}{#}', '{hh}{#}', '{}{#}', 'a}{#}', '{#', '{{#}}'])(
    '%s is refused',
    (pattern) => {
      expect(sequencePieces(pattern)).toBeTypeOf('string');
    },
  );
});
