/** How code looks: by the colours of the application's theme, so that it follows light and dark. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const token = (name: string): string => `var(--ant-${name})`;

const frame = EditorView.theme({
  '&': { color: token('color-text'), backgroundColor: 'transparent', maxHeight: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: token('font-family-code'),
    fontSize: token('font-size-sm'),
    lineHeight: '1.6',
  },
  '.cm-content': { caretColor: token('color-text'), padding: '6px 0' },
  '.cm-gutters': {
    backgroundColor: token('color-fill-quaternary'),
    color: token('color-text-secondary'),
    border: 'none',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: token('color-fill-quaternary') },
  '.cm-activeLineGutter': { backgroundColor: token('color-fill-tertiary') },
  '.cm-placeholder': { color: token('color-text-placeholder') },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: token('color-warning-bg-hover') },
  '.cm-searchMatch-selected': { backgroundColor: token('color-warning-border') },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: token('color-fill-secondary') },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: token('color-error-bg-hover') },
});

/** What CodeMirror lays over and beside the text. */
const panels = EditorView.theme({
  '.cm-panels': {
    backgroundColor: token('color-bg-elevated'),
    color: token('color-text'),
    borderColor: token('color-border-secondary'),
  },
  '.cm-panel.cm-search label': { fontSize: token('font-size-sm') },
  '.cm-panel.cm-search [name=close]': { color: token('color-text') },
  '.cm-textfield, .cm-button': {
    backgroundColor: token('color-bg-container'),
    backgroundImage: 'none',
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('border-radius-sm'),
    color: token('color-text'),
  },
  '.cm-tooltip': {
    backgroundColor: token('color-bg-elevated'),
    color: token('color-text'),
    border: `1px solid ${token('color-border-secondary')}`,
    borderRadius: token('border-radius-sm'),
    boxShadow: token('box-shadow-secondary'),
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: token('control-item-bg-active'),
    color: token('color-text'),
  },
  '.cm-completionDetail': { color: token('color-text-secondary') },
});

/** Colours of the seventh step and above can be read on light and dark alike. */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: token('purple-8') },
  { tag: [tags.propertyName, tags.attributeName, tags.labelName], color: token('blue-7') },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: token('green-8') },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: token('volcano-8') },
  { tag: [tags.tagName, tags.typeName, tags.className], color: token('magenta-8') },
  { tag: [tags.comment, tags.meta], color: token('color-text-secondary') },
  { tag: tags.heading, fontWeight: 'bold' },
  { tag: tags.strong, fontWeight: 'bold' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, textDecoration: 'underline' },
  { tag: tags.invalid, color: token('color-error-text') },
]);

export const codeTheme: Extension = [frame, panels, syntaxHighlighting(colours)];
