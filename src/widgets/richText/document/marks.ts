/** Formats of texts in a line; each remembers the attributes of its element. */
import { Mark, markInputRule } from '@tiptap/core';
import { otherInlineTags } from './elements.ts';
import { attributesOf, keptElement, writtenAttributes } from './kept.ts';
import { defined } from '../../../schema/defined.ts';

interface MarkOptions {
  name: string;
  /** The first one is written by the editor. */
  tags: readonly [string, ...string[]];
  shortcut?: string;
  /** Typed around a text: `**bold**`. */
  typed?: RegExp;
  /** Several of it on one text, such as spans in spans. */
  isRepeatable?: boolean;
  priority?: number;
}

function mark({ name, tags, shortcut, typed, isRepeatable, priority }: MarkOptions) {
  return Mark.create({
    name,
    ...defined({ priority }),
    ...(isRepeatable && { excludes: '' }),
    addAttributes: () => keptElement(tags[0]),
    parseHTML: () =>
      tags.map((tag) => ({
        tag,
        getAttrs: (element) =>
          tag === 'span' && Object.keys(attributesOf(element)).length === 0 ? false : null,
      })),
    renderHTML: ({ mark: { attrs } }) => [attrs.tag, writtenAttributes(attrs.tag, attrs.kept), 0],
    addKeyboardShortcuts() {
      const toggle = () => this.editor.commands.toggleMark(name);
      return shortcut === undefined ? {} : { [shortcut]: toggle };
    },
    addInputRules() {
      return typed ? [markInputRule({ find: typed, type: this.type })] : [];
    },
  });
}

/** From the outermost to the innermost when the editor writes them. */
export const marks = [
  mark({ name: 'link', tags: ['a'], priority: 1000 }).extend({ inclusive: false }),
  mark({
    name: 'bold',
    tags: ['strong', 'b'],
    shortcut: 'Mod-b',
    typed: /\*\*([^*]+)\*\*$/,
  }),
  mark({ name: 'italic', tags: ['em', 'i'], shortcut: 'Mod-i' }),
  mark({ name: 'underline', tags: ['u', 'ins'], shortcut: 'Mod-u' }),
  mark({
    name: 'strike',
    tags: ['s', 'del', 'strike'],
    shortcut: 'Mod-Shift-s',
    typed: /~~([^~]+)~~$/,
  }),
  mark({ name: 'subscript', tags: ['sub'], shortcut: 'Mod-,' }),
  mark({ name: 'superscript', tags: ['sup'], shortcut: 'Mod-.' }),
  mark({ name: 'code', tags: ['code'], shortcut: 'Mod-e', typed: /(^|[^`])`([^`]+)`(?!`)$/ }),
  mark({ name: 'span', tags: ['span'], isRepeatable: true }),
  mark({
    name: 'otherInline',
    tags: otherInlineTags as [string, ...string[]],
    isRepeatable: true,
    priority: 10,
  }),
];
