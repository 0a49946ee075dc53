/** Everything that is written in a page is found, with its part and its member. */
import pinyin from 'pinyin-match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject, readPage } from '../../src/designer/document/page.ts';
import { toPointer, type Path } from '../../src/designer/document/path.ts';
import { findTexts } from '../../src/designer/find/findTexts.ts';
import { hitOf, wordsOf } from '../../src/designer/find/match.ts';
import { pageTexts } from '../../src/designer/find/pageTexts.ts';
import { flatten, outlineOf, partAbove } from '../../src/designer/outline/outline.ts';
import type { SoundMatch } from '../../src/parts/sounds.ts';
import { pages, project } from './project.ts';

const sounds: SoundMatch = (text, letters) => pinyin.match(text, letters) || undefined;

/** Every text of a value, with its place. */
function leaves(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item])
    : Object.entries(isObject(value) ? value : {});
  return entries.flatMap(([key, member]) => leaves(member, [...path, key]));
}

const documentOf = (text: string): unknown => {
  const read = readPage(text);
  return 'document' in read ? read.document : undefined;
};

describe.each(pages)('%s', (_id, text) => {
  const document = documentOf(text);
  const texts = pageTexts(document, [], project);
  const nodes = new Map(flatten(outlineOf(document)).map((one) => [toPointer(one.path), one]));

  it('has every text found at its place', () => {
    for (const [path, leaf] of leaves(document)) {
      if (leaf.trim() === '') continue;
      const found = findTexts(texts, leaf, undefined);
      const places = found.map(({ part, keys }) => toPointer([...part.path, ...keys]));
      expect(places, leaf).toContain(toPointer(path));
    }
  });

  it('has every text found by any piece of it', () => {
    const places = leaves(document).filter(([, leaf]) => leaf.trim() !== '');
    const piece = fc.record({
      place: fc.constantFrom(...places),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(piece, ({ place: [path, leaf], from, length }) => {
        const begin = Math.floor(from * (leaf.length - 1));
        const typed = leaf.slice(begin, begin + length);
        const found = findTexts(texts, typed, undefined);
        const at = found.map(({ part, keys }) => toPointer([...part.path, ...keys]));
        return typed.trim() === '' || at.includes(toPointer(path));
      }),
      { numRuns: 30 },
    );
  });

  it('has every text in the innermost part around it, with the member in words', () => {
    for (const { part, keys, member, isName } of texts) {
      const { role, path } = nodes.get(toPointer(part.path))!;
      if (role === 'part') expect(path).toEqual(partAbove(document, [...part.path, ...keys]));
      expect(isName || member !== '').toBe(true);
    }
  });

  it('calls each part by exactly one name', () => {
    const named = texts.filter(({ isName }) => isName).map(({ part }) => part);
    expect(new Set(named)).toEqual(new Set(texts.map(({ part }) => part)));
    expect(named.length).toBe(new Set(named).size);
  });
});

describe('what is typed', () => {
  const textsIn = (id: string) => pageTexts(documentOf(new Map(pages).get(id) ?? ''), [], project);
  const texts = textsIn('system/post');
  const users = textsIn('system/user');
  const found = (typed: string) => findTexts(texts, typed, sounds);

  it.each([
    ['the label of a column, from its model', '岗位编码', '/list/columns/1'],
    ['its sound', 'gangweibianma', '/list/columns/1'],
    ['the initials of it', 'gwbm', '/list/columns/1'],
    ['the name of a field', 'postCode', '/list/columns/1'],
  ])('finds parts by %s', (_what, typed, pointer) => {
    expect(found(typed).map(({ part }) => toPointer(part.path))).toContain(pointer);
  });

  it.each([
    ['an expression', 'row.userId != 1', '显示的行'],
    ['an address', '/deptTree', '选项 · 地址'],
    ['a text', '确认停用', '单元格 · 确认提问'],
  ])('finds %s with its member', (_what, typed, member) => {
    const [first] = findTexts(users, typed, sounds);
    expect(first?.text).toContain(typed);
    expect(first?.member).toContain(member);
  });

  it('puts names before what stands in parts', () => {
    const isName = findTexts(users, '用户', sounds).map((one) => one.isName);
    expect(isName.indexOf(false)).toBeGreaterThan(0);
    expect(isName.lastIndexOf(true)).toBeLessThan(isName.indexOf(false));
  });

  it('is narrowed down by words for the parts around', () => {
    const inForm = found('岗位编码 表单');
    expect(inForm.length).toBeGreaterThan(0);
    expect(inForm.every(({ part }) => part.path[0] === 'forms')).toBe(true);
    expect(found('岗位编码 没有')).toEqual([]);
  });

  it('is nothing: nothing is found', () => expect(found('  ')).toEqual([]));
});

describe('marks', () => {
  const hit = (text: string, typed: string) => hitOf(text, wordsOf(typed), { sounds });

  it.each([
    ['岗位编码', '编码', [[2, 4]]],
    ['岗位编码', 'bm', [[2, 4]]],
    ['postCode', 'CODE', [[4, 8]]],
    [
      '岗位 postCode',
      'post gangwei',
      [
        [0, 2],
        [3, 7],
      ],
    ],
    ['abcd', 'bc ab', [[0, 3]]],
  ])('in %s by %s', (text, typed, marks) => expect(hit(text, typed)?.marks).toEqual(marks));

  it('are in order and within the text, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, typed) => {
        const marks = hit(text, typed)?.marks.flat() ?? [];
        expect(marks).toEqual(marks.toSorted((one, other) => one - other));
        expect(marks.every((at) => at >= 0 && at <= text.length)).toBe(true);
      }),
    );
  });
});
