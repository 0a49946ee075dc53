import { dateFunctions } from './date.ts';
import type { ExpressionFunction } from './define.ts';
import { listFunctions } from './list.ts';
import { hostFunctions, logicFunctions } from './logic.ts';
import { numberFunctions } from './number.ts';
import { textFunctions } from './text.ts';

/** Every function that expressions may call, in the order of the documentation. */
export const functionGroups: readonly {
  title: string;
  functions: readonly ExpressionFunction[];
}[] = [
  { title: 'Text', functions: textFunctions },
  { title: 'Number', functions: numberFunctions },
  { title: 'Date', functions: dateFunctions },
  { title: 'List', functions: listFunctions },
  { title: 'Logic', functions: logicFunctions },
  { title: 'Surroundings', functions: hostFunctions },
];

export type { ExpressionFunction };

export const functionsByName: ReadonlyMap<string, ExpressionFunction> = new Map(
  functionGroups.flatMap((group) => group.functions).map((entry) => [entry.name, entry]),
);
