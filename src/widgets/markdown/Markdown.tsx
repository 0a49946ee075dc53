import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { isBlank } from '../../schema/record/index.ts';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { valueTexts } from '../locale/values.ts';
import { plainText } from '../plainText.ts';
import './markdown.css';
import { MarkdownText } from './MarkdownText.tsx';

interface Props extends InputProps {
  rows?: number;
  maxLength?: number;
}

/** Markdown that is written, with a look at how it reads. */
export function MarkdownInput({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  rows = 8,
  maxLength,
  ...aria
}: Props) {
  const words = valueTexts().markdown;
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const text = plainText(value);
  return (
    <div className="pl-markdown-input">
      <div className="pl-markdown-head">
        <Segmented
          size="small"
          aria-label={words.view}
          value={view}
          onChange={setView}
          options={[
            { value: 'edit', label: words.edit },
            { value: 'preview', label: words.preview },
          ]}
        />
        <span className="pl-secondary">{words.hint}</span>
      </div>
      {view === 'edit' ? (
        <Input.TextArea
          {...singleAria(aria)}
          className="pl-markdown-source"
          value={text}
          onChange={({ target }) => onChange?.(target.value)}
          {...{ onBlur, disabled, readOnly, placeholder, status, rows, maxLength }}
          showCount={maxLength !== undefined}
        />
      ) : (
        <div
          className="pl-markdown-preview"
          role="region"
          aria-label={words.preview}
          tabIndex={0}
          style={{ minHeight: `${rows}lh` }}
        >
          {isBlank(text) ? (
            <span className="pl-secondary">{words.nothing}</span>
          ) : (
            <MarkdownText value={text} />
          )}
        </div>
      )}
    </div>
  );
}
