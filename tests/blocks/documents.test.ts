/** What trees of JSON, logs and differences are made of. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, most, type Line } from '../../src/blocks/diffView/compare.ts';
import { sectionsOf } from '../../src/blocks/diffView/fold.ts';
import { documentOf, jsonText } from '../../src/blocks/jsonDocument.ts';
import { linesOf, matches, pathOf, rootOf } from '../../src/blocks/jsonView/nodes.ts';
import { levelOf, logLines, mostLines } from '../../src/blocks/logView/logLines.ts';

describe('a document of JSON', () => {
  it('is written as it was read', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const document = documentOf(text);
        expect(JSON.parse(jsonText(document?.value))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('keeps the digits of every number', () => {
    fc.assert(
      fc.property(fc.bigInt(), (number) => {
        expect(jsonText(documentOf(`[${number},"${number}"]`)?.value)).toBe(
          `[\n  ${number},\n  "${number}"\n]`,
        );
      }),
    );
    expect(jsonText(documentOf('1e400')?.value)).toBe('1e400');
    expect(documentOf('{"a":')).toBeUndefined();
  });

  it('is listed as far as it is open, and searched as a whole', () => {
    const root = rootOf({ rows: [{ 'first name': 'Ann' }, { 'first name': 'Bob' }], total: 2 });
    const all = linesOf(root, () => true);
    expect(all.lines.map(pathOf)).toEqual([
      '$',
      '$.rows',
      '$.rows[0]',
      '$.rows[0]["first name"]',
      '$.rows[1]',
      '$.rows[1]["first name"]',
      '$.total',
    ]);
    expect(linesOf(root, ({ depth }) => depth < 1).lines).toHaveLength(3);
    const found = [...matches(root, 'bob')].filter((node) => node !== undefined);
    expect(found.map(pathOf)).toEqual(['$.rows[1]["first name"]']);
  });

  it('is listed up to a bound', () => {
    const { lines, isCut } = linesOf(rootOf(Array.from({ length: 300_000 }, () => 0)), () => true);
    expect([lines.length, isCut]).toEqual([200_000, true]);
  });
});

describe('lines of a log', () => {
  it('come from texts and lists, without codes for terminals', () => {
    expect(logLines('a\r\nb\n').lines).toEqual(['a', 'b']);
    expect(logLines(['\u001b[31mERROR\u001b[0m x', 'b\nc', { d: 1 }, null]).lines).toEqual([
      'ERROR x',
      'b',
      'c',
      '{"d":1}',
      '',
    ]);
    for (const none of ['', null, undefined, []]) expect(logLines(none).lines).toEqual([]);
  });

  it('are the last ones of many', () => {
    const { lines, left } = logLines(Array.from({ length: mostLines + 2 }, (_one, at) => `${at}`));
    expect([lines.length, left, lines[0]]).toEqual([mostLines, 2, '2']);
  });

  it('have the level that they name first', () => {
    expect(['a WARN error', '[ERROR]', 'info x', 'TRACE', 'errors', ''].map(levelOf)).toEqual([
      'warning',
      'error',
      'info',
      'debug',
      undefined,
      undefined,
    ]);
  });
});

const textOf = (line: Line): string => line.pieces.map(({ text }) => text).join('');
const texts = fc
  .array(fc.constantFrom('', 'a', 'b', '维护时间 22:00', '维护时间 23:00', 'a b c'), {
    minLength: 1,
    maxLength: 30,
  })
  .map((lines) => lines.join('\n'));

describe('a comparison', () => {
  it('loses no line of either text', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const { pairs, removed, added } = compare(before, after);
        const side = (lines: (Line | undefined)[]) => {
          const there = lines.filter((line) => line !== undefined);
          expect(there.map(({ number }) => number)).toEqual(there.map((_line, at) => at + 1));
          return there.map(textOf).join('\n');
        };
        expect(side(pairs.map((pair) => pair.before))).toBe(before);
        expect(side(pairs.map((pair) => pair.after))).toBe(after);
        expect(removed + added === 0).toBe(before === after);
        for (const context of [0, 3])
          expect(sectionsOf(pairs, context).flatMap((section) => section.pairs)).toEqual(pairs);
      }),
    );
  });

  it('marks the words that differ', () => {
    const [pair] = compare('周五 22:00 维护', '周六 22:00 维护').pairs;
    const changed = (line: Line | undefined) =>
      line?.pieces.filter((piece) => piece.changed).map(({ text }) => text);
    expect([changed(pair?.before), changed(pair?.after)]).toEqual([['周五'], ['周六']]);
  });

  it('ends early where too much differs, and cuts what is too long', () => {
    const lines = (name: string, count: number) =>
      Array.from({ length: count }, (_one, at) => `${name}${at}`).join('\n');
    const { isCoarse, removed, added } = compare(lines('a', 4000), lines('b', 4000));
    expect([isCoarse, removed, added]).toEqual([true, 4000, 4000]);
    const long = lines('a', most.lines + 1);
    expect(compare(long, long)).toMatchObject({ isCut: true, removed: 0 });
  });
});
