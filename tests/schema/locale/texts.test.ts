import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  mapPlaceholders,
  mapQuoted,
  placeholdersOf,
} from '../../../src/schema/locale/placeholders.ts';
import { translated, translationAt } from '../../../src/schema/locale/catalogue.ts';
import type { Model } from '../../../src/schema/generated/types.gen.ts';

const model: Model = {
  version: 2,
  name: 'post',
  label: '岗位',
  table: 'post',
  key: 'id',
  fields: {
    id: { type: 'id', label: '编号' },
    name: {
      type: 'string',
      label: '名称',
      pattern: '^[甲乙]$',
      options: [{ value: 'a', label: '甲' }],
      messages: { required: '{label}不能为空' },
    },
    code: {
      type: 'string',
      label: '编号',
      pattern: [{ pattern: '^[甲乙]', message: '名称' }, { pattern: '[丙丁]$' }],
    },
  },
};

describe('texts of schema files', () => {
  it('are translated wherever they stand, and nothing else is', () => {
    const texts = {
      岗位: 'Post',
      编号: 'No.',
      名称: 'Name',
      甲: 'A',
      '{label}不能为空': '{label}!',
    };
    expect(translated(texts, 'model', 'models/post', model)).toEqual({
      ...model,
      label: 'Post',
      fields: {
        id: { type: 'id', label: 'No.' },
        name: {
          type: 'string',
          label: 'Name',
          pattern: '^[甲乙]$',
          options: [{ value: 'a', label: 'A' }],
          messages: { required: '{label}!' },
        },
        code: {
          type: 'string',
          label: 'No.',
          pattern: [{ pattern: '^[甲乙]', message: 'Name' }, { pattern: '[丙丁]$' }],
        },
      },
    });
  });

  it('take the translation of the longest context', () => {
    const texts = {
      修改: { default: 'Edit', 'pages/system': 'Change', 'pages/system/post#/actions': 'Alter' },
    };
    const at = (place: string) => translationAt(texts, '修改', place);
    expect(at('models/post#/label')).toBe('Edit');
    expect(at('pages/system/post#/title')).toBe('Change');
    expect(at('pages/systems#/title')).toBe('Edit');
    expect(at('pages/system/post#/actions/edit/label')).toBe('Alter');
    expect(translationAt({ 修改: '' }, '修改')).toBeUndefined();
    expect(translationAt({}, 'constructor')).toBeUndefined();
  });
});

describe('templates and expressions', () => {
  it('find placeholders, quoted and nested braces included', () => {
    expect(placeholdersOf('共 {size(rows)} 条，{a ? \'}\' : "{"}，{{不是}} {b}')).toEqual([
      '{size(rows)}',
      '{a ? \'}\' : "{"}',
      '{b}',
    ]);
  });

  it('change the Chinese that an expression quotes, and keep it an expression', () => {
    const change = (text: string) => ({ 强: "it's strong", 弱: 'weak' })[text] ?? text;
    expect(mapQuoted("s == 'strong' ? '强' : \"弱\"", change)).toBe(
      "s == 'strong' ? 'it\\'s strong' : \"weak\"",
    );
    expect(mapQuoted("f('未闭", change)).toBe("f('未闭");
  });

  it('leave everything as it is where nothing changes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a中\'"\\{}`') }), (text) => {
        expect(mapPlaceholders(text, (part) => part)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a中"{} ') }), (text) => {
        expect(mapQuoted(text, (part) => part)).toBe(text);
      }),
    );
  });
});
