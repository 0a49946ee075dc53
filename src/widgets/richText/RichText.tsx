import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { singleAria } from '../aria.ts';
import { CleanHtml } from '../html/CleanHtml.tsx';
import type { InputProps } from '../contract.ts';
import { texts } from '../locale/index.ts';

type View = 'source' | 'both' | 'preview';

/**
 * Formatted text as its HTML source beside what it will look like; the preview is cleaned as
 * readers see it.
 */
export function RichText({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  height = 300,
  ...aria
}: InputProps<string> & { height?: number }) {
  const [view, setView] = useState<View>('both');
  return (
    <div className="pl-rich">
      <Segmented<View>
        size="small"
        aria-label={texts.rich.mode}
        value={view}
        onChange={setView}
        options={[
          { value: 'source', label: texts.rich.source },
          { value: 'both', label: texts.rich.both },
          { value: 'preview', label: texts.common.preview },
        ]}
      />
      <div className={`pl-rich-panes pl-rich-${view}`} style={{ minHeight: height }}>
        {view !== 'preview' && (
          <Input.TextArea
            {...singleAria(aria)}
            className="pl-rich-source"
            style={{ height }}
            value={value ?? ''}
            onChange={(event) => onChange?.(event.target.value)}
            onBlur={onBlur}
            disabled={disabled}
            readOnly={readOnly}
            placeholder={placeholder}
            status={status}
            spellCheck={false}
          />
        )}
        {view !== 'source' && (
          <div
            className="pl-rich-preview"
            style={{ height }}
            role="region"
            aria-label={texts.common.preview}
            tabIndex={0}
          >
            <CleanHtml html={value ?? ''} />
          </div>
        )}
      </div>
    </div>
  );
}
