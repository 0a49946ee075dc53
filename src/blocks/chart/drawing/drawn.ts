import type { ChartData } from '../points.ts';
import type { ChartPlan } from '../plan.ts';
import type { Palette } from './palette.ts';

/** What an option is made of. */
export interface Drawn {
  plan: ChartPlan;
  data: ChartData;
  palette: Palette;
  /** Width in pixels. */
  width: number;
}

/** Narrow as a phone. */
export const isNarrow = ({ width }: Pick<Drawn, 'width'>): boolean => width < 480;
