import { DatePicker } from 'antd';
import { defined } from '../../schema/defined.ts';
import { ariaOf } from '../aria.ts';
import { useHoursAhead, type InputProps } from '../contract.ts';
import { dayFormat, fromPicker, timeFormat, toPicker } from '../dates.ts';
import { WithOddValue } from '../OddValue.tsx';
import '../pickerLocale.ts';
import './ends.css';

interface Props extends InputProps {
  allowClear?: boolean;
  showTime?: boolean;
  /**
   * Stand in the boxes as long as they are empty; default, without both, in words of the calendar.
   */
  beginPlaceholder?: string;
  endPlaceholder?: string;
  /** How the ends are written; what is stored keeps its form. */
  format?: string;
  /** Stands between them; default an arrow. */
  separator?: string;
}

/** A first and a last day (or moment) as [begin, end]; undefined when cleared. */
export function DateRange({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  status,
  size,
  allowClear = true,
  showTime = false,
  beginPlaceholder,
  endPlaceholder,
  separator,
  format: written,
  ...aria
}: Props) {
  const hoursAhead = useHoursAhead();
  const [begin, end] = Array.isArray(value) ? (value as unknown[]) : [];
  const words: [string, string] = [beginPlaceholder ?? '', endPlaceholder ?? ''];
  const format = showTime ? timeFormat : dayFormat;
  const picked = [toPicker(begin, hoursAhead), toPicker(end, hoursAhead)] as const;
  return (
    <WithOddValue value={value} isShown={picked[0] !== null && picked[1] !== null}>
      <DatePicker.RangePicker
        {...ariaOf(aria)}
        className={showTime ? 'pl-fill pl-ends pl-moments' : 'pl-fill pl-ends'}
        id={{ start: id, end: id && `${id}-end` }}
        value={[...picked]}
        onChange={(range) =>
          onChange?.(
            range?.[0] && range[1]
              ? [fromPicker(range[0], format), fromPicker(range[1], format)]
              : undefined,
          )
        }
        onBlur={onBlur}
        showTime={showTime}
        format={written ?? format}
        disabled={disabled || readOnly}
        status={status}
        {...defined({ size })}
        allowClear={allowClear}
        {...defined({ separator })}
        {...(words.some(Boolean) && { placeholder: words })}
      />
    </WithOddValue>
  );
}
