import type { FormatName } from '../meta/schema.ts';
import { knownKeys, schemaAt } from '../meta/walk.ts';
import { successorOf } from '../migrate/migrate.ts';
import { fromPointer } from '../pointer.ts';
import type { Problem } from '../problem.ts';
import { isObject } from '../isObject.ts';
import { missingKey } from './unknown.ts';

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
  /** The keys of a former version that say all of the object that holds them. */
  const wholes = (pointer: string): string[] => {
    const { schema, value: held, keys } = schemaAt(format, value, fromPointer(pointer));
    return Object.keys(isObject(held) ? held : {}).filter(
      (key) => !keys.includes(key) && successorOf(key, schema?.title)?.isWhole,
    );
  };
  const isEcho = (problem: Problem): boolean => {
    if (problem.kind === 'missing-key') {
      if (wholes(problem.pointer).length > 0) return true;
      const isSaidBetter = (one: Problem): boolean =>
        one.pointer === problem.pointer && one.message.startsWith(`${problem.message}: `);
      if (problems.some(isSaidBetter)) return true;
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
    const whole = wholes(holder);
    if (whole.length > 0) return !whole.includes(key);
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
