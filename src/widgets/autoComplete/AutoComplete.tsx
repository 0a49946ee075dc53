import { AutoComplete as AntAutoComplete } from 'antd';
import { useMemo } from 'react';
import { pickerProps } from '../control.ts';
import type { InputProps } from '../contract.ts';

interface Props extends InputProps<string> {
  /** Texts that are offered. */
  suggestions?: readonly string[];
  allowClear?: boolean;
  /** A suggestion that the arrow keys lead to stands in the box at once. */
  backfill?: boolean;
  /** Only those are offered that hold what is typed. */
  filter?: boolean;
}

const holdsTyped = (typed: string, option?: { value?: unknown }): boolean =>
  String(option?.value ?? '')
    .toLowerCase()
    .includes(typed.toLowerCase());

/** One line of text with suggestions; any other text can be entered, too. */
export function AutoComplete({
  value,
  onChange,
  suggestions = [],
  allowClear = true,
  backfill = false,
  filter = true,
  ...field
}: Props) {
  const options = useMemo(
    () => [...new Set(suggestions)].map((one) => ({ value: String(one) })),
    [suggestions],
  );
  return (
    <AntAutoComplete<string>
      {...pickerProps(field)}
      className="pl-fill"
      value={value ?? ''}
      onChange={(next) => onChange?.(next ?? '')}
      options={options}
      filterOption={filter && holdsTyped}
      allowClear={allowClear}
      backfill={backfill}
    />
  );
}
