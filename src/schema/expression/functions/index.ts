import { functions as added } from '../../../../extensions/generated/functions.gen.ts';
import { functions } from '../../generated/functions.gen.ts';
import type { FunctionEntry } from './contract.ts';

/** A function as the language calls it: without words about it. */
export interface ExpressionFunction extends FunctionEntry {
  /** Fewest and most arguments, from `parameters`. */
  arity: readonly [least: number, most: number];
}

function arityOf(parameters: string): ExpressionFunction['arity'] {
  const names = parameters === '' ? [] : parameters.split(', ');
  const isAny = (name: string) => name.startsWith('…');
  const required = names.filter((name) => !name.endsWith('?') && !isAny(name));
  return [required.length, names.some(isAny) ? Number.POSITIVE_INFINITY : names.length];
}

/** Every function that expressions may call. */
export const functionsByName: ReadonlyMap<string, ExpressionFunction> = new Map(
  Object.entries({ ...added, ...functions }).map(([name, entry]) => [
    name,
    { ...entry, arity: arityOf(entry.parameters) },
  ]),
);
