import type { WidgetDefinition } from '../../schema/vocabulary.ts';
import { shared } from '../rangeText/shared.ts';

export const definition: WidgetDefinition = {
  name: 'RangeInput',
  label: '范围',
  icon: 'date-range',
  group: 'date',
  doc: 'Two values as one: days, moments, times of a day, numbers or amounts, from one to the other.',
  roles: ['input'],
  values: ['object'],
  inputFor: ['range'],
  showAs: { widget: 'RangeText', props: ['of', 'precision', 'grouping', 'currency', 'open'] },
  ...shared,
};
