/** What an expression may read where it stands. */
import { checkReads, type Names } from '../../schema/check/expressions.ts';
import type { PageContext, PagePart } from '../../schema/check/pageContext.ts';
import { Report } from '../../schema/check/report.ts';
import { namesAt } from '../../schema/check/scope.ts';
import { compileExpression, ExpressionError } from '../../schema/expression/index.ts';
import type { Problem } from '../../schema/problem.ts';
import { contextOf } from '../document/context.ts';
import type { Path } from '../document/path.ts';
import type { Project } from '../document/project.ts';
import { defined } from '../../schema/defined.ts';

/** The place of an expression. */
export interface Place {
  names: Names;
  part: PagePart;
  context: PageContext;
}

/** The place of an expression of a page, whether there is one yet or not. */
export function placeAt(document: object, path: Path, project: Project): Place {
  const context = contextOf(document, project);
  const owners = context.parts.filter(
    (one) => one.path.length < path.length && one.path.every((step, depth) => step === path[depth]),
  );
  const part = { name: 'Expression', value: { $expr: '' }, path, owners };
  return { names: namesAt(part, context), part, context };
}

/** What is wrong with an expression, and where in its text. */
interface CodeProblem extends Pick<Problem, 'message' | 'nearest'> {
  from: number;
  to: number;
}

/** What the checker says of an expression. */
export function codeProblems(source: string, names: Names | undefined): CodeProblem[] {
  try {
    const { reads } = compileExpression(source);
    return names ? reads.flatMap((read) => readProblems(source, read, names)) : [];
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const { message, index, nearest } = error;
    const from = Math.min(Math.max(index, 0), source.length);
    return [{ message, from, to: source.length, ...defined({ nearest }) }];
  }
}

function readProblems(source: string, read: string[], names: Names): CodeProblem[] {
  const report = new Report();
  checkReads([read], names, [], report);
  return report.problems.map(({ message, nearest }) => {
    const written = [read.slice(0, 2).join('.'), read[0] ?? ''].find((one) => source.includes(one));
    const from = Math.max(0, source.indexOf(written ?? ''));
    const to = written === undefined ? source.length : from + written.length;
    return { message, from, to, ...defined({ nearest }) };
  });
}
