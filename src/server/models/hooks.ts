/** Hooks of several owners on one model, as one. */
import type { ModelHooks } from './types.ts';

/**
 * Runs each hook of the first, then that of the second; `logged` of the second sees what the first
 * made of the body.
 */
export function bothHooks(first: ModelHooks, second: ModelHooks): ModelHooks {
  const { logged: shown } = first;
  const { logged } = second;
  const inTurn = <N extends Exclude<keyof ModelHooks, 'logged'>>(name: N): ModelHooks[N] => {
    const one = first[name];
    const other = second[name];
    if (!one || !other) return one ?? other;
    return (async (...given: unknown[]) => {
      await (one as (...given: unknown[]) => Promise<void>)(...given);
      await (other as (...given: unknown[]) => Promise<void>)(...given);
    }) as ModelHooks[N];
  };
  return {
    beforeCreate: inTurn('beforeCreate'),
    afterCreate: inTurn('afterCreate'),
    beforeUpdate: inTurn('beforeUpdate'),
    afterUpdate: inTurn('afterUpdate'),
    beforeTransition: inTurn('beforeTransition'),
    afterTransition: inTurn('afterTransition'),
    beforeRemove: inTurn('beforeRemove'),
    afterRemove: inTurn('afterRemove'),
    shape: inTurn('shape'),
    logged:
      shown && logged ? async (db, body) => logged(db, await shown(db, body)) : (shown ?? logged),
  };
}

/** Hooks of two owners by model; where both have some, they run in turn. */
export const mergedHooks = (
  first: Readonly<Record<string, ModelHooks>>,
  second: Readonly<Record<string, ModelHooks>>,
): Record<string, ModelHooks> => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).map(([model, hooks]) => [model, bothHooks(first[model] ?? {}, hooks)]),
  ),
});
