/** Pickers of times and dates of Ant Design Vue. */
import {
  dayFormats,
  momentFormats,
  monthFormats,
  timeFormats,
  weekFormats,
} from './pickerFormats.ts';
import {
  clearable,
  controlSize,
  prop,
  rangeWords,
  written,
  type Carried,
  type ClassicTag,
} from './tag.ts';

const picked = { asks: 'choose', value: 'string' } as const;
const shared = [clearable(), controlSize];
const now = prop('showToday', 'boolean', { name: 'showNow', usual: true });

/** Two days or moments, as they are written. */
const range = (formats: readonly string[]) =>
  ({
    tag: 'a-range-picker',
    value: 'array',
    widget: 'DateRange',
    carried: [
      ...rangeWords({
        begin: 'placeholder.0',
        end: 'placeholder.1',
        between: 'separator',
        given: ['~'],
      }),
      written(formats),
      ...shared,
    ] as readonly Carried[],
    usual: { showTime: ['*'], showToday: [true], valueFormat: ['*'] },
  }) as const;

export const antPickers: readonly ClassicTag[] = [
  {
    tag: 'a-time-picker',
    ...picked,
    widget: 'TimePicker',
    carried: [
      prop('use12Hours', 'boolean', { name: 'twelveHours', usual: false }),
      written(timeFormats),
      ...shared,
    ],
    usual: { valueFormat: ['*'] },
  },
  {
    tag: 'a-date-picker',
    when: { member: 'showTime', is: [true] },
    ...picked,
    widget: 'DateTimePicker',
    carried: [now, written(momentFormats), ...shared],
    usual: { showTime: [true], valueFormat: ['*'] },
  },
  {
    tag: 'a-date-picker',
    ...picked,
    widget: 'DatePicker',
    carried: [now, written(dayFormats), ...shared],
    writes: { showTime: false, format: dayFormats[0] },
    usual: { valueFormat: ['*'] },
  },
  {
    tag: 'a-month-picker',
    ...picked,
    widget: 'DatePicker',
    props: { picker: 'month' },
    carried: [written(monthFormats), ...shared],
    usual: { valueFormat: ['*'] },
  },
  {
    tag: 'a-week-picker',
    ...picked,
    widget: 'DatePicker',
    props: { picker: 'week' },
    carried: [prop('format', 'string', { words: weekFormats }), ...shared],
    usual: { valueFormat: ['*'] },
  },
  {
    ...range(momentFormats),
    when: { member: 'showTime', is: [true] },
    props: { showTime: true },
    writes: { showTime: true, format: momentFormats[0] },
  },
  range(dayFormats),
];
