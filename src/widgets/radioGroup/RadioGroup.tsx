import { Radio, Skeleton } from 'antd';
import { useMemo } from 'react';
import { ariaOf } from '../aria.ts';
import { optionsWithHeld, shownKey, valueOf } from '../choices.ts';
import type { InputProps } from '../contract.ts';

/** One of a few choices, all in sight. */
export function RadioGroup({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  choices,
  look = 'default',
  ...aria
}: InputProps & { look?: 'default' | 'buttons' }) {
  const options = useMemo(() => optionsWithHeld(choices ?? [], [value]), [choices, value]);
  if (!choices) return <Skeleton.Button active size="small" className="pl-choices-waiting" />;
  return (
    <div
      id={id}
      role="radiogroup"
      className="pl-choices"
      tabIndex={-1}
      {...ariaOf(aria)}
      onBlur={onBlur}
    >
      <Radio.Group
        value={shownKey(choices, value)}
        onChange={(event) => onChange?.(valueOf(choices, event.target.value))}
        options={options}
        disabled={disabled || readOnly}
        {...(look === 'buttons' && { optionType: 'button', buttonStyle: 'solid' })}
      />
    </div>
  );
}
