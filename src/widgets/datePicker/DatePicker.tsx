import { DatePicker as AntDatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { pickerProps } from '../control.ts';
import { useHoursAhead, type InputProps } from '../contract.ts';
import { dayFormat, fromPicker, toPicker } from '../dates.ts';
import { WithOddValue } from '../OddValue.tsx';
import '../pickerLocale.ts';

export interface DateProps extends InputProps {
  allowClear?: boolean;
  /** How it is written; what is stored keeps its form. */
  format?: string;
  minDate?: string;
  maxDate?: string;
  /** There is a button that picks the present day or moment. */
  showNow?: boolean;
}

/** How they are stored; a week as its Monday. */
const formats = { date: dayFormat, week: dayFormat, month: 'YYYY-MM', year: 'YYYY' } as const;

/** The Monday of the week of a day, whichever day weeks begin with where it is shown. */
const mondayOf = (day: Dayjs): Dayjs => day.subtract((day.day() + 6) % 7, 'day');

/**
 * Weeks are shown by their numbers, as the calendar writes them. In another format they can only be
 * chosen: no text of a week is read.
 */
const weekProps = (format: string | undefined) =>
  format === undefined ? {} : { format, inputReadOnly: true };

/** A day, week, month or year as text. */
export function DatePicker({
  value,
  onChange,
  allowClear = true,
  minDate,
  maxDate,
  picker = 'date',
  showNow = true,
  format,
  ...field
}: DateProps & { picker?: keyof typeof formats }) {
  const hoursAhead = useHoursAhead();
  const picked = toPicker(value, hoursAhead);
  return (
    <WithOddValue value={value} isShown={picked !== null}>
      <AntDatePicker
        {...pickerProps(field)}
        className="pl-fill"
        value={picked}
        onChange={(next: Dayjs | null) =>
          onChange?.(fromPicker(picker === 'week' && next ? mondayOf(next) : next, formats[picker]))
        }
        picker={picker}
        {...(picker === 'week' ? weekProps(format) : { format: format ?? formats[picker] })}
        showNow={showNow}
        allowClear={allowClear}
        minDate={toPicker(minDate) ?? undefined}
        maxDate={toPicker(maxDate) ?? undefined}
      />
    </WithOddValue>
  );
}
