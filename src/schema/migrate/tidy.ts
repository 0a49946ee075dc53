/**
 * What makes a migrated page shorter without changing what it means. Unlike the rules of a
 * migration these look into the models, so they run when files are rewritten (`npm run
 * schemas:migrate`), not when they are loaded.
 */
import type { JsonObject } from './rule.ts';
import type { TidyContext } from './tidy/context.ts';
import { defaults } from './tidy/defaults.ts';
import { redundant } from './tidy/redundant.ts';
import { verbs } from './tidy/verbs.ts';

export interface TidyRule {
  /**
   * Name of the folder with its before.json and after.json below tests/fixtures/migrations/tidy.
   */
  name: string;
  apply(page: JsonObject, context: TidyContext): JsonObject;
}

/** In the order in which they are applied. */
export const tidyRules: readonly TidyRule[] = [
  { name: 'verbs', apply: (page, { models }) => verbs(page, models) },
  { name: 'defaults', apply: defaults },
  { name: 'redundant', apply: redundant },
];

export const tidyPage = (page: JsonObject, context: TidyContext): JsonObject =>
  tidyRules.reduce((value, rule) => rule.apply(value, context), page);
