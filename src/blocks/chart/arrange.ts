/** The order of what a chart draws, and how much of it. */
import { isObject } from '../../schema/isObject.ts';
import type { ChartKind } from './plan.ts';
import { isShare, sumOf, type ChartData, type DataPlan, type Naming } from './points.ts';

/** Most categories that are drawn; more are sampled, or become one where they are shares. */
const mostCategories: Readonly<Record<ChartKind, number>> = {
  line: 5000,
  area: 5000,
  bar: 5000,
  scatter: 10_000,
  calendar: 5000,
  pie: 30,
  donut: 30,
  funnel: 30,
  radar: 30,
  gauge: 1,
};

/** Most series whose colours and names can be kept apart. */
const mostSeries = 24;

/** In the order that is asked for, and no more than can be drawn. */
export const arranged = (data: ChartData, plan: DataPlan, naming: Naming): ChartData =>
  fewCategories(sorted(fewSeries(data), plan), plan, naming);

function fewSeries(data: ChartData): ChartData {
  const { lines, omissions } = data;
  if (lines.length <= mostSeries) return data;
  return {
    ...data,
    lines: lines.slice(0, mostSeries),
    omissions: { ...omissions, seriesOf: lines.length },
  };
}

/** The categories at the given places. */
const picked = (data: ChartData, places: readonly number[]): ChartData => ({
  ...data,
  categories: places.map((place) => data.categories[place]!),
  lines: data.lines.map((line) => ({
    ...line,
    points: places.map((place) => line.points[place]),
  })),
});

const placesOf = ({ categories }: ChartData): number[] => categories.map((_one, place) => place);

/** What a category counts in a series: the sum over what it is split into. */
const weightOf = ({ lines }: ChartData, field: string, place: number): number | undefined =>
  sumOf(lines.filter(({ plan }) => plan.field === field).map(({ points }) => points[place]))?.value;

/** Nothing comes last, whatever the direction. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [textOf(one), textOf(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Objects have no text of their own; some cannot even be converted to one. */
const textOf = (value: unknown): string =>
  (isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value)) ?? '';

function sorted(data: ChartData, { sort = {}, x }: DataPlan): ChartData {
  const orders = Object.entries(sort).map(([field, direction]) => ({
    sign: direction === 'desc' ? -1 : 1,
    keys: placesOf(data).map((place) =>
      field === x?.field
        ? (data.categories[place]?.value ?? undefined)
        : weightOf(data, field, place),
    ),
  }));
  if (orders.length === 0) return data;
  const places = placesOf(data).sort((one, other) => {
    for (const { sign, keys } of orders) {
      const [left, right] = [keys[one], keys[other]];
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const order = compare(left, right);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
  return picked(data, places);
}

function fewCategories(data: ChartData, plan: DataPlan, naming: Naming): ChartData {
  const total = data.categories.length;
  const most = mostCategories[plan.kind];
  if (plan.top !== undefined && total > plan.top) return largest(data, plan, plan.top, naming);
  if (total <= most) return data;
  const { omissions } = data;
  if (isShare(plan.kind)) return largest(data, plan, most, naming);
  if (plan.kind === 'radar' || plan.kind === 'gauge')
    return {
      ...picked(data, placesOf(data).slice(0, most)),
      omissions: { ...omissions, cut: total - most },
    };
  const places = Array.from({ length: most }, (_one, index) => Math.floor((index * total) / most));
  return { ...picked(data, places), omissions: { ...omissions, sampledOf: total } };
}

/** The largest by the first series, in the order they stand in; the others as one. */
function largest(data: ChartData, { series }: DataPlan, count: number, naming: Naming): ChartData {
  const weights = placesOf(data).map(
    (place) => weightOf(data, series[0]!.field, place) ?? -Infinity,
  );
  const ranked = placesOf(data).sort((one, other) => weights[other]! - weights[one]!);
  const kept = new Set(ranked.slice(0, count));
  const places = placesOf(data).filter((place) => kept.has(place));
  const rest = ranked.slice(count);
  const shown = picked(data, places);
  return {
    categories: [...shown.categories, { label: naming.others, value: undefined }],
    lines: shown.lines.map((line, index) => {
      const sum = sumOf(rest.map((place) => data.lines[index]!.points[place]));
      return { ...line, points: [...line.points, sum && { value: sum.value, exact: sum.exact }] };
    }),
    omissions: { ...data.omissions, summed: rest.length },
  };
}
