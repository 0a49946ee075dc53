/** What the tools do that Tiptap has no command for: styles of texts and blocks. */
import type { Editor } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { declarationsOf } from '../../schema/richText/index.ts';
import type { Kept } from './document/kept.ts';

/** A property of texts that is chosen, and the classes by which other editors say the same. */
export interface TextStyle {
  property: 'color' | 'background-color' | 'font-size';
  foreign: RegExp;
}

export const textStyles = {
  color: { property: 'color', foreign: /^ql-color-/ },
  background: { property: 'background-color', foreign: /^ql-bg-/ },
  size: { property: 'font-size', foreign: /^ql-size-/ },
} as const satisfies Record<string, TextStyle>;

interface StyleChange {
  property: string;
  foreign?: RegExp;
  /** null: the property goes. */
  value: string | null;
}

/** Attributes with a declaration set or taken away. */
function withStyle(kept: Kept, { property, foreign, value }: StyleChange): Kept {
  const { style = '', class: classes = '', ...rest } = kept;
  const declarations = declarationsOf(style)
    .filter((one) => one.property !== property)
    .map((one) => `${one.property}: ${one.value}`);
  if (value !== null) declarations.push(`${property}: ${value}`);
  const names = classes.split(/\s+/).filter((name) => name && !foreign?.test(name));
  return {
    ...rest,
    ...(declarations.length > 0 && { style: declarations.join('; ') }),
    ...(names.length > 0 && { class: names.join(' ') }),
  };
}

/** The value of a declaration among attributes. */
const styleOf = (kept: Kept | undefined, property: string): string | undefined =>
  declarationsOf(kept?.style ?? '').findLast((one) => one.property === property)?.value;

/** Marks of a text with a declaration set on its innermost span. */
function styledMarks(marks: readonly Mark[], state: EditorState, change: StyleChange) {
  const span = state.schema.marks.span!;
  const rest = marks.filter(({ type }) => type !== span);
  const kept = marks
    .filter(({ type }) => type === span)
    .map(({ attrs }) => withStyle(attrs.kept as Kept, { ...change, value: null }))
    .filter((attributes) => Object.keys(attributes).length > 0);
  if (change.value !== null) kept.push(withStyle(kept.pop() ?? {}, change));
  return { rest, spans: kept.map((attributes) => span.create({ tag: 'span', kept: attributes })) };
}

/** Gives the selected text, or what is typed next, a style. */
export function setTextStyle(editor: Editor, change: StyleChange): void {
  editor
    .chain()
    .focus()
    .command(({ state, tr }) => {
      const { selection } = state;
      if (selection.empty) {
        const { rest, spans } = styledMarks(
          state.storedMarks ?? selection.$from.marks(),
          state,
          change,
        );
        tr.setStoredMarks([...rest, ...spans]);
        return true;
      }
      for (const { $from, $to } of selection.ranges)
        state.doc.nodesBetween($from.pos, $to.pos, (node, at) => {
          if (!node.isInline) return;
          const from = Math.max(at, $from.pos);
          const to = Math.min(at + node.nodeSize, $to.pos);
          const { spans } = styledMarks(node.marks, state, change);
          tr.removeMark(from, to, state.schema.marks.span);
          for (const mark of spans) tr.addMark(from, to, mark);
        });
      return true;
    })
    .run();
}

/** The style of the text at the cursor. */
export function textStyleAt({ state }: Editor, property: string): string | undefined {
  const marks = state.storedMarks ?? state.selection.$from.marks();
  return marks
    .filter(({ type }) => type.name === 'span')
    .map(({ attrs }) => styleOf(attrs.kept, property))
    .findLast((value) => value !== undefined);
}

export type Alignment = 'left' | 'center' | 'right' | 'justify';

/** Lines of text in the selection, with their positions. */
function textBlocks({ doc, selection }: EditorState): { node: Node; at: number }[] {
  const found: { node: Node; at: number }[] = [];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node, at) => {
      if (node.isTextblock && node.type.name !== 'codeBlock') found.push({ node, at });
    });
  return found;
}

