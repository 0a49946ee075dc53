/** What `npm run generate` makes of folders of functions, and which it refuses. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateFunctions } from '../../scripts/generate/functions.mjs';

const project = path.resolve(import.meta.dirname, '../..');
const ofLanguage = 'src/schema/expression/functions';
const initials = {
  name: 'initials',
  label: '首字母。',
  group: 'text',
  doc: 'First letters.',
  parameters: 'text, most?',
  examples: [
    { code: "initials('ada lovelace')", gives: 'AL' },
    { code: "initials('')", gives: '' },
  ],
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pageloom-functions-'));
  for (const file of ['docs/formats/expressions.md', `${ofLanguage}/upper`])
    cpSync(path.join(project, file), path.join(root, file), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a folder; `changes` are members of its definition. */
function add(
  folder: string,
  changes: object = {},
  files: readonly string[] = ['run.ts'],
  place = 'extensions/functions',
): void {
  const full = path.join(root, place, folder);
  mkdirSync(full, { recursive: true });
  const definition = JSON.stringify({ ...initials, name: folder, ...changes });
  writeFileSync(path.join(full, 'definition.ts'), `export const definition = ${definition};`);
  for (const file of files) writeFileSync(path.join(full, file), '');
}

describe('folders of functions', () => {
  it('become lists of what is called, of SQL and of words, and a page', async () => {
    add('initials');
    add('percent', { group: 'number', parameters: '' }, ['run.ts', 'sql.ts']);
    const files = await generateFunctions(root);
    const lists = (name: string) => files[`extensions/generated/${name}.gen.ts`];
    expect(lists('functions')).toContain(
      "  initials: { parameters: 'text, most?', run: initialsFunction },\n  percent: {",
    );
    expect(lists('functions')).not.toContain("definition.ts';");
    expect(lists('functionSql')).toContain('  percent: percentFunction,');
    expect(lists('functionSql')).not.toContain('initials');
    expect(lists('functionDefinitions')).toContain('  initialsFunction,\n  percentFunction,');
    expect(files['extensions/functions.md']).toContain(
      '| `initials(text, most?)` | First letters. | ' +
        '`initials(\'ada lovelace\')` → `"AL"`<br>`initials(\'\')` → `""` |',
    );
    expect(files['docs/formats/expressions.md']).toContain('| `upper(text)` |');
    expect(files['docs/formats/expressions.md']).not.toContain('initials');
    expect(files['docs/formats/expressions.md']).toContain('## Limits');
  });

  it('of an installation replace none of the language', async () => {
    add('upper');
    await expect(generateFunctions(root)).rejects.toThrow(
      'extensions/functions/upper: upper is a function of the language, which cannot be replaced',
    );
  });

  it.each<[folder: string, changes: object, files: readonly string[], message: string]>([
    ['initials', { name: 'first' }, ['run.ts'], 'defines the function first: both need one name'],
    ['first-letters', {}, ['run.ts'], 'the name of a function is one word'],
    ['initials', {}, [], 'extensions/functions/initials has no run.ts'],
    ['initials', { group: 'texts' }, ['run.ts'], 'there is no group texts, only text, number'],
    ['initials', { parameters: 'most?, text' }, ['run.ts'], 'parameters are written as in'],
    ['initials', { parameters: '…texts, most' }, ['run.ts'], 'parameters are written as in'],
    ['initials', { parameters: 'text,most' }, ['run.ts'], 'parameters are written as in'],
    ['initials', { examples: [] }, ['run.ts'], 'extensions/functions/initials has no examples'],
  ])('are refused: %s %j %j', async (folder, changes, files, message) => {
    add(folder, changes, files);
    await expect(generateFunctions(root)).rejects.toThrow(message);
  });
});
