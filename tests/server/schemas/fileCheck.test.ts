/** Files that did not change are not checked again, and those that did are. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createFileCheck } from '../../../src/server/schemas/fileCheck.ts';
import { readSchemaFiles } from '../../../src/server/schemas/files.ts';
import type { SourceFile } from '../../../src/schema/load/file.ts';
import { fixtures, vocabulary } from '../../schema/projects.ts';

let files: SourceFile[];
const board = (text: (before: string) => string): SourceFile[] =>
  files.map((file) =>
    file.path.endsWith('demo/board.json') ? { ...file, text: text(file.text) } : file,
  );

beforeAll(async () => {
  files = await readSchemaFiles(`${fixtures}/base`);
});

describe('the check of schema files', () => {
  it('knows the answer for files that say the same', () => {
    const check = createFileCheck(vocabulary);
    expect(check(board((text) => text))).toBe(check(files));
  });

  it('checks again when a text, a path or the number of files changed', () => {
    const check = createFileCheck(vocabulary);
    const before = check(files);
    const renamed = check(board((text) => text.replace('物品看板', '看板')));
    expect(renamed.index.pages).toContainEqual(expect.objectContaining({ title: '看板' }));
    expect(check(board(() => '{')).problems).not.toEqual([]);
    const without = files.filter(({ path }) => !path.endsWith('demo/board.json'));
    expect(check(without).bundles.has('demo/board')).toBe(false);
    const moved = files.map((file) => ({ ...file, path: file.path.replace('board', 'panel') }));
    expect(check(moved).bundles.has('demo/board')).toBe(false);
    expect(check(files).index).toEqual(before.index);
  });

  it('knows as many answers as it shall keep, the latest ones', () => {
    const check = createFileCheck(vocabulary, 2);
    const [first, second] = [check(files), check(board((text) => `${text} `))];
    expect(check(files)).toBe(first);
    const third = check(board((text) => `${text}  `));
    expect(check(files)).toBe(first);
    expect(check(board((text) => `${text}  `))).toBe(third);
    expect(check(board((text) => `${text} `))).not.toBe(second);
  });
});
