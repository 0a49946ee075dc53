import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'currencyDigits',
  label: '币种（ISO 4217 代码）金额的小数位数，未知时为 2。',
  group: 'number',
  doc:
    'Digits after the point that amounts of a currency have, by its code (ISO 4217); 2 ' +
    'where none is known.',
  parameters: 'currency',
  examples: [{ code: "currencyDigits('JPY')", gives: 0 }],
};
