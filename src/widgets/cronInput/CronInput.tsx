import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { describeCron } from '../cronText/describe.ts';
import { cronTexts } from '../locale/cron.ts';
import './cronInput.css';
import { CronModal } from './CronModal.tsx';
import { problemText } from '../cronText/problemText.ts';

/** An expression of Quartz, with what it means below (docs/protocol/pages.md#monitoring). */
export function CronInput({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  id,
  ...aria
}: InputProps<string>) {
  const [isOpen, setOpen] = useState(false);
  const text = value === undefined || value === null ? '' : String(value);
  const isLocked = disabled === true || readOnly === true;
  const meaning = text.trim() === '' ? undefined : (describeCron(text) ?? problemText(text));
  return (
    <div className="pl-cron">
      <Space.Compact block>
        <Input
          {...singleAria({ ...aria, id })}
          className="pl-cron-line"
          value={text}
          onChange={({ target }) => onChange?.(target.value)}
          onBlur={onBlur}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={placeholder}
          status={status}
          spellCheck={false}
          autoComplete="off"
        />
        {!isLocked && <Button onClick={() => setOpen(true)}>{cronTexts().generate}</Button>}
      </Space.Compact>
      {meaning && (
        <div className="pl-cron-meaning" role="status">
          {meaning}
        </div>
      )}
      <CronModal
        isOpen={isOpen}
        expression={text}
        onClose={() => setOpen(false)}
        onApply={(next) => {
          setOpen(false);
          onChange?.(next);
          onBlur?.();
        }}
      />
    </div>
  );
}
