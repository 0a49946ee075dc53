/** A number for each day, a calendar for each year. */
import { lateTexts } from '../../../runtime/locale/late/index.ts';
import type { ChartData, Point } from '../points.ts';
import { dayOf, yearsOf } from '../days.ts';
import { axisText } from '../../figureText.ts';
import { pointText } from '../points.ts';
import { isNarrow, type Drawn } from './drawn.ts';
import type { Option } from './engine.ts';

/** A day with its number. */
interface Day {
  /** yyyy-MM-dd. */
  day: string;
  point: Point;
}

const daysOf = ({ categories, lines: [line] }: ChartData): Day[] =>
  categories.flatMap(({ value }, place): Day[] => {
    const point = line?.points[place];
    return point?.value === undefined ? [] : [{ day: dayOf(value), point }];
  });

export function calendarOption(drawn: Drawn): Option {
  const { data, palette, plan, width } = drawn;
  const [line] = data.lines;
  const days = daysOf(data);
  const years = yearsOf(days.map(({ day }) => day));
  const most = days.reduce((max, { point }) => Math.max(max, point.value ?? 0), 0) || 1;
  const narrow = isNarrow(drawn);
  const bottom = 34;
  const room = (plan.height - bottom) / Math.max(1, years.length);
  const name = lateTexts.locale === 'zh-CN' ? 'ZH' : 'EN';
  const label = { color: palette.secondary, nameMap: name, fontSize: narrow ? 10 : 12 };
  const find = (value: unknown) => days.find(({ day }) => Array.isArray(value) && day === value[0]);
  return {
    tooltip: {
      trigger: 'item',
      formatter: ({ value }: { value?: unknown }) => {
        const found = find(value);
        return found && line ? `${found.day}\n${line.label}  ${pointText(line, found.point)}` : '';
      },
    },
    visualMap: {
      type: 'continuous',
      min: 0,
      max: most,
      calculable: false,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemWidth: 12,
      itemHeight: Math.min(160, width / 3),
      inRange: { color: [palette.least, palette.series[0]!] },
      textStyle: { color: palette.secondary },
      text: line ? [axisText(most, line.plan), axisText(0, line.plan)] : [],
    },
    calendar: years.map((year, index) => ({
      ...rangeOf(days, year),
      top: index * room + 28,
      left: narrow ? 34 : 52,
      right: 8,
      height: room - 40,
      cellSize: ['auto', 'auto'],
      itemStyle: { color: palette.ground, borderColor: palette.split },
      splitLine: { lineStyle: { color: palette.secondary, width: 1 } },
      dayLabel: { ...label, firstDay: 1, show: room > 110 },
      monthLabel: label,
      yearLabel: {
        show: years.length > 1 && !narrow,
        color: palette.secondary,
        fontSize: 13,
        margin: 30,
      },
    })),
    series: years.map((year, index) => ({
      type: 'heatmap',
      coordinateSystem: 'calendar',
      calendarIndex: index,
      cursor: plan.onClick ? 'pointer' : 'default',
      data: days
        .filter(({ day }) => day.startsWith(year))
        .map(({ day, point }) => [day, point.value]),
    })),
  } as Option;
}

/** The months of a year in which there is something. */
function rangeOf(days: readonly { day: string }[], year: string): { range: [string, string] } {
  const months = days.filter(({ day }) => day.startsWith(year)).map(({ day }) => day.slice(0, 7));
  const sorted = months.toSorted();
  const [first = `${year}-01`, last = first] = [sorted[0], sorted.at(-1)];
  const [, month = '12'] = last.split('-');
  const end = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { range: [`${first}-01`, `${last}-${end}`] };
}
