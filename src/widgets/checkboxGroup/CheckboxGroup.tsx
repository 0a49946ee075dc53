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
  const draw = (shown: SelectNode[]) => (
    <Checkbox.Group
      value={held}
      // It knows of those in sight only: the others stay as they are.
      onChange={(keys) =>
        onChange?.([...outOfSight(held, shown), ...keys].map((key) => valueOf(choices, key)))
      }
      // No more than allowed are checked, and no fewer left.
      options={shown.map((option) =>
        (held.includes(option.value) ? held.length <= min : held.length >= max)
          ? { ...option, disabled: true }
          : option,
      )}
      disabled={isLocked}
    />
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

function outOfSight(held: readonly (string | number)[], shown: readonly SelectNode[]) {
  const seen = new Set(shown.map(({ value }) => value));
  return held.filter((key) => !seen.has(key));
}
