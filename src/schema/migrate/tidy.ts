/**
 * What makes a migrated page shorter without changing what it means. Unlike the rules of a
 * migration these look into the models, so they run when files are rewritten (`npm run
 * schemas:migrate`), not when they are loaded.
 */
import type { Model } from '../generated/types.gen.ts';
import type { JsonObject } from './rule.ts';
import { defaults } from './tidy/defaults.ts';
import { verbs } from './tidy/verbs.ts';

export interface TidyRule {
  /**
   * Name of the folder with its before.json and after.json below tests/fixtures/migrations/tidy.
   */
  name: string;
  apply(page: JsonObject, models: ReadonlyMap<string, Model>): JsonObject;
}

/** In the order in which they are applied. */
export const tidyRules: readonly TidyRule[] = [
  { name: 'verbs', apply: verbs },
  { name: 'defaults', apply: defaults },
];

export const tidyPage = (page: JsonObject, models: ReadonlyMap<string, Model>): JsonObject =>
  tidyRules.reduce((value, rule) => rule.apply(value, models), page);
