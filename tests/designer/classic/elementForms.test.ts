/** Forms of the editors for Element UI and Element Plus: the former flat notation, and rows. */
import { describe, expect, it } from 'vitest';
import { readClassic } from '../../../src/designer/classic/index.ts';
import { choices, frame, item, options, read } from './elements.ts';

describe('forms of Element', () => {
  it('in the former notation, with all members beside each other', () => {
    const { fields, said } = read(
      {
        label: '手机号',
        tag: 'el-input',
        tagIcon: 'input',
        placeholder: '请输入手机号',
        defaultValue: undefined,
        span: 12,
        labelWidth: null,
        style: { width: '100%' },
        clearable: true,
        prepend: '+86',
        append: '',
        maxlength: 11,
        'show-word-limit': true,
        readonly: false,
        disabled: false,
        required: true,
        regList: [{ pattern: '/^1(3|4|5|7|8|9)\\d{9}$/', message: '手机号格式错误' }],
        changeTag: true,
        document: 'https://element.eleme.cn/#/zh-CN/component/input',
        formId: 101,
        renderKey: 1,
        layout: 'colFormItem',
        vModel: 'mobile',
      },
      {
        label: '性别',
        tag: 'el-radio-group',
        span: 12,
        required: false,
        layout: 'colFormItem',
        options,
        vModel: 'sex',
      },
    );
    expect(said).toEqual([]);
    expect(fields).toEqual([
      {
        widget: 'Input',
        props: { addonBefore: '+86', showCount: true },
        required: true,
        maxLength: 11,
        pattern: '^1(3|4|5|7|8|9)\\d{9}$',
        messages: { pattern: '手机号格式错误' },
      },
      { widget: 'RadioGroup', options: choices, valueType: 'number' },
    ]);
  });

  it('in rows, whose usual gap is ours', () => {
    const row = {
      __config__: {
        layout: 'rowFormItem',
        tag: 'el-row',
        tagIcon: 'row',
        label: '行容器',
        layoutTree: true,
        children: [item('el-input')],
        componentName: 'contact',
        span: 24,
      },
      type: 'flex',
      justify: 'space-between',
      align: 'top',
      gutter: 15,
    };
    const found = readClassic({ fields: [row], ...frame });
    expect(found).toMatchObject({
      form: {
        fields: [
          {
            type: 'grid',
            name: 'contact',
            justify: 'space-between',
            fields: [{ widget: 'Input' }],
          },
        ],
      },
      lost: [],
    });
  });
});
