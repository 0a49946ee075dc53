/** What a chart draws. */
import { figureText } from '../figureText.ts';
import { sumDecimals } from '../../schema/record/decimalText.ts';
import type { DimensionPlan } from '../figures.ts';
import type { ChartKind, ChartPlan, ChartSeriesPlan } from './plan.ts';

export type Row = Readonly<Record<string, unknown>>;

/** One number. */
export interface Point {
  /** undefined: there is none, or none that can be drawn. */
  value: number | undefined;
  /** What the record holds, with all its digits. */
  exact: unknown;
  /** Absent: it is made of several records. */
  row?: Row;
}

/** What the numbers at one place are of. */
export interface Category {
  label: string;
  /** What the record holds. */
  value: unknown;
}

/** One series. */
export interface Line {
  label: string;
  plan: ChartSeriesPlan;
  points: (Point | undefined)[];
}

/** What was left out or changed, to be said. */
export interface Omissions {
  /** Values that cannot be drawn, and records that are none. */
  unread: number;
  /** Categories there were, when only some are drawn. */
  sampledOf?: number;
  /** Categories that became one. */
  summed?: number;
  /** Categories that are not drawn at all. */
  cut?: number;
  /** Series there were, when only some are drawn. */
  seriesOf?: number;
}

export interface ChartData {
  categories: Category[];
  lines: Line[];
  omissions: Omissions;
}

/** What a chart says beside its records. */
export interface Naming {
  /** Label of a value of a dimension. */
  label(dimension: DimensionPlan, value: unknown): string;
  series(plan: ChartSeriesPlan): string;
  others: string;
}

export type DataPlan = Pick<ChartPlan, 'kind' | 'x' | 'split' | 'series' | 'sort' | 'top'>;

const shares: readonly ChartKind[] = ['pie', 'donut', 'funnel'];

/** Shares of a whole: negative numbers have none. */
export const isShare = (kind: ChartKind): boolean => shares.includes(kind);

/** Several points as one: exact, and of no record alone. */
export function sumOf(points: readonly (Point | undefined)[]): Point | undefined {
  const given = points.filter((point) => point !== undefined);
  const [first, ...more] = given;
  if (more.length === 0) return first;
  const numbers = given.filter(({ value }) => value !== undefined);
  if (numbers.length === 0) return { value: undefined, exact: undefined };
  const exact = sumDecimals(numbers.map((point) => point.exact));
  return { value: Number(exact), exact };
}

/** A number as it is written; nothing for one that is not drawn. */
export const pointText = ({ plan }: Pick<Line, 'plan'>, point: Point | undefined): string =>
  point?.value === undefined ? '' : figureText(plan, point.exact);
