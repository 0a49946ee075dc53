import { Checkbox, Skeleton } from 'antd';
import { useMemo } from 'react';
import { groupAria } from '../aria.ts';
import { listOf, optionsWithHeld, shownKeys, valueOf, type SelectNode } from '../choices.ts';
import type { InputProps } from '../contract.ts';
import { ManyChoices, mostInSight } from '../ManyChoices.tsx';

interface Props extends InputProps {
  /** Fewest that stay checked once as many are, and most that can be. */
  min?: number;
  max?: number;
}

/** Several of a few choices, all in sight; among many one searches. */
export function CheckboxGroup(props: Props) {
  const { id, value, onChange, onBlur, disabled, readOnly, choices, ...rest } = props;
  const { limit, onSearch, min = 0, max = Infinity, ...aria } = rest;
  const options = useMemo(() => optionsWithHeld(choices ?? [], listOf(value)), [choices, value]);
  if (!choices) return <Skeleton.Button active size="small" className="pl-choices-waiting" />;
  const isLocked = disabled === true || readOnly === true;
  const held = shownKeys(choices, value);
  const toggle = (key: string | number) =>
    onChange?.(
      options
        .map((option) => option.value)
        .filter((other) => held.includes(other) !== (other === key))
        .map((other) => valueOf(choices, other)),
    );
  /** No more than allowed are checked, and no fewer left. */
  const isFixed = (isChecked: boolean) => (isChecked ? held.length <= min : held.length >= max);
  // Checkbox.Group of antd shows a change only after its effects, and loses a second one before.
  const draw = (shown: SelectNode[]) => (
    <div className="pl-checkbox-group">
      {shown.map(({ value: key, label, title, disabled: isOff }) => {
        const isChecked = held.includes(key);
        return (
          <Checkbox
            key={key}
            value={key}
            title={title}
            checked={isChecked}
            onChange={() => toggle(key)}
            disabled={isLocked || isOff || isFixed(isChecked)}
          >
            {label}
          </Checkbox>
        );
      })}
    </div>
  );
  const isMany = options.length > mostInSight || limit !== undefined;
  return (
    <div
      id={id}
      role="group"
      className="pl-choices"
      tabIndex={-1}
      {...groupAria(aria)}
      onBlur={onBlur}
    >
      {isMany ? (
        <ManyChoices {...{ options, held, isLocked, limit, onSearch }} several>
          {draw}
        </ManyChoices>
      ) : (
        draw(options)
      )}
    </div>
  );
}
