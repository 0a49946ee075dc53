/** Lines, areas, bars and points over axes. */
import type { ChartSeriesPlan } from '../plan.ts';
import type { Line } from '../points.ts';
import { axisText } from '../../figureText.ts';
import { pointText } from '../points.ts';
import { isNarrow, type Drawn } from './drawn.ts';
import type { Option } from './engine.ts';
import { legendOf } from './legend.ts';

/** What numbers are measured in. */
const unitOf = ({ suffix = '', number }: ChartSeriesPlan): string =>
  `${number.currency ?? ''}/${suffix}`;

/** Series of another unit than the first stand on the right. */
const sideOf = ({ axis, ...plan }: ChartSeriesPlan, first: ChartSeriesPlan): 0 | 1 =>
  (axis ?? (unitOf(plan as ChartSeriesPlan) === unitOf(first) ? 'left' : 'right')) === 'right'
    ? 1
    : 0;

export function axesOption(drawn: Drawn): Option {
  const { plan, data } = drawn;
  const first = plan.series[0]!;
  const sides = data.lines.map((line) => sideOf(line.plan, first));
  const names = namesAxis(drawn);
  const numbers = ([0, 1] as const)
    .filter((side) => side === 0 || sides.includes(1))
    .map((side) =>
      numbersAxis(
        drawn,
        side,
        plan.series.find((one) => sideOf(one, first) === side),
      ),
    );
  const legend = data.lines.length > 1;
  return {
    ...legendOf(drawn, legend),
    grid: {
      left: 8,
      right: 16,
      bottom: 8,
      top: (legend ? 36 : 12) + (numbers.some(({ name }) => name !== '') ? 20 : 0),
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    tooltip:
      plan.kind === 'scatter'
        ? { trigger: 'item' }
        : { trigger: 'axis', axisPointer: { type: plan.kind === 'bar' ? 'shadow' : 'line' } },
    ...(plan.horizontal
      ? { yAxis: { ...names, inverse: true }, xAxis: numbers }
      : { xAxis: names, yAxis: numbers }),
    series: data.lines.map((line, index) => seriesOf(drawn, line, sides[index]!)),
  } as Option;
}

const axisLines = ({ palette }: Drawn) => ({
  axisLine: { lineStyle: { color: palette.split } },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: palette.split } },
  nameTextStyle: { color: palette.secondary },
});

function namesAxis(drawn: Drawn) {
  const { plan, data, palette } = drawn;
  const common = {
    ...axisLines(drawn),
    axisLabel: { color: palette.secondary, hideOverlap: true },
  };
  if (plan.kind === 'scatter')
    return { ...common, type: 'value' as const, scale: true, splitLine: { show: false } };
  return {
    ...common,
    type: 'category' as const,
    boundaryGap: plan.kind === 'bar' || plan.series.some(({ kind }) => kind === 'bar'),
    data: data.categories.map(({ label }) => label),
    axisLabel: {
      ...common.axisLabel,
      width: isNarrow(drawn) ? 72 : 140,
      overflow: 'truncate' as const,
    },
  };
}

function numbersAxis(drawn: Drawn, side: 0 | 1, series: ChartSeriesPlan | undefined) {
  const { palette, plan } = drawn;
  return {
    ...axisLines(drawn),
    type: 'value' as const,
    position: plan.horizontal ? (side ? 'top' : 'bottom') : side ? 'right' : 'left',
    name: plan.horizontal ? '' : (series?.suffix ?? ''),
    scale: plan.kind === 'scatter',
    splitLine: { show: side === 0, lineStyle: { color: palette.split } },
    axisLabel: {
      color: palette.secondary,
      hideOverlap: true,
      formatter: (value: number) => (series ? axisText(value, series) : String(value)),
    },
  };
}

function seriesOf({ plan, data, palette }: Drawn, line: Line, side: 0 | 1) {
  const kind = line.plan.kind ?? plan.kind;
  const type = kind === 'area' ? 'line' : kind;
  const write = (index: number) => pointText(line, line.points[index]);
  return {
    type,
    name: line.label,
    cursor: plan.onClick ? 'pointer' : 'default',
    ...(plan.horizontal ? { xAxisIndex: side } : { yAxisIndex: side }),
    data: data.categories.map(({ value }, index) => {
      const number = line.points[index]?.value ?? null;
      return plan.kind === 'scatter' ? [value, number] : number;
    }),
    ...(plan.stacked && { stack: `${plan.series.indexOf(line.plan)}` }),
    ...(type === 'line' && {
      showSymbol: data.categories.length < 60,
      symbolSize: 6,
      connectNulls: false,
      ...(kind === 'area' && { areaStyle: { opacity: plan.stacked ? 0.75 : 0.2 } }),
    }),
    ...(type === 'bar' && { barMaxWidth: 36, itemStyle: { borderRadius: plan.stacked ? 0 : 2 } }),
    ...(type === 'scatter' && { symbolSize: 9, itemStyle: { opacity: 0.8 } }),
    emphasis: { focus: data.lines.length > 1 ? 'series' : 'none' },
    label: {
      show: plan.labels ?? false,
      color: palette.text,
      position: plan.stacked ? 'inside' : plan.horizontal ? 'right' : 'top',
      formatter: ({ dataIndex }: { dataIndex: number }) => write(dataIndex),
    },
    labelLayout: { hideOverlap: true },
    tooltip: {
      valueFormatter: (_value: unknown, index: number) => write(index) || '-',
      ...(type === 'scatter' && {
        formatter: ({ dataIndex }: { dataIndex: number }) =>
          `${data.categories[dataIndex]?.label ?? ''}\n${line.label}  ${write(dataIndex)}`,
      }),
    },
  };
}
