/** A form of ours, written for the classic editor and read again, is the same form. */
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readClassic, writeClassic } from '../../../src/designer/classic/index.ts';
import type { FormField, FormSchema } from '../../../src/schema/generated/types.gen.ts';
import { checkFormat } from '../../../src/schema/load/format.ts';
import { formatted } from '../../schema/arbitrary.ts';
import { classicForm, paletteItems } from './items.ts';

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function back(form: FormSchema) {
  const read = readClassic(plain(writeClassic(form).json));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read;
}

describe('a form for the classic editor', () => {
  it('is the same when it is read again, whatever is in it', () => {
    fc.assert(
      fc.property(formatted('form'), (drawn) => {
        const form = plain(drawn) as unknown as FormSchema;
        fc.pre(checkFormat('form', form).length === 0);
        const { form: again, lost } = back(form);
        expect(again).toEqual(form);
        expect(lost.filter(({ kind }) => !['renamed', 'rounded'].includes(kind))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('has nothing hidden when all of it came from there', () => {
    const read = readClassic(classicForm(...Object.values(paletteItems())));
    if ('problems' in read) throw new Error('refused');
    expect(writeClassic(read.form).hidden).toEqual([]);
    expect(back(read.form).form).toEqual(read.form);
  });

  it('has members that its panel can show', () => {
    const field: FormField = {
      name: 'mobile',
      label: '手机号',
      required: true,
      maxLength: 11,
      pattern: '^1/\\d{10}$',
      messages: { pattern: '手机号格式错误' },
    };
    const { json, hidden, lastId } = writeClassic({ labels: 'left', fields: [field] });
    expect(json).toMatchObject({
      formRef: 'elForm',
      layout: 'horizontal',
      labelCol: { span: 3 },
      fields: [
        {
          __config__: {
            label: '手机号',
            tag: 'a-input',
            required: true,
            span: 24,
            formId: 101,
            regList: [{ pattern: '/^1\\/\\d{10}$/', message: '手机号格式错误' }],
          },
          __slot__: { addonBefore: '' },
          __vModel__: 'mobile',
          placeholder: '请输入手机号',
          maxLength: 11,
        },
      ],
    });
    expect(hidden).toEqual([]);
    expect(lastId).toBe(101);
  });

  it('has each of several patterns with its message', () => {
    const pattern = [{ pattern: '^1', message: '以 1 开头' }, { pattern: '^\\d*$' }];
    const form: FormSchema = {
      fields: [{ name: 'mobile', label: '手机号', pattern, messages: { pattern: '只能是数字' } }],
    };
    const { json } = writeClassic(form);
    expect(json).toMatchObject({
      fields: [
        {
          __config__: {
            regList: [
              { pattern: '/^1/', message: '以 1 开头' },
              { pattern: '/^\\d*$/', message: '只能是数字' },
            ],
          },
        },
      ],
    });
    expect(back(form).form).toEqual(form);
  });

  it('names what the editor does not show', () => {
    const { hidden } = writeClassic({
      intro: '请填写',
      fields: [
        { name: 'area', label: '地区', widget: 'AreaPicker' },
        { type: 'tabs', items: [{ label: '一', fields: [{ name: 'a' }] }] },
      ],
    });
    expect(hidden).toEqual([
      { pointer: '/fields/0', name: 'widget' },
      { pointer: '/fields/1', name: 'type' },
      { pointer: '/fields/1', name: 'items' },
      { pointer: '', name: 'intro' },
    ]);
  });
});
