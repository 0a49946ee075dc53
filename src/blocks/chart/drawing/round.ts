/** Radar and gauge. */
import { axisText } from '../../figureText.ts';
import { pointText } from '../points.ts';
import { isNarrow, type Drawn } from './drawn.ts';
import type { Option } from './engine.ts';
import { legendOf } from './legend.ts';

/** Each category is an axis of its own, all of one scale. */
export function radarOption(drawn: Drawn): Option {
  const { plan, data, palette } = drawn;
  const numbers = data.lines.flatMap(({ points }) => points.flatMap((point) => point?.value ?? []));
  const max = numbers.reduce((most, value) => Math.max(most, value), 0) || 1;
  return {
    ...legendOf(drawn, data.lines.length > 1),
    tooltip: { trigger: 'item' },
    radar: {
      indicator: data.categories.map(({ label }) => ({ name: label, max })),
      radius: isNarrow(drawn) ? '55%' : '65%',
      center: ['50%', '55%'],
      axisName: { color: palette.secondary, width: 96, overflow: 'truncate' },
      axisLine: { lineStyle: { color: palette.split } },
      splitLine: { lineStyle: { color: palette.split } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        cursor: 'default',
        data: data.lines.map((line) => ({
          name: line.label,
          value: data.categories.map((_one, index) => line.points[index]?.value ?? '-'),
          areaStyle: { opacity: 0.15 },
          label: {
            show: plan.labels ?? false,
            color: palette.text,
            formatter: ({ value }: { value?: unknown }) => axisText(Number(value), line.plan),
          },
        })),
        tooltip: {
          formatter: ({ dataIndex }: { dataIndex: number }) => {
            const line = data.lines[dataIndex];
            return line
              ? [
                  line.label,
                  ...data.categories.map(
                    ({ label }, index) => `${label}  ${pointText(line, line.points[index]) || '-'}`,
                  ),
                ].join('\n')
              : '';
          },
        },
      },
    ],
  } as Option;
}

/** One number of a whole. */
export function gaugeOption({ plan, data, palette, width }: Drawn): Option {
  const [line] = data.lines;
  const point = line?.points[0];
  const max = plan.max ?? 100;
  const thickness = width < 300 ? 10 : 16;
  return {
    tooltip: { show: false },
    series: [
      {
        type: 'gauge',
        min: 0,
        max,
        startAngle: 210,
        endAngle: -30,
        radius: '90%',
        center: ['50%', '58%'],
        progress: { show: true, width: thickness, itemStyle: { color: palette.series[0] } },
        axisLine: { lineStyle: { width: thickness, color: [[1, palette.split]] } },
        axisTick: { show: false },
        splitLine: { show: false },
        pointer: { show: false },
        axisLabel: {
          color: palette.secondary,
          distance: thickness + 6,
          formatter: (value: number) =>
            line && (value === 0 || value === max) ? axisText(value, line.plan) : '',
        },
        title: { color: palette.secondary, offsetCenter: [0, '30%'], fontSize: 13 },
        detail: {
          color: palette.text,
          fontSize: 26,
          offsetCenter: [0, 0],
          formatter: () => (line && pointText(line, point)) || '-',
        },
        data: [{ value: point?.value ?? 0, name: line?.label ?? '' }],
      },
    ],
  } as Option;
}
