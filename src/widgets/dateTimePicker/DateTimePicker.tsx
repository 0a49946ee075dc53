import { DatePicker } from 'antd';
import { pickerProps } from '../control.ts';
import { fromPicker, timeFormat, toPicker } from '../dates.ts';
import type { DateProps } from '../datePicker/DatePicker.tsx';
import { WithOddValue } from '../OddValue.tsx';
import '../pickerLocale.ts';
import { useHoursAhead } from '../contract.ts';

/** A moment as text, to the second. */
export function DateTimePicker({
  value,
  onChange,
  allowClear = true,
  format = timeFormat,
  minDate,
  maxDate,
  showNow = true,
  ...field
}: DateProps) {
  const hoursAhead = useHoursAhead();
  const picked = toPicker(value, hoursAhead);
  return (
    <WithOddValue value={value} isShown={picked !== null}>
      <DatePicker
        {...pickerProps(field)}
        className="pl-fill"
        value={picked}
        onChange={(next) => onChange?.(fromPicker(next, timeFormat))}
        showTime
        showNow={showNow}
        format={format}
        allowClear={allowClear}
        minDate={toPicker(minDate) ?? undefined}
        maxDate={toPicker(maxDate) ?? undefined}
      />
    </WithOddValue>
  );
}
