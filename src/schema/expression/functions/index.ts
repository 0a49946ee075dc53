import { functions as added } from '../../../../extensions/generated/functions.gen.ts';
import { dateFunctions } from './date.ts';
import type { ExpressionFunction } from './define.ts';
import { listFunctions } from './list.ts';
import { hostFunctions, logicFunctions } from './logic.ts';
import { numberFunctions } from './number.ts';
import { textFunctions } from './text.ts';

/** The functions of the language, in the order of the documentation. */
export const functionGroups: readonly {
  title: string;
  functions: readonly ExpressionFunction[];
}[] = [
  { title: 'Text', functions: textFunctions },
  { title: 'Number', functions: numberFunctions },
  { title: 'Date', functions: dateFunctions },
  { title: 'List', functions: listFunctions },
  { title: 'Logic', functions: logicFunctions },
  { title: 'User and dictionaries', functions: hostFunctions },
];

export type { ExpressionFunction };

/** Every function that expressions may call; those of the language keep their names. */
export const functionsByName: ReadonlyMap<string, ExpressionFunction> = new Map(
  [...added, ...functionGroups.flatMap((group) => group.functions)].map((entry) => [
    entry.name,
    entry,
  ]),
);
