import type { Widen } from '../../../../schema/catalogue.ts';
import type { chartZhCN } from './zh-CN.ts';

/** What charts say, in English. */
export const chartEnUS: Widen<typeof chartZhCN> = {
  others: 'Others',
  unnamed: '(empty)',
  table: 'Show as table',
  picture: 'Show as chart',
  save: 'Download image',
  summary: (title, kind, count, series) => `${title}${kind}, ${count} items: ${series}`,
  titled: (title) => `${title}, `,
  and: ', ',
  kinds: {
    line: 'line chart',
    area: 'area chart',
    bar: 'bar chart',
    pie: 'pie chart',
    donut: 'donut chart',
    scatter: 'scatter chart',
    radar: 'radar chart',
    gauge: 'gauge',
    funnel: 'funnel chart',
    calendar: 'calendar chart',
  },
  limited: (count) => `There is more data; only the first ${count} groups are here`,
  sampled: (total, shown) => `${shown} of ${total} items are drawn, at equal distances`,
  summed: (count) => `“Others” is the sum of the other ${count} items`,
  cut: (count) => `${count} further items are not drawn`,
  someSeries: (total, shown) => `The first ${shown} of ${total} series are drawn`,
  unread: (count) => `${count} values cannot be drawn`,
  rows: (total, shown) => `The first ${shown} of ${total} rows`,
};
