import { Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { singleAria } from './aria.ts';
import type { InputProps } from './contract.ts';
import { plainText } from './plainText.ts';

interface Props extends InputProps {
  allowClear?: boolean;
  /** The value that a typed text means. */
  read(text: string): string;
  /** The text that a value reads as while nobody types. */
  write(value: string): string;
  prefix?: ReactNode;
  inputMode: 'tel' | 'text';
}

/**
 * A text that is stored in another way than it reads, such as 138 1234 5678. What was typed stays
 * as it was typed until the control is left.
 */
export function TypedText(props: Props) {
  const { value, onChange, onBlur, disabled, readOnly, placeholder, status, ...rest } = props;
  const { allowClear = true, read, write, prefix, inputMode, ...aria } = rest;
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const held = plainText(value);
  return (
    <Input
      {...singleAria(aria)}
      value={typed && typed.value === held ? typed.text : write(held)}
      onChange={({ target }) => {
        const next = { text: target.value, value: read(target.value) };
        setTyped(next);
        onChange?.(next.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
      {...{ disabled, readOnly, placeholder, status, prefix, inputMode }}
      type={inputMode}
      allowClear={allowClear && !readOnly}
      autoComplete="off"
    />
  );
}
