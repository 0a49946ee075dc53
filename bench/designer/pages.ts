/** The pages that the designer is measured with; the hand-written ones show the same. */
import type { Block, FormItem, Model, Page } from '../../src/schema/generated/types.gen.ts';

export const numbers = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** Widgets of the fields of a form, in turn. */
export const widgetOf = (number: number): 'Input' | 'NumberInput' | 'Select' | 'DatePicker' =>
  (['Input', 'NumberInput', 'Select', 'DatePicker'] as const)[number % 4] ?? 'Input';

export const choices = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];

const field = (number: number): FormItem => ({
  name: `field${number}`,
  label: `字段 ${number}`,
  widget: widgetOf(number),
  required: true,
  ...(widgetOf(number) === 'Select' && { options: { from: 'list' as const, items: choices } }),
});

/** A page that is one form. */
export const formPage = (fields: number): Page => ({
  version: 2,
  id: 'bench/form',
  title: '长表单',
  body: [{ type: 'form', form: 'edit' }],
  forms: { edit: { fields: numbers(fields).map(field) } },
});

/** How much stands on a page of everything. */
export interface Amounts {
  columns: number;
  query: number;
  cards: number;
  actions: number;
}

export const model = ({ columns }: Amounts): Model => ({
  version: 2,
  name: 'bench',
  label: '记录',
  table: 'bench_record',
  key: 'id',
  path: '/bench/record',
  permission: 'bench:record',
  operations: ['list', 'get', 'create', 'update', 'remove'],
  fields: {
    id: { type: 'id', label: '编号' },
    ...Object.fromEntries(
      numbers(columns).map((number) => [
        `field${number}`,
        { type: 'string', label: `字段 ${number}`, maxLength: 50, filter: 'contains' },
      ]),
    ),
  },
});

export const linesOf = (card: number): string[] =>
  numbers(3).map((line) => `卡片 ${card} 的第 ${line} 行说明`);

const card = (number: number): Block => ({
  type: 'card',
  title: `卡片 ${number}`,
  body: linesOf(number).map((text) => ({ type: 'text', text, tone: 'secondary' })),
});

/** A page of many columns, blocks and actions. */
export const widePage = ({ columns, query, cards, actions }: Amounts): Page => ({
  version: 2,
  id: 'bench/wide',
  title: '大页面',
  model: 'bench',
  body: [
    card(1),
    {
      type: 'list',
      name: 'records',
      query: numbers(query).map((number) => ({ field: `field${number}`, label: `条件 ${number}` })),
      columns: numbers(columns).map((number) => ({
        field: `field${number}`,
        label: `字段 ${number}`,
        width: 120,
      })),
      toolbar: ['create', ...numbers(actions).map((number) => `act${number}`)],
      row: ['edit', 'remove'],
    },
    ...numbers(cards - 1).map((number) => card(number + 1)),
  ],
  forms: { edit: { fields: numbers(columns).map((number) => `field${number}`) } },
  actions: Object.fromEntries(
    numbers(actions).map((number) => [
      `act${number}`,
      {
        label: `操作 ${number}`,
        access: 'edit',
        confirm: { title: `确定执行操作 ${number} 吗？` },
        run: [
          { type: 'message', text: `正在执行操作 ${number}` },
          { type: 'reload', block: 'records' },
        ],
      },
    ]),
  ),
});
