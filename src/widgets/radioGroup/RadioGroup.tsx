import { Radio, Skeleton } from 'antd';
import { useMemo } from 'react';
import { defined } from '../../schema/defined.ts';
import { ariaOf } from '../aria.ts';
import { optionsWithHeld, shownKey, valueOf, type SelectNode } from '../choices.ts';
import type { InputProps } from '../contract.ts';
import { ManyChoices, mostInSight } from '../ManyChoices.tsx';

interface Props extends InputProps {
  variant?: 'default' | 'buttons';
  /** How the chosen one of buttons looks. */
  buttonStyle?: 'solid' | 'outline';
}

/** One of a few choices, all in sight; among many one searches. */
export function RadioGroup(props: Props) {
  const { id, value, onChange, onBlur, disabled, readOnly, choices, variant, ...others } = props;
  const { limit, onSearch, buttonStyle = 'solid', size, ...aria } = others;
  const options = useMemo(() => optionsWithHeld(choices ?? [], [value]), [choices, value]);
  if (!choices) return <Skeleton.Button active size="small" className="pl-choices-waiting" />;
  const isLocked = disabled === true || readOnly === true;
  const key = shownKey(choices, value);
  const draw = (shown: SelectNode[]) => (
    <Radio.Group
      value={key}
      onChange={(event) => onChange?.(valueOf(choices, event.target.value))}
      options={shown}
      disabled={isLocked}
      {...defined({ size })}
      {...(variant === 'buttons' && { optionType: 'button', buttonStyle })}
    />
  );
  const isMany = options.length > mostInSight || limit !== undefined;
  return (
    <div
      id={id}
      role="radiogroup"
      className="pl-choices"
      tabIndex={-1}
      {...ariaOf(aria)}
      onBlur={onBlur}
    >
      {isMany ? (
        <ManyChoices
          {...{ options, isLocked, limit, onSearch }}
          held={key === undefined ? [] : [key]}
        >
          {draw}
        </ManyChoices>
      ) : (
        draw(options)
      )}
    </div>
  );
}
