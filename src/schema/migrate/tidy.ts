/**
 * What makes a migrated page shorter without changing what it means. Unlike the rules of a
 * migration these look into the models, so they run when files are rewritten (`npm run
 * schemas:migrate`), not when they are loaded.
 */
import type { Model } from '../generated/types.gen.ts';
import type { StepCompiler } from '../stepDefinition.ts';
import type { JsonObject } from './rule.ts';
import { defaults } from './tidy/defaults.ts';
import { verbs } from './tidy/verbs.ts';

/** What rules look into beside the page. */
export interface TidyIndex {
  models: ReadonlyMap<string, Model>;
  steps: Readonly<Record<string, StepCompiler>>;
}

export interface TidyRule {
  /**
   * Name of the folder with its before.json and after.json below tests/fixtures/migrations/tidy.
   */
  name: string;
  apply(page: JsonObject, index: TidyIndex): JsonObject;
}

/** In the order in which they are applied. */
export const tidyRules: readonly TidyRule[] = [
  { name: 'verbs', apply: (page, { models }) => verbs(page, models) },
  { name: 'defaults', apply: defaults },
];

export const tidyPage = (page: JsonObject, index: TidyIndex): JsonObject =>
  tidyRules.reduce((value, rule) => rule.apply(value, index), page);
