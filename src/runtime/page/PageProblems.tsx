import { createContext, useContext } from 'react';
import type { Problem } from '../../schema/problem.ts';
import { Outcome } from '../display/Outcome.tsx';
import { texts } from '../locale/index.ts';

export type ShownProblem = Omit<Problem, 'kind'>;

/** Says what is wrong in the language of the page, where somebody designs it; default: as it is. */
export const ProblemTextContext = createContext((problem: ShownProblem): string => problem.message);

/**
 * What is wrong with a page file, for the one who can mend it: file, line, pointer, message,
 * nearest valid name.
 */
export function PageProblems({ id, problems }: { id: string; problems: readonly ShownProblem[] }) {
  const textOf = useContext(ProblemTextContext);
  return (
    <div className="pl-panel">
      <Outcome status="warning" title={texts.page.broken(id)} text={texts.page.brokenHint}>
        <ul className="pl-problems">
          {problems.map((problem, index) => (
            <li key={index}>
              <code>
                {[problem.file, problem.line].filter((part) => part !== undefined).join(':')}{' '}
                {problem.pointer}
              </code>
              <div>{textOf(problem)}</div>
              {problem.nearest && (
                <div className="pl-secondary">
                  {texts.page.meant} <code>{problem.nearest}</code>
                  {texts.page.question}
                </div>
              )}
            </li>
          ))}
        </ul>
      </Outcome>
    </div>
  );
}
