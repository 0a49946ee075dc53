import { richTexts } from '../../locale/richText.ts';
import { clearFormats, setTextStyle, textStyleAt, textStyles } from '../commands.ts';
import { ColorTool } from './ColorTool.tsx';
import * as icons from './icons.ts';
import { MenuTool } from './MenuTool.tsx';
import { Gap, ToolButton, type ToolPart } from './ToolButton.tsx';

const sizes = [12, 14, 16, 18, 20, 24, 28, 32, 40, 48];

/** Formats of the selected text. */
export function Formats({ editor, showsAll }: ToolPart & { showsAll: boolean }) {
  const size = textStyleAt(editor, 'font-size');
  const toggle = (mark: string) => ({
    isActive: editor.isActive(mark),
    onRun: () => void editor.chain().focus().toggleMark(mark).run(),
  });
  const sizeTo = (value: string | null) => () =>
    setTextStyle(editor, { ...textStyles.size, value });
  return (
    <>
      <ToolButton
        label={richTexts().bold}
        icon={<icons.BoldOutlined />}
        keys="Ctrl+B"
        {...toggle('bold')}
      />
      <ToolButton
        label={richTexts().italic}
        icon={<icons.ItalicOutlined />}
        keys="Ctrl+I"
        {...toggle('italic')}
      />
      <ToolButton
        label={richTexts().underline}
        icon={<icons.UnderlineOutlined />}
        keys="Ctrl+U"
        {...toggle('underline')}
      />
      {showsAll && (
        <>
          <ToolButton
            label={richTexts().strike}
            icon={<icons.StrikethroughOutlined />}
            keys="Ctrl+Shift+S"
            {...toggle('strike')}
          />
          <ToolButton
            label={richTexts().superscript}
            icon={<span>x²</span>}
            keys="Ctrl+."
            {...toggle('superscript')}
          />
          <ToolButton
            label={richTexts().subscript}
            icon={<span>x₂</span>}
            keys="Ctrl+,"
            {...toggle('subscript')}
          />
          <ToolButton
            label={richTexts().code}
            icon={<span className="pl-editor-glyph">{'<>'}</span>}
            keys="Ctrl+E"
            {...toggle('code')}
          />
          <Gap />
          <ColorTool
            editor={editor}
            style={textStyles.color}
            label={richTexts().color}
            icon={<icons.FontColorsOutlined />}
          />
          <ColorTool
            editor={editor}
            style={textStyles.background}
            label={richTexts().background}
            icon={<icons.BgColorsOutlined />}
          />
          <MenuTool
            label={richTexts().size}
            icon={<span className="pl-editor-size">{size ?? richTexts().size}</span>}
            selected={size ?? ''}
            choices={[
              { key: '', label: richTexts().defaultSize, run: sizeTo(null) },
              ...sizes.map((one) => ({
                key: `${one}px`,
                label: `${one}px`,
                run: sizeTo(`${one}px`),
              })),
            ]}
          />
          <ToolButton
            label={richTexts().clear}
            icon={<icons.ClearOutlined />}
            onRun={() => clearFormats(editor)}
          />
          <Gap />
        </>
      )}
    </>
  );
}
