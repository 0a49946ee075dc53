import type { Problem } from '../../schema/problem.ts';
import { Outcome } from '../display/Outcome.tsx';
import { texts } from '../locale/index.ts';

export type ShownProblem = Omit<Problem, 'kind'>;

/**
 * What is wrong with a page file, for the one who can mend it: file, line, pointer, message,
 * nearest valid name.
 */
export function PageProblems({ id, problems }: { id: string; problems: readonly ShownProblem[] }) {
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
              <div>{problem.message}</div>
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