export function align(editor: Editor, alignment: Alignment): void {
  const change: StyleChange = {
    property: 'text-align',
    foreign: /^ql-align-/,
    value: alignment === 'left' ? null : alignment,
  };
  editor
    .chain()
    .focus()
    .command(({ state, tr }) => {
      for (const { node, at } of textBlocks(state)) {
        const { align: _old, ...kept } = node.attrs.kept as Record<string, string>;
        tr.setNodeAttribute(at, 'kept', withStyle(kept, change));
      }
      return true;
    })
    .run();
}

export function alignmentAt({ state }: Editor): Alignment {
  const kept = state.selection.$from.parent.attrs.kept as Kept | undefined;
  const said =
    styleOf(kept, 'text-align') ?? /ql-align-(\w+)/.exec(kept?.class ?? '')?.[1] ?? kept?.align;
  return said === 'center' || said === 'right' || said === 'justify' ? said : 'left';
}

/** Takes every format of the selected text away; what it is (a heading, a list) stays. */
export function clearFormats(editor: Editor): void {
  editor
    .chain()
    .focus()
    .command(({ state, tr }) => {
      for (const { $from, $to } of state.selection.ranges) tr.removeMark($from.pos, $to.pos);
      for (const { node, at } of textBlocks(state))
        if (Object.keys(node.attrs.kept).length > 0) tr.setNodeAttribute(at, 'kept', {});
      tr.setStoredMarks([]);
      return true;
    })
    .run();
}

const checkState = (node: Node): string | undefined => (node.attrs.kept as Kept)['data-list'];
export const isTask = (node: Node): boolean =>
  node.type.name === 'listItem' && /^(un)?checked$/.test(checkState(node) ?? '');

/** Items of lists in the selection, those of the innermost list only. */
function itemsAt({ doc, selection }: EditorState): { node: Node; at: number }[] {
  const found: { node: Node; at: number }[] = [];
  const { $from, $to } = selection;
  doc.nodesBetween($from.pos, $to.pos, (node, at) => {
    if (node.type.name === 'listItem') found.push({ node, at });
  });
  const depths = found.map(({ at }) => doc.resolve(at).depth);
  const deepest = Math.max(...depths);
  return found.filter((_item, index) => depths[index] === deepest);
}

function setCheck(tr: Transaction, { node, at }: { node: Node; at: number }, check?: string) {
  const { 'data-list': _old, ...kept } = node.attrs.kept as Record<string, string>;
  tr.setNodeAttribute(at, 'kept', check ? { ...kept, 'data-list': check } : kept);
}

/** Whether the cursor stands in an item that can be ticked. */
export const isTaskAt = ({ state }: Editor): boolean =>
  itemsAt(state).some(({ node }) => isTask(node));

/** Makes a list of tasks, or an ordinary list of one. */
export function toggleTasks(editor: Editor): void {
  const isOn = isTaskAt(editor);
  if (itemsAt(editor.state).length === 0) editor.chain().focus().toggleBulletList().run();
  editor
    .chain()
    .focus()
    .command(({ state, tr }) => {
      for (const item of itemsAt(state)) setCheck(tr, item, isOn ? undefined : 'unchecked');
      return true;
    })
    .run();
}

/** Ticks a task, or takes the tick away. @param at position of the item */
export function toggleCheck(editor: Editor, at: number): boolean {
  const node = editor.state.doc.nodeAt(at);
  if (!node || !isTask(node)) return false;
  return editor.commands.command(({ tr }) => {
    setCheck(tr, { node, at }, checkState(node) === 'checked' ? 'unchecked' : 'checked');
    return true;
  });
}

/** The same for the task that the cursor stands in. */
export function toggleCheckAt(editor: Editor): boolean {
  const item = itemsAt(editor.state).find(({ node }) => isTask(node));
  return item ? toggleCheck(editor, item.at) : false;
}

/** Words of a text: characters of Chinese and its like one by one, others by spaces. */
export function countWords(text: string): number {
  const single = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
  const others = (text.replace(single, ' ').match(/[\p{L}\p{N}'\u2019.-]+/gu) ?? []).filter(
    (word) => /[\p{L}\p{N}]/u.test(word),
  );
  return (text.match(single)?.length ?? 0) + others.length;
}
