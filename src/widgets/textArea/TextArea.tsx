import { Input } from 'antd';
import { useRef } from 'react';
import { controlProps } from '../control.ts';
import type { InputProps } from '../contract.ts';
import { plainText } from '../plainText.ts';

interface Props extends InputProps {
  allowClear?: boolean;
  rows?: number;
  maxRows?: number;
  maxLength?: number;
  showCount?: boolean;
}

/**
 * Several lines of text. A value that came as an object is edited as JSON and goes back as an
 * object while the text is JSON.
 */
export function TextArea({
  value,
  onChange,
  allowClear = true,
  rows = 3,
  maxRows,
  maxLength,
  showCount,
  ...field
}: Props) {
  const typed = useRef<{ text: string; value: unknown }>(undefined);
  const structured = useRef(false);
  structured.current ||= typeof value === 'object' && value !== null;
  // What was typed stays as it was typed, although its value would be written otherwise.
  const text =
    typed.current && typed.current.value === value ? typed.current.text : plainText(value);
  const change = (next: string) => {
    typed.current = { text: next, value: structured.current ? parsed(next) : next };
    onChange?.(typed.current.value);
  };
  return (
    <Input.TextArea
      {...controlProps(field)}
      value={text}
      onChange={(event) => change(event.target.value)}
      allowClear={allowClear && !field.readOnly}
      maxLength={maxLength}
      showCount={showCount}
      {...(maxRows === undefined ? { rows } : { autoSize: { minRows: rows, maxRows } })}
    />
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
