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
  const [opened, setOpened] = useState<'by itself' | 'by people' | undefined>(
    defaultOpen ? 'by itself' : undefined,
  );
  // antd names an option that there is not as long as no key has led to one.
  const [isLed, setLed] = useState(false);
  const isInSight = useInSight(box, opened === 'by itself');
  const isOpen = opened === 'by people' || (opened === 'by itself' && isInSight);
  const close = () => setOpened(undefined);
  useClosedElsewhere({ box, event: 'keydown', isHeard: opened !== undefined, close });
  // antd hears clicks elsewhere as long as the list is seen.
  const isHidden = opened === 'by itself' && !isInSight;
  useClosedElsewhere({ box, event: 'pointerdown', isHeard: isHidden, close });
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

interface Elsewhere {
  box: RefObject<Box | null>;
  event: 'keydown' | 'pointerdown';
  /** Whether there is a list to close. */
  isHeard: boolean;
  close(): void;
}

/** A list that opened by itself has not the focus: keys and clicks elsewhere close it. */
function useClosedElsewhere({ box, event, isHeard, close }: Elsewhere) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isHeard) return undefined;
    const heard = ({ target }: Event) => {
      if (!box.current?.nativeElement.contains(target as Node)) latest.current();
    };
    document.addEventListener(event, heard, true);
    return () => document.removeEventListener(event, heard, true);
  }, [box, event, isHeard]);
}
