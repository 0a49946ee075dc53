import type { CompletionContext } from '@codemirror/autocomplete';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { linter } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { useDeferredValue, useMemo } from 'react';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import { CodeFrame } from '../../widgets/codeMirror/CodeFrame.tsx';
import { problemText } from '../locale/problem.ts';
import { completeExpression } from './completion.ts';
import { ruleTexts } from './locale/index.ts';
import type { Offered } from './offered.ts';
import { codeProblems } from './place.ts';

interface Props {
  text: string;
  onText(text: string): void;
  label: string;
  /** undefined: nothing is known of the place. */
  offered: Offered | undefined;
}

/** An expression with its names, functions and problems. */
export function ExpressionEditor({ text, onText, label, offered }: Props) {
  const latest = useLatest(offered);
  const language = useMemo(() => expressionLanguage(() => latest.current), [latest]);
  const checked = useDeferredValue(text);
  const problem = useMemo(
    () => (checked.trim() === '' ? undefined : codeProblems(checked, offered?.names)[0]),
    [checked, offered],
  );
  const said = problem && problemText(problem);
  return (
    <CodeFrame
      text={text}
      onText={onText}
      title={ruleTexts().expression}
      aria-label={label}
      language={language}
      rows={1}
      hasLineNumbers={false}
      {...(said && { status: 'error' as const, 'aria-invalid': true })}
    >
      {said && (
        <p className="pl-code-problems" role="status" lang={said.lang}>
          {said.text}
        </p>
      )}
    </CodeFrame>
  );
}

/** The language of expressions, with what can be read at the place at that time. */
function expressionLanguage(offered: () => Offered | undefined): Extension {
  const complete = (context: CompletionContext) => {
    const now = offered();
    return now ? completeExpression(context, now) : null;
  };
  const data = [{ autocomplete: complete }];
  return [
    javascriptLanguage,
    EditorState.languageData.of(() => data),
    linter(({ state }) => {
      const source = state.doc.toString();
      if (source.trim() === '') return [];
      return codeProblems(source, offered()?.names).map(({ from, to, ...problem }) => ({
        from,
        to,
        severity: 'error' as const,
        message: problemText(problem).text,
      }));
    }),
  ];
}
