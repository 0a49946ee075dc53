import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { App, Button } from 'antd';
import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { ariaOf } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { codeTexts } from '../locale/code.ts';
import './codeMirror.css';
import { useCodeView } from './useCodeView.ts';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  text: string;
  onText?: (text: string) => void;
  /** Name of the language, as it stands above the code. */
  title: string;
  language: Extension;
  rows: number;
  hasLineNumbers?: boolean;
  /** What a further button does with code that can be changed. */
  tool?: { label: string; hint: string; run(view: EditorView): void };
  /** What is to be said of the code, below it. */
  children?: ReactNode;
}

/** Code with its head; locked it can be read, searched and copied. */
export function CodeFrame(props: Props) {
  const { text, onText, onBlur, title, language, rows, tool, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const isLocked = onText === undefined || props.disabled === true || props.readOnly === true;
  const view = useCodeView(place, {
    text,
    isLocked,
    language,
    hasLineNumbers: props.hasLineNumbers ?? true,
    placeholder: props.placeholder,
    attributes: attributesOf(props, isLocked),
    onChange: (next) => onText?.(next),
    onBlur: () => onBlur?.(),
  });
  const className = [
    'pl-code',
    props.disabled === true && 'pl-code-disabled',
    props.status === 'error' && 'pl-code-wrong',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      className={className}
      style={{ '--pl-code-rows': rows } as CSSProperties}
      onKeyDown={keepEscape}
    >
      <div className="pl-code-head">
        <span>{title}</span>
        {!isLocked && tool && (
          <Button
            size="small"
            type="text"
            title={tool.hint}
            disabled={text.trim() === ''}
            onClick={() => view && tool.run(view)}
          >
            {tool.label}
          </Button>
        )}
        <CopyButton text={text} />
      </div>
      <div ref={place} className="pl-code-place" />
      {children}
    </div>
  );
}

/** Escape that has closed something in the editor does not close the form around it, too. */
const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' && event.defaultPrevented) event.stopPropagation();
};

function CopyButton({ text }: { text: string }) {
  const { message } = App.useApp();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      void message.success(codeTexts().copied, 3);
    } catch {
      void message.error(codeTexts().copyFailed, 3); // no permission, or an address without https
    }
  };
  return (
    <Button size="small" type="text" disabled={text === ''} onClick={() => void copy()}>
      {codeTexts().copy}
    </Button>
  );
}

/** What readers of the screen get to know of the code; what is locked can be reached, too. */
function attributesOf({ id, title, ...props }: Props, isLocked: boolean): Record<string, string> {
  const entries = Object.entries({
    ...ariaOf(props),
    id,
    'aria-label': props['aria-labelledby'] ? undefined : (props['aria-label'] ?? title),
    'aria-readonly': isLocked || undefined,
    'aria-disabled': props.disabled === true ? true : undefined,
    tabindex: props.disabled === true ? '-1' : '0',
    spellcheck: 'false',
  });
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}
