/** Blocks of a text as Tiptap knows them; each remembers the attributes of its element. */
import { mergeAttributes, Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { boxTags } from './elements.ts';
import {
  attributesOf,
  bareMark,
  hollowMark,
  keptAttributes,
  keptElement,
  writtenAttributes,
} from './kept.ts';

export const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' });
export const Text = Node.create({ name: 'text', group: 'inline' });

export const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({
    ...keptAttributes(),
    // A line that stands in its container without a paragraph of its own.
    bare: {
      default: false,
      rendered: false,
      keepOnSplit: true,
      parseHTML: (element) => element.hasAttribute(bareMark),
    },
    // Empty without the line break that makes it visible to readers.
    hollow: {
      default: false,
      rendered: false,
      keepOnSplit: false,
      parseHTML: (element) => element.hasAttribute(hollowMark),
    },
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ node }) => ['p', node.attrs.kept, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode(this.name) };
  },
});

const levels = [1, 2, 3, 4, 5, 6];

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    level: { default: 1, rendered: false },
    ...keptAttributes(),
  }),
  parseHTML: () => levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node }) => [`h${node.attrs.level}`, node.attrs.kept, 0],
  addKeyboardShortcuts() {
    return Object.fromEntries(
      levels.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode(this.name, 'paragraph', { level }),
      ]),
    );
  },
  addInputRules() {
    return [
      textblockTypeInputRule({
        find: /^(#{1,6})\s$/,
        type: this.type,
        getAttributes: ([, signs]) => ({ level: signs?.length ?? 1 }),
      }),
    ];
  },
});

export const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => keptAttributes(),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ node }) => ['blockquote', node.attrs.kept, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap(this.name) };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

/** `div` and its like, as other editors make them. */
export const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  addAttributes: () => keptElement('div'),
  parseHTML: () => boxTags.map((tag) => ({ tag })),
  renderHTML: ({ node }) => [node.attrs.tag, node.attrs.kept, 0],
});

export const HorizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  addAttributes: () => keptAttributes(),
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ node }) => ['hr', node.attrs.kept],
});

/** The attributes of the code element inside, or false where the text stands in `pre` itself. */
const codeOf = (pre: Element) => {
  const [only] = pre.childNodes.length === 1 ? pre.children : [];
  return only?.localName === 'code' ? attributesOf(only) : false;
};

export const Code = CodeBlock.extend({
  addAttributes: () => ({
    ...keptAttributes(),
    code: { default: {}, rendered: false, parseHTML: codeOf },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  renderHTML: ({ node }) =>
    node.attrs.code === false
      ? ['pre', node.attrs.kept, 0]
      : ['pre', node.attrs.kept, ['code', node.attrs.code, 0]],
}).configure({ enableTabIndentation: true, tabSize: 2 });

export const Bullets = BulletList.extend({
  // wangEditor puts inner lists between items, not into them.
  content: '(listItem | bulletList | orderedList)+',
  addAttributes: () => keptAttributes(),
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: ({ node }) => ['ul', node.attrs.kept, 0],
});

export const Numbers = OrderedList.extend({
  content: '(listItem | bulletList | orderedList)+',
  addAttributes: () => ({
    start: {
      default: 1,
      rendered: false,
      parseHTML: (element) => Number.parseInt(element.getAttribute('start') ?? '', 10) || 1,
    },
    ...keptAttributes(['start']),
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ node }) => ['ol', numbersAttributes(node.attrs), 0],
});

export const numbersAttributes = ({ start, kept }: Record<string, unknown>) =>
  mergeAttributes(kept as Record<string, string>, start === 1 ? {} : { start: String(start) });

export const Item = ListItem.extend({
  content: 'block+',
  addAttributes: () => keptAttributes(),
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ node }) => ['li', node.attrs.kept, 0],
});

export const LineBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  addAttributes: () => keptElement('br'),
  parseHTML: () => [{ tag: 'br' }, { tag: 'wbr' }],
  renderHTML: ({ node }) => [node.attrs.tag, node.attrs.kept],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    const insert = () => this.editor.commands.insertContent({ type: this.name });
    return { 'Shift-Enter': insert, 'Mod-Enter': insert };
  },
});

export const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => keptAttributes(),
  parseHTML: () => [{ tag: 'img' }],
  renderHTML: ({ node }) => ['img', node.attrs.kept],
  renderText: ({ node }) => node.attrs.kept.alt ?? '',
});

/** A box that is only looked at, as wangEditor writes them. */
export const CheckMark = Node.create({
  name: 'checkMark',
  group: 'inline',
  inline: true,
  addAttributes: () => keptAttributes(),
  parseHTML: () => [{ tag: 'input' }],
  renderHTML: ({ node }) => ['input', writtenAttributes('input', node.attrs.kept)],
});
