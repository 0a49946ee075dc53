/** What is said of a chart in words. */
import { lateTexts } from '../../runtime/locale/late/index.ts';
import type { ChartData } from './points.ts';
import type { ChartPlan } from './plan.ts';

/** What was left out of it; `limit`: the server gave only so many groups. */
export function notesOf({ omissions, categories, lines }: ChartData, limit?: number): string[] {
  const { unread, sampledOf, summed, cut, seriesOf } = omissions;
  return [
    ...(limit === undefined ? [] : [lateTexts.chart.limited(limit)]),
    ...(sampledOf === undefined ? [] : [lateTexts.chart.sampled(sampledOf, categories.length)]),
    ...(summed === undefined ? [] : [lateTexts.chart.summed(summed)]),
    ...(cut === undefined ? [] : [lateTexts.chart.cut(cut)]),
    ...(seriesOf === undefined ? [] : [lateTexts.chart.someSeries(seriesOf, lines.length)]),
    ...(unread === 0 ? [] : [lateTexts.chart.unread(unread)]),
  ];
}

/** What it shows, for readers of the screen. */
export const summaryOf = ({ kind }: ChartPlan, { categories, lines }: ChartData, title: string) =>
  lateTexts.chart.summary(
    title === '' ? '' : lateTexts.chart.titled(title),
    lateTexts.chart.kinds[kind],
    categories.length,
    lines.map(({ label }) => label).join(lateTexts.chart.and),
  );
