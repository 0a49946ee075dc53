import { useState, type ComponentType } from 'react';
import { components } from '../../widgets/jsonEditor/components.ts';
import type { InputProps } from '../../widgets/contract.ts';
import type { Problem } from '../../schema/problem.ts';
import { designerTexts } from '../locale/index.ts';
import { problemText } from '../locale/problem.ts';
import './json.css';

/** A text that is edited as JSON. */
export const Editor = components.input as ComponentType<
  InputProps<string> & { as: 'text'; rows: number }
>;

interface Props {
  /** The value as it is now. */
  text: string;
  rows: number;
  /** Takes up what was typed; what is wrong with it is shown, and nothing is changed then. */
  onText(text: string): readonly Problem[];
  /** The value after that. */
  present(): string;
}

/** JSON that is typed: it stays as it was typed until something else changes the value. */
export function JsonText({ text, rows, onText, present }: Props) {
  const [typed, setTyped] = useState<{
    text: string;
    problems: readonly Problem[];
    /** The value that it stands for. */
    of: string;
  }>();
  const own = typed?.of === text ? typed : undefined;
  const type = (next = '') => {
    const problems = onText(next);
    setTyped({ text: next, problems, of: present() });
  };
  return (
    <>
      {own && <Faults problems={own.problems} />}
      <Editor
        as="text"
        rows={rows}
        aria-label={designerTexts().json}
        value={own?.text ?? text}
        onChange={type}
      />
    </>
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
