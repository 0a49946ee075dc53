import { AutoComplete as AntAutoComplete, type GetRef } from 'antd';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { pickerProps } from '../control.ts';
import type { InputProps } from '../contract.ts';
import { useInSight } from './useInSight.ts';

interface Props extends InputProps<string> {
  /** Texts that are offered. */
  suggestions?: readonly string[];
  allowClear?: boolean;
  /** A suggestion that the arrow keys lead to stands in the box at once. */
  backfill?: boolean;
  /** Only those are offered that hold what is typed. */
  filter?: boolean;
  /** The list is open from the beginning, until somebody does something elsewhere. */
  defaultOpen?: boolean;
}

type Box = GetRef<typeof AntAutoComplete<string>>;

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
  defaultOpen = false,
  ...field
}: Props) {
  const options = useMemo(
    () => [...new Set(suggestions)].map((one) => ({ value: String(one) })),
    [suggestions],
  );
  const box = useRef<Box>(null);
  const [opened, setOpened] = useState<'itself' | 'by people' | undefined>(
    defaultOpen ? 'itself' : undefined,
  );
  // antd names an option that there is not as long as no key has led to one.
  const [isLed, setLed] = useState(false);
  useClosedByKeys(box, opened !== undefined, () => setOpened(undefined));
  const isInSight = useInSight(box, opened === 'itself');
  const isOpen = opened === 'by people' || (opened === 'itself' && isInSight);
  return (
    <AntAutoComplete<string>
      {...pickerProps(field)}
      ref={box}
      className="pl-fill"
      value={value ?? ''}
      onChange={(next) => onChange?.(next ?? '')}
      options={options}
      filterOption={filter && holdsTyped}
      allowClear={allowClear}
      backfill={backfill}
      open={isOpen}
      onOpenChange={(open) => {
        setOpened(open ? 'by people' : undefined);
        setLed(false);
      }}
      onKeyDown={({ key }) => setLed(isOpen && (key === 'ArrowDown' || key === 'ArrowUp'))}
      {...(!isLed && { 'aria-activedescendant': undefined })}
    />
  );
}

/**
 * A list that opened by itself has not the focus: keys that are pressed elsewhere close it, as
 * clicks there do.
 */
function useClosedByKeys(box: RefObject<Box | null>, isOpen: boolean, close: () => void) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return undefined;
    const heard = ({ target }: Event) => {
      if (!box.current?.nativeElement.contains(target as Node)) latest.current();
    };
    document.addEventListener('keydown', heard, true);
    return () => document.removeEventListener('keydown', heard, true);
  }, [box, isOpen]);
}
