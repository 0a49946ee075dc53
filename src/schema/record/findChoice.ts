import type { Choice } from '../compile/plan.ts';

/**
 * The choice of a value at any depth; values are compared as texts, as codes travel both ways ("1"
 * and 1).
 */
export function findChoice(
  choices: readonly Choice[] | undefined,
  value: unknown,
): Choice | undefined {
  if (!choices || value == null) return undefined;
  for (const choice of choices) {
    if (String(choice.value) === String(value)) return choice;
    const below = findChoice(choice.children, value);
    if (below) return below;
  }
  return undefined;
}
