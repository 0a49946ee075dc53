/** The English of titles that the designer and the gallery show. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error -- a script without types
import { checkTexts } from '../../../scripts/generate/chinese.mjs';
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

  it('are reported where they are missing, or nothing says them', () => {
    inFile('{ "texts": { "大小": "Size" } }', (check) => expect(check()).toEqual([]));
    inFile('{ "texts": { "大小": " ", "旧": "Old" } }', (check) =>
      expect(check()).toEqual([
        '“大小” has no English in a.json: npm run translate',
        'nothing says “旧” of a.json: npm run translate',
      ]),
    );
  });

  it.each([
    ['{ "texts": {\n"大小": "Size",\n"大小": "Sizes" } }', 'a.json:3 the key 大小 stands twice'],
    ['{ "version": 1 }', 'a.json has no texts'],
    ['7', 'a.json has no texts'],
    ['{ "texts": { "大小": {} } }', 'a.json needs one translation of “大小”, as a text'],
  ])('say what is wrong with a broken file: %s', (text, problem) => {
    inFile(text, (check) => expect(check()).toEqual([problem]));
  });
});

/** Checks two titles, one of an extension, against a file of translations. */
function inFile(text: string, run: (check: () => string[]) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'pageloom-titles-'));
  const shown = ['大小', '其他'];
  const given = { root: folder, file: 'a.json', language: 'English', shown };
  try {
    writeFileSync(join(folder, 'a.json'), text);
    run(() => checkTexts({ ...given, added: new Set(['其他']) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
