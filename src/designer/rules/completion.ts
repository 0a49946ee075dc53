/** What is offered where somebody types an expression. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { functionCatalogue } from '../../schema/expression/functions/catalogue.ts';
import { inLanguage } from '../../widgets/locale/index.ts';
import { ruleTexts } from './locale/index.ts';
import type { Offered } from './offered.ts';
import { subjectOf } from './subjects.ts';

/** Writes a call, with the caret between its brackets. */
const call =
  (name: string) =>
  (view: EditorView, _completion: Completion, from: number, to: number): void =>
    view.dispatch({
      changes: { from, to, insert: `${name}()` },
      selection: { anchor: from + name.length + 1 },
    });

const functionOptions = (): Completion[] =>
  functionCatalogue.map(({ name, label, doc, parameters, examples: [{ code }] }) => ({
    label: name,
    type: 'function',
    detail: `(${parameters})`,
    info: `${inLanguage(label, doc)} ${code}`,
    apply: call(name),
  }));

const rootOptions = ({ names }: Offered): Completion[] =>
  Object.keys(names).map((label) => ({
    label,
    type: 'variable',
    detail: ruleTexts().root(label),
    boost: 1,
  }));

function memberOptions({ names, subjects }: Offered, root: string): Completion[] {
  const members = Object.hasOwn(names, root) ? names[root] : undefined;
  if (members === 'list') return [{ label: 'length', type: 'property' }];
  return [...(members ?? [])].map((label) => ({
    label,
    type: 'property',
    detail: subjectOf(subjects, `${root}.${label}`).label,
  }));
}

/** Names, members and functions for what is typed; nothing inside of texts. */
export function completeExpression(
  context: CompletionContext,
  offered: Offered,
): CompletionResult | null {
  const { state, pos, explicit } = context;
  if (syntaxTree(state).resolveInner(pos, -1).name === 'String') return null;
  const typed = context.matchBefore(/[\w$.]*/);
  if (!typed || (typed.from === typed.to && !explicit)) return null;
  const dot = typed.text.lastIndexOf('.');
  const options =
    dot === -1
      ? [...rootOptions(offered), ...functionOptions()]
      : memberOptions(offered, typed.text.slice(0, dot));
  return { from: typed.from + dot + 1, options, validFor: /^\w*$/ };
}
