import { useMemo, useState, type ComponentType } from 'react';
import { components } from '../../widgets/jsonEditor/components.ts';
import type { InputProps } from '../../widgets/contract.ts';
import type { Problem } from '../../schema/problem.ts';
import { lazyPiece } from '../../widgets/lazy.tsx';
import type { Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { problemText } from '../locale/problem.ts';
import { useProblems } from '../problems/useProblems.ts';
import { useDesigner, useDocument } from '../state/context.ts';
import './json.css';

/** A text that is edited as JSON. */
export const Editor = components.input as ComponentType<
  InputProps<string> & { as: 'text'; rows: number }
>;

const JsonCode = lazyPiece(async () => (await import('./JsonCode.tsx')).JsonCode, 160);

interface Props {
  /** The part that is typed; empty: the page. */
  path: Path;
  /** The value as it is now. */
  text: string;
  rows: number;
  /** Takes up what was typed; what is wrong with it is shown, and nothing is changed then. */
  onText(text: string): readonly Problem[];
  /** The value after that. */
  present(): string;
}

/** JSON that is typed: it stays as it was typed until something else changes the value. */
export function JsonText({ path, text, rows, onText, present }: Props) {
  const [typed, setTyped] = useState<{
    text: string;
    problems: readonly Problem[];
    /** The value that it stands for. */
    of: string;
  }>();
  const own = typed?.of === text ? typed : undefined;
  const help = useHelp(path);
  const type = (next: string) => {
    const problems = onText(next);
    setTyped({ text: next, problems, of: present() });
  };
  return (
    <>
      {own && <Faults problems={own.problems} />}
      <JsonCode
        rows={rows}
        aria-label={designerTexts().json}
        value={own?.text ?? text}
        onChange={type}
        help={help}
      />
    </>
  );
}

/** What is known of the part that is typed. */
function useHelp(path: Path) {
  const { project } = useDesigner();
  const document = useDocument();
  const problems = useProblems();
  return useMemo(
    () => ({ path, document, project, problems }),
    [path, document, project, problems],
  );
}

/** What is wrong with a text, each with its line. */
export function Faults({
  problems,
}: {
  problems: readonly Pick<Problem, 'message' | 'pointer' | 'line' | 'nearest'>[];
}) {
  return problems
    .map((problem) => ({ ...problem, ...problemText(problem) }))
    .map(({ message, pointer, line, text, lang }) => (
      <p key={`${pointer} ${message}`} className="pl-design-fault" role="alert" lang={lang}>
        {line === undefined ? text : `${line}: ${text}`}
      </p>
    ));
}
