/** Format versions of schema files. A file of an older version is lifted in memory; only an explicit command rewrites it. */
import type { ProblemKind } from '../problem.ts';
import { pageSteps } from './page.ts';

export type FileFormat = 'model' | 'page' | 'defaults';
export type JsonObject = Record<string, unknown>;

/** Lifts a value of version `from` to `from + 1`. Pure: the value given is not changed. */
export interface Step {
  from: number;
  lift(value: JsonObject): JsonObject;
}

/** Steps of each format, in order. */
const steps: Record<FileFormat, readonly Step[]> = { model: [], page: pageSteps, defaults: [] };

/** The version that the program works with, by format. */
export const currentVersion: Record<FileFormat, number> = { model: 1, page: 1, defaults: 1 };

export type Migration =
  { value: JsonObject; from: number } | { problem: { kind: ProblemKind; message: string } };

/**
 * Lifts a file's value to the current version. A value without an integer version is left to the format check.
 */
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
  let lifted = value;
  for (let at = version; at < current; at++) {
    const step = steps[format].find(({ from }) => from === at);
    if (!step)
      return {
        problem: {
          kind: 'unknown-version',
          message: `no migration leads from format version ${version} to ${current}`,
        },
      };
    lifted = { ...step.lift(lifted), version: at + 1 };
  }
  return { value: lifted, from: version };
}
