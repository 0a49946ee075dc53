import { Input as AntInput } from 'antd';
import type { KeyboardEvent } from 'react';
import { defined } from '../../schema/defined.ts';
import { controlProps } from '../control.ts';
import type { InputProps } from '../contract.ts';
import { SearchButton } from './SearchButton.tsx';
import './input.css';

interface Props extends InputProps<string> {
  allowClear?: boolean;
  maxLength?: number;
  showCount?: boolean;
  prefix?: string;
  suffix?: string;
  /** Texts in boxes of their own, joined to it. */
  addonBefore?: string;
  addonAfter?: string;
  /** A button behind it that asks for what follows from the text, as Enter does. */
  searchButton?: 'plain' | 'primary';
  /** Text of the button; default an icon. */
  searchText?: string;
  autoComplete?: string;
}

/** Enter asks for what follows, and stores no form meanwhile. */
const asked = (onEntered: () => void) => (event: KeyboardEvent) => {
  if (event.nativeEvent.isComposing) return;
  event.preventDefault();
  onEntered();
};

/** One line of text. */
export function Input({
  value,
  onChange,
  allowClear = true,
  maxLength,
  showCount,
  prefix,
  suffix,
  addonBefore,
  addonAfter,
  searchButton,
  searchText,
  autoComplete = 'off',
  onEntered,
  ...field
}: Props) {
  const isLocked = field.disabled === true || field.readOnly === true;
  const input = (
    <AntInput
      {...controlProps(field)}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      allowClear={allowClear && !field.readOnly}
      maxLength={maxLength}
      showCount={showCount}
      prefix={prefix}
      suffix={suffix}
      autoComplete={autoComplete}
      {...(searchButton && {
        enterKeyHint: 'search' as const,
        ...(onEntered && !isLocked && { onPressEnter: asked(onEntered) }),
      })}
    />
  );
  if (!addonBefore && !addonAfter && !searchButton) return input;
  return (
    <div className="pl-joined">
      {addonBefore && <span className="pl-joined-text">{addonBefore}</span>}
      {input}
      {addonAfter && <span className="pl-joined-text">{addonAfter}</span>}
      {searchButton && (
        <SearchButton
          variant={searchButton}
          disabled={isLocked}
          {...defined({ text: searchText, size: field.size, onSearch: onEntered })}
        />
      )}
    </div>
  );
}
