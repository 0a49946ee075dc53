import type { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { linter, lintGutter } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import { format } from 'jsonc-parser';
import { useDeferredValue, useMemo } from 'react';
import { CodeFrame } from '../codeMirror/CodeFrame.tsx';
import type { InputProps } from '../contract.ts';
import { codeTexts } from '../locale/code.ts';
import { completeBySchema } from './completions.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { useJsonText } from './jsonValue.ts';
import { jsonProblems, placeOf, type JsonProblem } from './problems.ts';

interface Props extends InputProps {
  as?: 'text' | 'value';
  schema?: JsonSchema;
  rows?: number;
  /** What else is known of the text, by whoever draws the editor in code. */
  known?: Extension;
}

/** JSON, with marks where something is wrong with it. */
export function JsonEditor({ value, onChange, as, schema, rows = 6, known, ...props }: Props) {
  const { text, read } = useJsonText(value, as);
  // Props come as new objects with each drawing.
  const schemaText = JSON.stringify(schema);
  const language = useMemo(
    () => [jsonLanguage(schemaOf(schemaText)), known ?? []],
    [schemaText, known],
  );
  const checked = useDeferredValue(text);
  const problems = useMemo(
    () => jsonProblems(checked, schemaOf(schemaText)),
    [checked, schemaText],
  );
  return (
    <CodeFrame
      {...props}
      text={text}
      onText={(next) => onChange?.(read(next))}
      title="JSON"
      language={language}
      rows={rows}
      tool={{ label: codeTexts().format, hint: codeTexts().formatHint, run: arrange }}
    >
      <Problems text={checked} problems={problems} />
    </CodeFrame>
  );
}

const schemaOf = (text: string | undefined): JsonSchema | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as JsonSchema);

/** Indents the text; only blanks change, so that no digit of a number is lost. */
function arrange(view: EditorView): boolean {
  const text = view.state.doc.toString();
  const edits = format(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' });
  view.dispatch({
    changes: edits.map(({ offset, length, content }) => ({
      from: offset,
      to: offset + length,
      insert: content,
    })),
  });
  return true;
}

const jsonLanguage = (schema: JsonSchema | undefined): Extension => [
  json(),
  lintGutter(),
  linter(({ state }) => jsonProblems(state.doc.toString(), schema)),
  keymap.of([{ key: 'Shift-Alt-f', run: (view) => !view.state.readOnly && arrange(view) }]),
  schema === undefined ? [] : completion(schema),
];

/** What is offered; the same function each time, by which CodeMirror knows its own questions. */
function completion(schema: JsonSchema): Extension {
  const data = [{ autocomplete: (at: CompletionContext) => completeBySchema(at, schema) }];
  return EditorState.languageData.of(() => data);
}

/** The first problem in words and with its place: marks alone are not seen by everybody. */
function Problems({ text, problems }: { text: string; problems: readonly JsonProblem[] }) {
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  if (!first) return null;
  const { line, column } = placeOf(text, first.from);
  const more = problems.length - 1;
  const className =
    first.severity === 'error' ? 'pl-code-problems' : 'pl-code-problems pl-code-warning';
  return (
    <p className={className} role="status">
      {codeTexts().place(line, column, first.message)}
      {more > 0 && codeTexts().more(more)}
    </p>
  );
}
