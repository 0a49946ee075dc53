/**
 * What expressions of a form read and call that plain Formily does not have: whoever draws the
 * schema hands it in as `scope`.
 */
import type { FormPlan } from '../../compile/plan.ts';
import {
  compileExpression,
  ExpressionError,
  isExpression,
  isTemplate,
  templatePieces,
} from '../../expression/index.ts';
import type { Path } from '../../pointer.ts';
import type { Lose } from '../lost.ts';
import { isCarried } from './carried.ts';

/** What the expressions at one place read besides the values of the form. */
interface ReadOutside {
  path: Path;
  /** Names beside the values of the form, such as user. */
  names: string[];
  /** Functions of our expression language. */
  functions: string[];
}

/** Whether a member becomes {{ }} of the schema: choices are kept as they are. */
const isExpressed = (key: string, holder: object): boolean =>
  key !== 'choices' && (!('kind' in holder && 'validation' in holder) || isCarried(key));

/** Sources of expressions at any depth of a value, each with its place. */
function sourcesIn(value: unknown, path: Path): { path: Path; sources: string[] }[] {
  if (isExpression(value)) return [{ path, sources: [value.$expr] }];
  if (isTemplate(value)) {
    const pieces = templatePieces(value.$text);
    return [{ path, sources: pieces.flatMap((one) => ('source' in one ? [one.source] : [])) }];
  }
  // Buttons are not carried, whatever they read.
  if (typeof value !== 'object' || value === null || 'button' in value) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    isExpressed(key, value) ? sourcesIn(member, [...path, key]) : [],
  );
}

/** What is wrong with a broken expression the checker reports; it reads nothing. */
function readable(source: string) {
  try {
    return [compileExpression(source)];
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

/** What is read besides the values of the form, by its place in the plan. */
export const readOutside = ({ nodes, rules }: Pick<FormPlan, 'nodes' | 'rules'>): ReadOutside[] =>
  [...sourcesIn(nodes, ['nodes']), ...sourcesIn(rules, ['rules'])].map(({ path, sources }) => {
    const compiled = sources.flatMap(readable);
    const names = new Set(compiled.flatMap(({ reads }) => reads.map(([name]) => name!)));
    names.delete('values');
    return {
      path,
      names: [...names].toSorted(),
      functions: [...new Set(compiled.flatMap(({ calls }) => calls))].toSorted(),
    };
  });

/** Names what is to be handed in, but for the names that are given already. */
export function loseOutside(
  outside: readonly ReadOutside[],
  given: readonly string[],
  lose: Lose,
): void {
  for (const { path, names, functions } of outside) {
    for (const name of functions)
      lose(path, `the function ${name}, which expressions call, must be given in scope`);
    for (const name of names)
      if (!given.includes(name))
        lose(path, `the name ${name}, which expressions read, must be given in scope`);
  }
}
