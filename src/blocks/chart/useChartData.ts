import { useMemo } from 'react';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { useChoicesOf } from '../../runtime/data/useChoices.ts';
import { findChoice } from '../../schema/record/index.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { chartData } from './data.ts';
import type { ChartData } from './points.ts';
import type { ChartPlan } from './plan.ts';

/** What is drawn of the records, by the labels of their dictionaries. */
export function useChartData(
  plan: ChartPlan,
  records: readonly unknown[] | undefined,
): ChartData | undefined {
  const evaluate = useEvaluate();
  const [ofX, ofSplit] = useChoicesOf([plan.x?.choices, plan.split?.choices]);
  const xChoices = ofX?.choices;
  const splitChoices = ofSplit?.choices;
  // Expressions are evaluated anew with each change of the page; what is drawn follows their texts.
  const names = JSON.stringify(plan.series.map(({ label }) => evaluate.text(label)));
  return useMemo(
    () =>
      records &&
      chartData(records, plan, {
        others: lateTexts.chart.others,
        series: (series) => (JSON.parse(names) as string[])[plan.series.indexOf(series)] ?? '',
        label(dimension, value) {
          const choices = dimension === plan.x ? xChoices : splitChoices;
          const label = choices && findChoice(choices, value)?.label;
          const text = label ?? (typeof value === 'object' ? '' : String(value ?? ''));
          return text === '' ? lateTexts.chart.unnamed : text;
        },
      }),
    [records, plan, names, xChoices, splitChoices],
  );
}
