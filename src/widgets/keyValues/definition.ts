import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'KeyValues',
  label: '键值列表',
  icon: 'list',
  group: 'text',
  doc: 'Pairs of a key and a value, added one by one or pasted; the value is an object.',
  roles: ['input', 'display'],
  values: ['object'],
  format: 'pairs',
  height: 136,
  most: 40_000,
  props: {
    keyLabel: { type: 'string', title: '键的名称' },
    valueLabel: { type: 'string', title: '值的名称' },
    maxCount: { type: 'integer', title: '最多项数', minimum: 1, default: 50 },
  },
  examples: [
    { label: '请求头', value: { 'X-Tenant': '0001', Accept: 'application/json' } },
    {
      label: '自己的名称',
      value: { cpu: 4 },
      props: { keyLabel: '规格', valueLabel: '数量', maxCount: 3 },
    },
  ],
};
