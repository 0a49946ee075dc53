import { richTexts } from '../../locale/richText.ts';
import { align, alignmentAt, isTaskAt, toggleTasks, type Alignment } from '../commands.ts';
import * as icons from './icons.ts';
import { MenuTool } from './MenuTool.tsx';
import { Gap, ToolButton, type ToolPart } from './ToolButton.tsx';

/** Undo and redo. */
export function Steps({ editor }: ToolPart) {
  return (
    <>
      <ToolButton
        label={richTexts().undo}
        icon={<icons.UndoOutlined />}
        keys="Ctrl+Z"
        isUnusable={!editor.can().undo()}
        onRun={() => editor.chain().focus().undo().run()}
      />
      <ToolButton
        label={richTexts().redo}
        icon={<icons.RedoOutlined />}
        keys="Ctrl+Y"
        isUnusable={!editor.can().redo()}
        onRun={() => editor.chain().focus().redo().run()}
      />
      <Gap />
    </>
  );
}

/** What a paragraph is. */
export function Blocks({ editor }: ToolPart) {
  const levels = [1, 2, 3, 4, 5, 6];
  const level = levels.find((one) => editor.isActive('heading', { level: one }));
  const name = level ? richTexts().heading(level) : richTexts().paragraph;
  return (
    <>
      <MenuTool
        label={`${richTexts().block} ${name}`}
        icon={<span className="pl-editor-block">{name}</span>}
        selected={String(level ?? 0)}
        choices={[0, ...levels].map((one) => ({
          key: String(one),
          label: one === 0 ? richTexts().paragraph : richTexts().heading(one),
          run: () =>
            one === 0
              ? editor.chain().focus().setNode('paragraph').run()
              : editor.chain().focus().setNode('heading', { level: one }).run(),
        }))}
      />
      <Gap />
    </>
  );
}

const alignTexts = (): Record<Alignment, string> => ({
  left: richTexts().left,
  center: richTexts().center,
  right: richTexts().right,
  justify: richTexts().justify,
});

const alignIcons = {
  left: <icons.AlignLeftOutlined />,
  center: <icons.AlignCenterOutlined />,
  right: <icons.AlignRightOutlined />,
  justify: <icons.MenuOutlined />,
} as const;

/** Lists, quotes, code, and where lines stand. */
export function Lists({ editor }: ToolPart) {
  const isTask = isTaskAt(editor);
  const alignment = alignmentAt(editor);
  const chain = () => editor.chain().focus();
  return (
    <>
      <ToolButton
        label={richTexts().bullets}
        icon={<icons.UnorderedListOutlined />}
        keys="Ctrl+Shift+8"
        isActive={editor.isActive('bulletList') && !isTask}
        onRun={() => chain().toggleBulletList().run()}
      />
      <ToolButton
        label={richTexts().numbers}
        icon={<icons.OrderedListOutlined />}
        keys="Ctrl+Shift+7"
        isActive={editor.isActive('orderedList') && !isTask}
        onRun={() => chain().toggleOrderedList().run()}
      />
      <ToolButton
        label={richTexts().tasks}
        icon={<icons.CheckSquareOutlined />}
        isActive={isTask}
        onRun={() => toggleTasks(editor)}
      />
      <ToolButton
        label={richTexts().quote}
        icon={<span className="pl-editor-glyph">”</span>}
        keys="Ctrl+Shift+B"
        isActive={editor.isActive('blockquote')}
        onRun={() => chain().toggleWrap('blockquote').run()}
      />
      <ToolButton
        label={richTexts().codeBlock}
        icon={<icons.CodeOutlined />}
        isActive={editor.isActive('codeBlock')}
        onRun={() => chain().toggleNode('codeBlock', 'paragraph').run()}
      />
      <MenuTool
        label={richTexts().align}
        icon={alignIcons[alignment]}
        selected={alignment}
        choices={(Object.keys(alignIcons) as Alignment[]).map((one) => ({
          key: one,
          label: alignTexts()[one],
          run: () => align(editor, one),
        }))}
      />
      <Gap />
    </>
  );
}
