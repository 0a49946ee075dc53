import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { enUS } from '../../src/shell/locale/en-US.ts';
import { speak } from '../../src/shell/locale/index.ts';
import { translate } from '../../src/shell/locale/translate.ts';
import { zhCN } from '../../src/shell/locale/zh-CN.ts';

const pages = path.resolve(import.meta.dirname, '../../schemas/pages');

/** All translated texts in a file. */
function textsIn(value: unknown): { $t: string; default: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return '$t' in value ? [value as { $t: string; default: string }] : Object.values(value).flatMap(textsIn);
}

const named = globSync('**/*.json', { cwd: pages }).flatMap((file) => textsIn(JSON.parse(readFileSync(path.join(pages, file), 'utf8'))));

afterEach(() => speak(zhCN));

describe('translated texts of pages', () => {
  it('are in the catalogue, with the Chinese text that the page gives', () => {
    expect(named.length).toBeGreaterThan(0);
    for (const text of named) expect({ ...text, default: translate(text.$t, '') }).toEqual(text);
  });

  it('follow the language; what the catalogue does not have stays as the page says it', () => {
    speak(enUS);
    for (const { $t, default: chinese } of named) expect(translate($t, chinese)).not.toBe(chinese);
    for (const key of ['register', 'register.nothing', 'constructor.name', 'register.title.length', '']) expect(translate(key, '原文')).toBe('原文');
  });
});
