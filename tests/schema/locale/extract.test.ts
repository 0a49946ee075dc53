/** Files of translations: what is said is in them, and what stands in them stays where it is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepOrder, updateTexts } from '../../../src/schema/locale/extract.ts';

const texts = fc.uniqueArray(fc.constantFrom(...'甲乙丙丁戊己庚辛'), { maxLength: 8 });

describe('the order of a file of translations', () => {
  it('has a new text behind the one that is said before it', () => {
    expect(keepOrder(['丙', '甲', '乙'], ['零', '甲', '子', '丑', '乙', '丙', '末'])).toEqual([
      '零',
      '丙',
      '末',
      '甲',
      '子',
      '丑',
      '乙',
    ]);
  });

  it('has every text once, keeps those that are still said as they were, and does not change again', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.constantFrom(...'甲乙丙丁戊己庚辛')), (present, said) => {
        const order = keepOrder(present, said);
        expect(order.toSorted()).toEqual([...new Set(said)].toSorted());
        const old = new Set(present);
        expect(order.filter((text) => old.has(text))).toEqual(
          present.filter((text) => said.includes(text)),
        );
        expect(keepOrder(order, said)).toEqual(order);
      }),
    );
  });
});

it('a file keeps its translations, gets new texts without one, and loses what nobody says', () => {
  const found = ['岗位', '编号', '岗位'].map((source, at) => ({
    source,
    file: 'schemas/models/post.json',
    pointer: `/${at}`,
    place: `models/post/${at}`,
  }));
  expect(updateTexts({ 旧的: 'Old', 岗位: 'Post' }, found)).toEqual({
    texts: { 岗位: 'Post', 编号: '' },
    added: 1,
    removed: 1,
  });
});
