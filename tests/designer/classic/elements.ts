/** Items and forms as the editors for Element UI and Element Plus write them. */
import { expect } from 'vitest';
import { readClassic } from '../../../src/designer/classic/index.ts';
import type { FormField } from '../../../src/schema/generated/types.gen.ts';
import { problemsIn } from './reading.ts';

export type Members = Record<string, unknown>;

export const frame = {
  formRef: 'elForm',
  formModel: 'formData',
  size: 'medium',
  labelPosition: 'right',
  labelWidth: 100,
  formRules: 'rules',
  gutter: 15,
  disabled: false,
  span: 24,
  formBtns: true,
};

export function read(...fields: Members[]) {
  const found = readClassic({ fields, ...frame });
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  expect(problemsIn(found.form)).toEqual([]);
  return {
    fields: found.form.fields.map((field) => {
      const { name: _name, label: _label, ...rest } = field as FormField;
      return rest;
    }),
    said: found.lost.map(({ kind, name }) => `${kind} ${name}`),
  };
}

export const item = (tag: string, members: Members = {}, slot: Members = {}): Members => ({
  __config__: {
    label: '项',
    labelWidth: null,
    showLabel: true,
    tag,
    tagIcon: 'input',
    defaultValue: undefined,
    required: false,
    layout: 'colFormItem',
    span: 24,
    regList: [],
    changeTag: true,
    document: 'https://element.eleme.cn/#/zh-CN/component/input',
  },
  __slot__: slot,
  __vModel__: 'item',
  style: { width: '100%' },
  disabled: false,
  ...members,
});

/** Choices as the editor writes them, and as ours are. */
export const options = [{ label: '选项一', value: 1 }];
export const choices = { from: 'list', items: [{ label: '选项一', value: 1 }] };
