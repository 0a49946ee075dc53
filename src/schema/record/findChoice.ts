import type { Choice } from '../compile/plan.ts';

/** Longer lists of choices are looked up by an index: cells and boxes ask thousands of times. */
const shortList = 50;

interface Index {
  byText: ReadonlyMap<string, Choice>;
  /** Of the list when the index was made. */
  length: number;
}

const indexes = new WeakMap<readonly Choice[], Index>();

/**
 * The choice of a value at any depth; values are compared as texts, as codes travel both ways ("1"
 * and 1).
 */
export function findChoice(
  choices: readonly Choice[] | undefined,
  value: unknown,
): Choice | undefined {
  if (!choices || value == null) return undefined;
  const text = String(value);
  return choices.length > shortList ? indexOf(choices).get(text) : firstOf(choices, text);
}

function firstOf(choices: readonly Choice[], text: string): Choice | undefined {
  for (const choice of choices) {
    if (String(choice.value) === text) return choice;
    const below = choice.children && firstOf(choice.children, text);
    if (below) return below;
  }
  return undefined;
}

function indexOf(choices: readonly Choice[]): ReadonlyMap<string, Choice> {
  const known = indexes.get(choices);
  if (known?.length === choices.length) return known.byText;
  const byText = new Map<string, Choice>();
  const add = (all: readonly Choice[]) => {
    for (const choice of all) {
      const key = String(choice.value);
      if (!byText.has(key)) byText.set(key, choice);
      if (choice.children) add(choice.children);
    }
  };
  add(choices);
  indexes.set(choices, { byText, length: choices.length });
  return byText;
}
