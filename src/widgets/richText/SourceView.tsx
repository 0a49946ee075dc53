import { Input } from 'antd';
import { useState } from 'react';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { richTexts } from '../locale/richText.ts';
import { FullButton } from './tools/Toolbar.tsx';
import { ToolButton } from './tools/ToolButton.tsx';

interface Props extends Omit<InputProps<string>, 'value' | 'onChange'> {
  html: string;
  height: number;
  isFull: boolean;
  onFull(isFull: boolean): void;
  onChange(html: string): void;
  onClose(): void;
}

/** The text as its HTML, as it will be sent. */
export function SourceView({ html, height, isFull, onFull, onChange, onClose, ...props }: Props) {
  // What is typed stays as it is typed; the form gets each state of it.
  const [text, setText] = useState(html);
  return (
    <div className="pl-editor-frame">
      <div className="pl-editor-tools" role="toolbar" aria-label={richTexts().toolbar}>
        <ToolButton
          label={richTexts().source}
          icon={<span className="pl-editor-glyph">{'</>'}</span>}
          isActive
          onRun={onClose}
        />
        <FullButton isFull={isFull} onFull={onFull} />
      </div>
      <Input.TextArea
        {...singleAria(props)}
        className="pl-editor-source"
        style={isFull ? undefined : { height }}
        autoFocus
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(target.value);
        }}
        onBlur={props.onBlur}
        placeholder={props.placeholder}
        status={props.status}
        spellCheck={false}
      />
    </div>
  );
}
