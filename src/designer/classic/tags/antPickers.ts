/** Pickers of times and dates of Ant Design Vue. */
import { dayFormats, momentFormats, monthFormats, timeFormats } from './pickerFormats.ts';
import { clearable, prop, rangeWords, written, type ClassicTag } from './tag.ts';

const picked = { asks: 'choose', value: 'string' } as const;

export const antPickers: readonly ClassicTag[] = [
  {
    tag: 'a-time-picker',
    ...picked,
    widget: 'TimePicker',
    carried: [
      clearable(),
      prop('use12Hours', 'boolean', { name: 'twelveHours', usual: false }),
      written(timeFormats),
    ],
    usual: { valueFormat: ['*'] },
  },
  {
    tag: 'a-date-picker',
    when: { member: 'showTime', is: [true] },
    ...picked,
    widget: 'DateTimePicker',
    carried: [clearable(), written(momentFormats)],
    usual: {
      showToday: [true],
      showTime: [true],
      valueFormat: ['*'],
    },
  },
  {
    tag: 'a-date-picker',
    ...picked,
    widget: 'DatePicker',
    carried: [clearable(), written(dayFormats)],
    usual: { showToday: [true], valueFormat: ['*'] },
  },
  {
    tag: 'a-month-picker',
    ...picked,
    widget: 'DatePicker',
    props: { picker: 'month' },
    carried: [clearable(), written(monthFormats)],
    usual: { valueFormat: ['*'] },
  },
  {
    tag: 'a-week-picker',
    ...picked,
    widget: 'DatePicker',
    props: { picker: 'week' },
    carried: [clearable()],
    usual: { format: ['YYYY-ww'], valueFormat: ['*'] },
  },
  {
    tag: 'a-range-picker',
    value: 'array',
    widget: 'DateRange',
    carried: [
      prop('showTime', 'boolean', { usual: false }),
      ...rangeWords({
        begin: 'placeholder.0',
        end: 'placeholder.1',
        between: 'separator',
        given: ['~'],
      }),
      clearable(),
    ],
    usual: {
      format: ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm:ss'],
      valueFormat: ['*'],
      showToday: [true],
    },
  },
];
