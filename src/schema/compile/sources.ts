import { defined } from '../defined.ts';
import type { FormSource, Source } from '../generated/types.gen.ts';
import type { SourcePlan } from './plan.ts';

/** Named sources of a page or a form as requests with their conditions. */
export const compileSources = (
  sources: Readonly<Record<string, Source | FormSource>>,
): Record<string, SourcePlan> =>
  Object.fromEntries(
    Object.entries(sources).map(([name, { url, params, first, if: when, ...rest }]) => [
      name,
      { request: { url, ...defined({ params, first }) }, ...defined({ when }), ...rest },
    ]),
  );
