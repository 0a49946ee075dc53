/** Tables that people paste or choose as files. */
import { describe, expect, it } from 'vitest';
import { cellsOf, textOfFile } from '../../src/designer/start/pasted.ts';

describe('cells of a text', () => {
  it.each([
    [
      'tabs, as spreadsheets copy them',
      'a, b\tc\r\n1\t"x\ty"',
      [
        ['a, b', 'c'],
        ['1', 'x\ty'],
      ],
    ],
    [
      'commas',
      'a,b\n"1,5","say ""so"""',
      [
        ['a', 'b'],
        ['1,5', 'say "so"'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2\t3',
      [
        ['a', 'b'],
        ['1,5', '2\t3'],
      ],
    ],
    ['nothing: one column', 'a\nb', [['a'], ['b']]],
  ])('are parted by %s', (_by, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });
});

it('a file is read as UTF-8, else as spreadsheets in Chinese write it', async () => {
  expect(await textOfFile(new Blob(['姓名']))).toBe('姓名');
  expect(await textOfFile(new Blob([new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb])]))).toBe('姓名');
});
