import type { LayoutDefinition } from '../layout.ts';

export const table: LayoutDefinition<'table'> = {
  name: 'table',
  label: '表格',
  doc: 'The rows below each other, as lists are without layouts.',
  properties: {},
  examples: [],
};
