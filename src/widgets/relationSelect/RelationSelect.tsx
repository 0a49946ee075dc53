import { useEffect, useRef, useState } from 'react';
import type { Choice } from '../../schema/compile/plan.ts';
import { findChoice } from '../../schema/record/index.ts';
import { listOf } from '../choices.ts';
import { Select, type SelectProps } from '../select/Select.tsx';

export interface RelationSelectProps extends Omit<SelectProps, 'mode'> {
  multiple?: boolean;
}

const pause = 300;

/**
 * Another record, found by typing. What was chosen keeps its label while other records are listed.
 */
export function RelationSelect({
  multiple = false,
  onSearch,
  choices,
  value,
  ...props
}: RelationSelectProps) {
  const known = useRef(new Map<string, Choice>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [searching, setSearching] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  for (const one of listOf(value)) {
    const choice = findChoice(choices, one);
    if (choice) known.current.set(String(one), choice);
  }
  // While a search hides the chosen records, they are still offered by the label they had.
  const kept = listOf(value).flatMap((one) =>
    findChoice(choices, one) ? [] : (known.current.get(String(one)) ?? []),
  );
  const search = (text: string) => {
    clearTimeout(timer.current);
    setSearching(text.trim() !== '');
    timer.current = setTimeout(() => onSearch?.(text.trim()), pause);
  };
  return (
    <Select
      {...props}
      value={value}
      choices={searching && !choices ? kept : choices && [...kept, ...choices]}
      mode={multiple ? 'multiple' : undefined}
      onSearch={onSearch && search}
    />
  );
}
