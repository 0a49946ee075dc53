import { Button } from 'antd';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { richTexts } from '../../locale/richText.ts';
import { setTextStyle, textStyleAt, type TextStyle } from '../commands.ts';
import { PopoverTool } from './ToolButton.tsx';

/** Readable on light and dark pages alike, from dark to light in each row. */
const swatches = [
  ['#000000', '#434343', '#666666', '#999999', '#b7b7b7', '#d9d9d9', '#efefef', '#ffffff'],
  ['#cf1322', '#d4380d', '#d46b08', '#389e0d', '#08979c', '#0958d9', '#531dab', '#c41d7f'],
  ['#ff4d4f', '#ff7a45', '#ffc53d', '#73d13d', '#36cfc9', '#4096ff', '#9254de', '#f759ab'],
  ['#ffccc7', '#ffd8bf', '#fff1b8', '#d9f7be', '#b5f5ec', '#bae0ff', '#efdbff', '#ffd6e7'],
];

interface Props {
  editor: Editor;
  style: TextStyle;
  label: string;
  icon: ReactNode;
}

/** A colour for the selected text, or for what stands behind it. */
export function ColorTool({ editor, style, label, icon }: Props) {
  const present = textStyleAt(editor, style.property);
  return (
    <PopoverTool
      label={label}
      icon={
        <span className="pl-editor-color" style={{ borderBlockEndColor: present ?? 'transparent' }}>
          {icon}
        </span>
      }
    >
      {(close) => {
        const choose = (value: string | null) => {
          setTextStyle(editor, { ...style, value });
          close();
        };
        return (
          <>
            <div className="pl-editor-swatches" role="group" aria-label={label}>
              {swatches.flat().map((color, index) => (
                <button
                  key={color}
                  type="button"
                  autoFocus={index === 0}
                  aria-label={color}
                  aria-pressed={color === present}
                  style={{ background: color }}
                  onClick={() => choose(color)}
                />
              ))}
            </div>
            <div className="pl-editor-buttons">
              <label className="pl-editor-other">
                {richTexts().otherColor}
                <input
                  type="color"
                  defaultValue={/^#[0-9a-f]{6}$/i.test(present ?? '') ? present : '#1677ff'}
                  onBlur={({ target }) =>
                    target.value !== target.defaultValue && choose(target.value)
                  }
                />
              </label>
              <Button onClick={() => choose(null)}>{richTexts().noColor}</Button>
            </div>
          </>
        );
      }}
    </PopoverTool>
  );
}
