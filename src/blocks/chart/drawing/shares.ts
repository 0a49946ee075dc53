/** Pie, donut and funnel: parts of a whole. */
import { pointText } from '../points.ts';
import { isNarrow, type Drawn } from './drawn.ts';
import type { Option } from './engine.ts';
import { legendOf } from './legend.ts';

export function sharesOption(drawn: Drawn): Option {
  const { plan, data, palette } = drawn;
  const [line] = data.lines;
  const narrow = isNarrow(drawn);
  const write = (index: number) => (line ? pointText(line, line.points[index]) : '');
  const common = {
    name: line?.label ?? '',
    cursor: plan.onClick ? 'pointer' : 'default',
    data: data.categories.map(({ label }, index) => ({
      name: label,
      value: line?.points[index]?.value ?? '-',
    })),
    label: {
      show: !narrow,
      color: palette.text,
      textBorderWidth: 0,
      formatter: ({
        name,
        dataIndex,
        percent = 0,
      }: {
        name: string;
        dataIndex: number;
        percent?: number;
      }) => (plan.labels ? `${name}  ${write(dataIndex)}` : `${name}  ${percent}%`),
    },
    itemStyle: { borderColor: palette.ground, borderWidth: 1 },
    tooltip: { valueFormatter: (_value: unknown, index: number) => write(index) || '-' },
  };
  const shape =
    plan.kind === 'funnel'
      ? {
          type: 'funnel' as const,
          ...common,
          top: 40,
          bottom: 8,
          left: '12%',
          width: narrow ? '76%' : '60%',
          minSize: '8%',
          label: { ...common.label, position: 'right' as const },
        }
      : {
          type: 'pie' as const,
          ...common,
          radius: plan.kind === 'donut' ? ['48%', '72%'] : '72%',
          center: ['50%', '56%'],
          avoidLabelOverlap: true,
          minShowLabelAngle: 4,
        };
  return { ...legendOf(drawn, true), tooltip: { trigger: 'item' }, series: [shape] } as Option;
}
