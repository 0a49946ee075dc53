import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder as placeholderText,
} from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { codeTexts } from '../locale/code.ts';
import { codeTheme } from './theme.ts';

export interface CodeOptions {
  text: string;
  isLocked: boolean;
  hasLineNumbers: boolean;
  placeholder: string | undefined;
  /** Attributes of the element that takes the text. */
  attributes: Readonly<Record<string, string>>;
  /** What belongs to the language: its grammar, its checks, its keys. */
  language: Extension;
  onChange(text: string): void;
  onBlur(): void;
}

const compartments = { language: new Compartment(), state: new Compartment() };

/** What can change while somebody types. */
const stateOf = ({ isLocked, attributes, placeholder }: CodeOptions): Extension => [
  EditorState.readOnly.of(isLocked),
  EditorView.editable.of(!isLocked),
  EditorView.contentAttributes.of({ ...attributes }),
  placeholder === undefined ? [] : placeholderText(placeholder),
];

/** Keys for typing; Tab is not among them, so that it leaves the editor as it leaves any field. */
const typing: Extension = [
  history(),
  indentOnInput(),
  closeBrackets(),
  autocompletion(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap]),
];

const reading: Extension = [
  highlightSpecialChars(),
  bracketMatching(),
  highlightSelectionMatches(),
  EditorView.lineWrapping,
  keymap.of([...searchKeymap, ...defaultKeymap]),
];

/**
 * An editor of CodeMirror in an element. What comes from outside replaces its text only where it
 * differs, so that caret and undo stay with whoever types.
 */
export function useCodeView(
  place: RefObject<HTMLElement | null>,
  options: CodeOptions,
): EditorView | undefined {
  const [view, setView] = useState<EditorView>();
  const latest = useRef(options);
  latest.current = options;
  useLayoutEffect(() => {
    const { text, language, hasLineNumbers } = latest.current;
    const made = new EditorView({
      parent: place.current!,
      state: EditorState.create({
        doc: text,
        extensions: [
          EditorState.phrases.of({ ...codeTexts().phrases }),
          compartments.state.of(stateOf(latest.current)),
          compartments.language.of(language),
          hasLineNumbers ? lineNumbers() : [],
          typing,
          reading,
          codeTheme,
          EditorView.updateListener.of(({ docChanged, state }) => {
            const next = docChanged ? state.doc.toString() : latest.current.text;
            if (next !== latest.current.text) latest.current.onChange(next);
          }),
          EditorView.domEventHandlers({ blur: () => latest.current.onBlur() }),
        ],
      }),
    });
    setView(made);
    return () => made.destroy();
  }, [place]);
  const { text, language, isLocked, placeholder } = options;
  const attributes = JSON.stringify(options.attributes);
  useEffect(() => {
    if (view && view.state.doc.toString() !== text)
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }, [view, text]);
  useEffect(
    () => view?.dispatch({ effects: compartments.language.reconfigure(language) }),
    [view, language],
  );
  useEffect(
    () => view?.dispatch({ effects: compartments.state.reconfigure(stateOf(latest.current)) }),
    [view, isLocked, placeholder, attributes],
  );
  return view;
}
