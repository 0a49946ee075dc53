import { Mentions as AntMentions } from 'antd';
import { useMemo } from 'react';
import { controlProps } from '../control.ts';
import type { InputProps } from '../contract.ts';
import { defined } from '../../schema/defined.ts';

interface Props extends InputProps<string> {
  names?: readonly string[];
  /** What stands before a name. */
  sign?: string;
  /** The names are offered above the box. */
  above?: boolean;
  rows?: number;
  /** Stands before and behind a mention. */
  split?: string;
}

/** Text in which somebody or something is mentioned by a sign and a name. */
export function Mentions({
  value,
  onChange,
  names = [],
  sign = '@',
  above = false,
  rows = 1,
  split = ' ',
  ...field
}: Props) {
  const options = useMemo(
    () => [...new Set(names.map(String))].map((name) => ({ value: name, label: name })),
    [names],
  );
  const { status, ...control } = controlProps(field);
  return (
    <AntMentions
      {...control}
      {...defined({ status })}
      value={value ?? ''}
      onChange={(text) => onChange?.(text)}
      options={options}
      prefix={sign}
      split={split}
      placement={above ? 'top' : 'bottom'}
      rows={rows}
    />
  );
}
