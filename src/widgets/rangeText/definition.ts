import type { WidgetDefinition } from '../../schema/vocabulary.ts';
import { shared } from './shared.ts';

export const definition: WidgetDefinition = {
  name: 'RangeText',
  label: '范围文本',
  icon: 'date-range',
  group: 'display',
  doc: 'A range in one line; an end that is open is said.',
  roles: ['display'],
  values: ['object'],
  displayFor: ['range'],
  cell: { text: 'whole' },
  ...shared,
};
