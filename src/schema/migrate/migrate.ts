/**
 * Format versions of schema files. A file of an older version is migrated in memory; only `npm run
 * schemas:migrate` rewrites it.
 */
import type { ProblemKind } from '../problem.ts';
import { defaultsSteps } from './defaults.ts';
import { modelSteps } from './model.ts';
import { pageSteps } from './page.ts';
import type { JsonObject, Step, Successor } from './rule.ts';

export type FileFormat = 'model' | 'page' | 'defaults';

/** Steps of each format, in order. */
export const steps: Record<FileFormat, readonly Step[]> = {
  model: modelSteps,
  page: pageSteps,
  defaults: defaultsSteps,
};

/** The version that the program works with, by format. */
export const currentVersion: Record<FileFormat, number> = { model: 2, page: 2, defaults: 2 };

export type Migration =
  { value: JsonObject; from: number } | { problem: { kind: ProblemKind; message: string } };

/** What is wrong with a file of a newer version than the program works with. */
export const newerProblem = (
  version: unknown,
  current: number,
): { kind: ProblemKind; message: string } | undefined =>
  typeof version === 'number' && Number.isInteger(version) && version > current
    ? {
        kind: 'unknown-version',
        message: `format version ${version} is newer than this program, which knows ${current}`,
      }
    : undefined;

/**
 * Takes a file's value to the current version; pure. A value without an integer version is left to
 * the format check.
 */
export function migrate(format: FileFormat, value: JsonObject): Migration {
  const { version } = value;
  const current = currentVersion[format];
  if (typeof version !== 'number' || !Number.isInteger(version) || version === current)
    return { value, from: current };
  const problem = newerProblem(version, current);
  if (problem) return { problem };
  let migrated = value;
  for (let at = version; at < current; at++) {
    const step = steps[format].find(({ from }) => from === at);
    if (!step)
      return {
        problem: {
          kind: 'unknown-version',
          message: `no migration leads from format version ${version} to ${current}`,
        },
      };
    for (const rule of step.rules) migrated = rule.apply(migrated);
    migrated = { ...migrated, version: at + 1 };
  }
  return { value: migrated, from: version };
}

const rules = Object.values(steps)
  .flat()
  .flatMap((step) => step.rules);

const spellings = rules.flatMap((rule) => Object.entries(rule.spellings ?? {}));
const successors = rules.flatMap((rule) => rule.successors ?? []);

/**
 * Spellings that a format had in a former version, with the present ones: `x-component` is `widget`
 * now. A word that meant several things has several.
 */
const formerSpellings: ReadonlyMap<string, readonly string[]> = new Map(
  spellings.map(([former]) => [
    former,
    spellings.flatMap(([one, present]) => (one === former ? [present] : [])),
  ]),
);

/** How a former spelling is spelled now, among the names that may stand in its place. */
export const presentSpelling = (former: string, names: readonly string[]): string | undefined =>
  formerSpellings.get(former)?.find((name) => names.includes(name));

/** What replaces a word of a former version in a part of the format of this title. */
export const successorOf = (word: string, part = ''): Successor | undefined =>
  successors.find(({ words, parts }) => words.includes(word) && (parts?.test(part) ?? true));

/** What is wrong, with how a former word is said now or why nothing says it. */
export const withReason = (message: string, successor: Successor | undefined): string =>
  successor?.reason ? `${message}: ${successor.reason}` : message;
