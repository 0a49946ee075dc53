import { AutoComplete as AntAutoComplete, type GetRef } from 'antd';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
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
  const [isOpen, setOpen] = useState(defaultOpen);
  // antd names an option that there is not as long as no key has led to one.
  const [isLed, setLed] = useState(false);
  useClosedByKeys(box, isOpen, () => setOpen(false));
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
        setOpen(open);
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
