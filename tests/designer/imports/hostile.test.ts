/** What cannot be imported is refused with words, and nothing in it is ever run. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImport } from '../../../src/designer/imports/readImport.ts';
import { chineseOfMessage } from '../../../src/schema/locale/chineseProblem.ts';
import { imported } from './reading.ts';
import { genTable } from './genTableSample.ts';
import { amisCrud, amisForm } from './samples.ts';

const refusals = (text: string) => {
  const read = readImport(text);
  if (!('problems' in read)) throw new Error('it was read');
  for (const { message } of read.problems) expect(chineseOfMessage(message)).toBeDefined();
  return read.problems.map(({ kind, pointer }) => `${kind} ${pointer || '/'}`);
};

/** The sample with one of its values replaced, wherever it stands. */
const changed = (value: unknown, at: number, by: unknown): unknown => {
  let count = 0;
  const walk = (one: unknown): unknown => {
    if (count++ === at) return by;
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, walk(member)]));
  };
  return walk(value);
};

const isAnswered = (value: object) => {
  const read = readImport(JSON.stringify(value));
  expect('problems' in read ? read.problems.length > 0 : read.parts).toBeTruthy();
};

describe('an import', () => {
  it('of ten megabytes, a thousand levels, or keys of prototypes is refused', () => {
    expect(refusals(`{"type":"form","body":"${'a'.repeat(10_000_000)}"}`)).toEqual(['too-large /']);
    expect(refusals('{"type":"form","body":['.repeat(1000))).toEqual(['too-deep /']);
    expect(refusals('{"type":"form","__proto__":{"body":[]}}')).toEqual([
      'forbidden-key /__proto__',
    ]);
    expect(
      refusals('{"info":{"moduleName":"a","businessName":"b","constructor":1},"rows":[]}'),
    ).toHaveLength(1);
  });

  it('without anything to read is refused', () => {
    expect(refusals('{"type":"page","body":[{"type":"chart"}]}')).toEqual(['wrong-type /']);
    expect(refusals('{"type":"object","properties":{"a":3}}')).toEqual([
      'wrong-type /properties/a',
    ]);
    expect(refusals('{"info":{"moduleName":"../x","businessName":"b"},"rows":[]}')).toEqual([
      'wrong-type /info/moduleName',
    ]);
  });

  it('with code in it carries none', () => {
    const { parts, said } = imported({
      type: 'form',
      api: { url: '/a', adaptor: 'globalThis.hit = 1' },
      body: [
        { type: 'input-text', name: 'a', visibleOn: 'globalThis.hit = 1' },
        { type: 'input-text', name: 'b', visibleOn: "a.constructor.constructor('hit')()" },
        { type: 'input-text', name: 'constructor', label: '<img src=x onerror=hit()>' },
      ],
    });
    expect('hit' in globalThis).toBe(false);
    expect(JSON.stringify(parts)).not.toContain('$expr');
    expect(said.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
      'expression /body/0/visibleOn',
      'expression /body/1/visibleOn',
      'noPlace /api/adaptor',
      'renamed /body/2/name',
    ]);
  });

  it('is read or refused where a member cannot become a text', () => {
    for (const sample of [amisForm, amisCrud, genTable])
      for (let at = 0; at < 250; at++) isAnswered(changed(sample, at, { toString: '' }) as object);
  });

  it('is read or refused, whatever stands in the places of its members', () => {
    const any = fc.jsonValue({ maxDepth: 3 });
    const samples = fc.constantFrom<object>(amisForm, amisCrud, genTable);
    fc.assert(
      fc.property(samples, fc.nat(250), any, (sample, at, by) => {
        isAnswered(changed(sample, at, by) as object);
      }),
      { numRuns: 500 },
    );
  });
});
