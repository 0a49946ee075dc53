/** The Chinese of descriptions of the format, which the designer and the gallery show. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error -- a script without types
import { checkChinese, chineseTexts } from '../../../scripts/generate/chinese.mjs';
// @ts-expect-error -- a script without types
import { checkEnglish, englishTitles } from '../../../scripts/generate/english.mjs';
// @ts-expect-error -- a script without types
import { joinMeta } from '../../../scripts/generate/meta.mjs';

const root = join(import.meta.dirname, '../../..');
const texts: Record<string, string> = chineseTexts(root);

describe('Chinese of descriptions', () => {
  it('has every text that is shown, and no other', async () => {
    expect(await checkChinese(root, joinMeta(root))).toEqual([]);
  });

  it('is Chinese', () => {
    const odd = Object.values(texts).filter((text) => !/\p{Script=Han}/u.test(text));
    expect(odd).toEqual([]);
  });

  it('keeps names as they are written in files', () => {
    // Such as route.query, updateSupport, /system/role and GCJ-02.
    const names = /\b(?:[a-z]+\.[a-z]\w+|[a-z]+[A-Z]\w*)\b/g;
    const lost = Object.entries(texts).flatMap(([english, chinese]) =>
      (english.match(names) ?? [])
        .filter((name) => !chinese.includes(name))
        .map((name) => `${name}: ${chinese}`),
    );
    expect(lost).toEqual([]);
  });

  it('reports a text without Chinese, and one that nothing says', async () => {
    const meta = joinMeta(root);
    meta.$defs.Page.properties.later = { description: 'Something new.', type: 'string' };
    meta.$defs.Menu.properties.icon.description = 'A picture.';
    const file = 'schemas/meta/locale/zh-CN.json: npm run translate';
    expect(await checkChinese(root, meta)).toEqual([
      `“A picture.” has no Chinese in ${file}`,
      `“Something new.” has no Chinese in ${file}`,
      `nothing says “Icon of the entry.” of ${file}`,
    ]);
  });
});

describe('English of titles and descriptions', () => {
  const english: Record<string, string> = englishTitles(root);

  it('has every text that is shown with Chinese in it, and no other', async () => {
    expect(await checkEnglish(root)).toEqual([]);
    expect(Object.keys(english)).toContain('Row actions under 更多.');
  });

  it('is English', () => {
    const odd = Object.values(english).filter((text) => /\p{Script=Han}/u.test(text));
    expect(odd).toEqual([]);
  });
});
