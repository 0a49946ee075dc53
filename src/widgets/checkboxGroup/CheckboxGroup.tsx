import { Checkbox, Skeleton } from 'antd';
import { useMemo } from 'react';
import { groupAria } from '../aria.ts';
import { listOf, optionsWithHeld, shownKeys, valueOf } from '../choices.ts';
import type { InputProps } from '../contract.ts';

/** Several of a few choices, all in sight. */
export function CheckboxGroup({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  choices,
  ...aria
}: InputProps) {
  const options = useMemo(() => optionsWithHeld(choices ?? [], listOf(value)), [choices, value]);
  if (!choices) return <Skeleton.Button active size="small" className="pl-choices-waiting" />;
  return (
    <div
      id={id}
      role="group"
      className="pl-choices"
      tabIndex={-1}
      {...groupAria(aria)}
      onBlur={onBlur}
    >
      <Checkbox.Group
        value={shownKeys(choices, value)}
        onChange={(keys) => onChange?.(keys.map((key) => valueOf(choices, key)))}
        options={options}
        disabled={disabled || readOnly}
      />
    </div>
  );
}
