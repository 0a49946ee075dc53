/** The English of titles that the designer and the gallery show. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error -- a script without types
import { checkTexts, textsIn } from '../../../scripts/generate/chinese.mjs';
// @ts-expect-error -- a script without types
import { checkEnglish, englishTitles } from '../../../scripts/generate/english.mjs';

const root = join(import.meta.dirname, '../../..');
const texts: Record<string, string> = englishTitles(root);

describe('English titles', () => {
  it('are there for every title that is shown, and for no other', async () => {
    expect(await checkEnglish(root)).toEqual([]);
  });

  it('are English, and begin as titles do', () => {
    const odd = Object.values(texts).filter((text) => !/^[A-Z][\x20-\x7e]*$/.test(text));
    expect(odd).toEqual([]);
  });

  it('are not read from a file that has one twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pageloom-titles-'));
    try {
      const entries = '"大小": "Size",\n"大小": "Sizes"';
      writeFileSync(join(folder, 'a.json'), `{ "texts": {\n${entries} } }`);
      expect(() => textsIn(folder, 'a.json')).toThrow('a.json:3 the key 大小 stands twice');
      expect(textsIn(folder, 'none.json')).toEqual({});
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are reported where they are missing, or nothing says them', () => {
    const file = 'a.json';
    const added = new Set(['其他']);
    const given = { file, language: 'English', shown: ['大小', '其他'], added };
    expect(checkTexts({ ...given, texts: { 大小: 'Size' } })).toEqual([]);
    expect(checkTexts({ ...given, texts: { 大小: ' ', 旧: 'Old' } })).toEqual([
      '“大小” has no English in a.json: npm run translate',
      'nothing says “旧” of a.json: npm run translate',
    ]);
  });
});
