/** Texts of widgets of single values, which come with the first of them. */
import type { Widen } from '../../schema/catalogue.ts';
import { inLanguage } from './index.ts';

export const zhCN = {
  odd: (text: string) => `原值“${text}”无法在此编辑，修改后将被替换`,
  unit: '单位',
  chooseUnit: '请选择单位',
  slider: { none: '未设置' },
  rate: { of: (stars: string, count: number) => `${stars} / ${count}`, clear: '清除评分' },
  color: {
    choose: '选择颜色',
    presets: '常用颜色',
    wrong: '不是有效的颜色，请输入如 #1677ff 的色值',
  },
  pairs: {
    key: '键',
    value: '值',
    add: '添加一项',
    none: '还没有内容',
    remove: (row: number) => `删除第 ${row} 项`,
    row: (name: string, row: number) => `${name} ${row}`,
    twice: (key: string) => `键“${key}”重复，请修改后保存`,
    unnamed: '请填写键，没有键的值不会保存',
    pasted: (count: number) => `已粘贴 ${count} 项`,
    full: (max: number, left: number) => `最多 ${max} 项，其余 ${left} 项未粘贴`,
    hint: '可粘贴多行“键=值”',
  },
  formula: {
    failed: '无法计算',
    waiting: '填写后自动计算',
  },
  markdown: {
    edit: '编辑',
    preview: '预览',
    view: '显示方式',
    nothing: '没有内容',
    hint: '支持 Markdown',
  },
} as const;

export const enUS: Widen<typeof zhCN> = {
  odd: (text) => `The value “${text}” cannot be edited here; a change replaces it`,
  unit: 'Unit',
  chooseUnit: 'Choose a unit',
  slider: { none: 'Not set' },
  rate: { of: (stars, count) => `${stars} of ${count}`, clear: 'Clear' },
  color: {
    choose: 'Choose a colour',
    presets: 'Common colours',
    wrong: 'This is no colour; write it as #1677ff',
  },
  pairs: {
    key: 'Key',
    value: 'Value',
    add: 'Add',
    none: 'Nothing yet',
    remove: (row) => `Remove item ${row}`,
    row: (name, row) => `${name} ${row}`,
    twice: (key) => `The key “${key}” stands twice; please change one`,
    unnamed: 'A value without a key is not stored; please enter the key',
    pasted: (count) => `${count} ${count === 1 ? 'item' : 'items'} pasted`,
    full: (max, left) => `At most ${max} items; ${left} more were not pasted`,
    hint: 'Lines such as key=value can be pasted',
  },
  formula: {
    failed: 'Cannot be calculated',
    waiting: 'Calculated once the form is filled in',
  },
  markdown: {
    edit: 'Edit',
    preview: 'Preview',
    view: 'View',
    nothing: 'Nothing to show',
    hint: 'Markdown',
  },
};

export const valueTexts = (): Widen<typeof zhCN> => inLanguage<Widen<typeof zhCN>>(zhCN, enUS);
