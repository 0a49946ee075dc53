import type { FormatName } from '../meta/schema.ts';
import { knownKeys, schemaAt } from '../meta/walk.ts';
import { fromPointer } from '../pointer.ts';
import type { Problem } from '../problem.ts';
import { missingKey } from './describe.ts';

/**
 * One slip often breaks several rules: a mistyped required key is unknown and missing, and a
 * mistyped discriminator of a union makes the other keys look wrong. Keeps what
 * names the slip.
 */
export function withoutEchoes(
  problems: readonly Problem[],
  format: FormatName,
  value: unknown,
): Problem[] {
  const split = (pointer: string) => ({
    holder: pointer.slice(0, pointer.lastIndexOf('/')),
    key: fromPointer(pointer).at(-1)!,
  });
  const slips = problems
    .filter(({ kind, nearest: near }) => kind === 'unknown-key' && near)
    .map((one) => ({ holder: split(one.pointer).holder, meant: one.nearest! }));
  const isEcho = (problem: Problem): boolean => {
    if (problem.kind === 'missing-key') {
      const { schema } = schemaAt(format, value, fromPointer(problem.pointer));
      // A key of another branch: what this branch lacks does not matter.
      return slips.some(
        ({ holder, meant }) =>
          holder === problem.pointer &&
          (problem.message === missingKey(meant) || !knownKeys(schema ?? {}).includes(meant)),
      );
    }
    if (problem.kind !== 'unknown-key' || problem.nearest) return false;
    const { holder, key } = split(problem.pointer);
    return (
      slips.some((slip) => slip.holder === holder) &&
      schemaAt(format, value, fromPointer(holder)).keys.includes(key)
    );
  };
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const id = `${problem.pointer} ${problem.message}`;
    if (seen.has(id) || isEcho(problem)) return false;
    seen.add(id);
    return true;
  });
}
