import { Result } from 'antd';
import type { Problem } from '../../schema/problem.ts';

export type ShownProblem = Omit<Problem, 'kind'>;

/** What is wrong with a page file, for the one who can mend it: file, line, pointer, message, nearest valid name. */
export function PageProblems({ id, problems }: { id: string; problems: readonly ShownProblem[] }) {
  return (
    <div className="pl-panel">
      <Result status="warning" title={`页面 ${id} 的定义有误，无法显示`} subTitle="其他页面不受影响。请将以下信息告知维护该页面的人员。">
        <ul className="pl-problems">
          {problems.map((problem, index) => (
            <li key={index}>
              <code>{[problem.file, problem.line].filter((part) => part !== undefined).join(':')} {problem.pointer}</code>
              <div>{problem.message}</div>
              {problem.nearest && <div className="pl-secondary">是否想写 <code>{problem.nearest}</code>？</div>}
            </li>
          ))}
        </ul>
      </Result>
    </div>
  );
}
