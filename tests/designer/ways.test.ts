/** Texts of a part can be written in every way that the format knows, and back. */
import { describe, expect, it } from 'vitest';
import { checkFormat } from '../../src/schema/load/format.ts';
import { rewritablesOf, rewritten, type Way } from '../../src/designer/panel/ways.ts';
import { meta } from '../../src/schema/generated/meta.gen.ts';

const form = meta.$defs.FormSchema!;

const textOf = (part: object, ...keys: string[]) => {
  const found = rewritablesOf(form, part).find((one) => String(one.keys) === String(keys));
  if (!found) throw new Error(`${keys.join('.')} has one way only`);
  return found;
};

const title = (value: unknown) => textOf({ title: value }, 'title');

describe('a text', () => {
  it('has the ways that its schema has, but the one that it is written in', () => {
    expect(title('新增用户').others).toEqual(['template', 'expression', 'members']);
    expect(title({ $text: '{mode}' }).others).toEqual(['text', 'expression', 'members']);
    expect(title({ create: '新增' }).others).toEqual(['text', 'template', 'expression']);
    expect(textOf({ title: { create: '新增' } }, 'title', 'create').others).toEqual([
      'template',
      'expression',
    ]);
    expect(textOf({}, 'intro').others).toEqual(['template', 'expression']);
  });

  it.each<[unknown, Way, unknown]>([
    ['保存{', 'template', { $text: '保存{{' }],
    [{ $text: '保存{{' }, 'text', '保存{'],
    ["it's", 'expression', { $expr: "'it\\'s'" }],
    ['保存', 'members', { create: '保存', edit: '保存', view: '保存' }],
    [{ create: '保存' }, 'text', '保存'],
    [undefined, 'expression', { $expr: "''" }],
  ])('%j says the same as %s', (value, way, expected) => {
    expect(rewritten(title(value), way, '标题')).toEqual(expected);
  });

  it('that is not there yet begins with what it is called', () => {
    expect(rewritten(title(undefined), 'members', '标题')).toEqual({ create: '标题' });
    expect(rewritten(title(undefined), 'template', '标题')).toEqual({ $text: '标题' });
  });

  it('of which nothing is left goes', () => {
    expect(rewritten(title({ $expr: 'mode' }), 'text', '标题')).toBeUndefined();
  });
});

it.each<Way>(['template', 'expression', 'members'])('a page takes a text as %s', (way) => {
  const page = {
    version: 2,
    id: 'a/b',
    title: '页面',
    forms: { edit: { title: rewritten(title(undefined), way, '标题'), fields: [] } },
  };
  expect(checkFormat('page', page)).toEqual([]);
});
