/** Format versions of schema files. A file of an older version is migrated in memory; only `npm run schemas:migrate` rewrites it. */
import type { ProblemKind } from '../problem.ts';
import { pageSteps } from './page.ts';
import type { JsonObject, Step } from './rule.ts';

export type FileFormat = 'model' | 'page' | 'defaults';

/** Steps of each format, in order. */
export const steps: Record<FileFormat, readonly Step[]> = {
  model: [],
  page: pageSteps,
  defaults: [],
};

/** The version that the program works with, by format. */
export const currentVersion: Record<FileFormat, number> = { model: 1, page: 2, defaults: 1 };

export type Migration =
  { value: JsonObject; from: number } | { problem: { kind: ProblemKind; message: string } };

/** Takes a file's value to the current version; pure. A value without an integer version is left to the format check. */
export function migrate(format: FileFormat, value: JsonObject): Migration {
  const { version } = value;
  const current = currentVersion[format];
  if (typeof version !== 'number' || !Number.isInteger(version) || version === current)
    return { value, from: current };
  if (version > current)
    return {
      problem: {
        kind: 'unknown-version',
        message: `format version ${version} is newer than this program, which knows ${current}`,
      },
    };
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

/** Spellings that a format had in a former version, with the present one: `x-component` is `widget` now. */
export const formerSpellings: ReadonlyMap<string, string> = new Map(
  Object.values(steps)
    .flat()
    .flatMap(({ rules }) => rules)
    .flatMap(({ spellings }) => Object.entries(spellings ?? {})),
);
