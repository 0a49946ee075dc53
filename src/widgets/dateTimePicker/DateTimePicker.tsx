import { DatePicker } from 'antd';
import { singleAria } from '../aria.ts';
import { fromPicker, timeFormat, toPicker } from '../dates.ts';
import type { DateProps } from '../datePicker/DatePicker.tsx';
import { WithOddValue } from '../OddValue.tsx';
import '../pickerLocale.ts';
import { useHoursAhead } from '../contract.ts';

/** A moment as text, to the second. */
export function DateTimePicker({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  allowClear = true,
  minDate,
  maxDate,
  ...aria
}: DateProps) {
  const hoursAhead = useHoursAhead();
  const picked = toPicker(value, hoursAhead);
  return (
    <WithOddValue value={value} isShown={picked !== null}>
      <DatePicker
        {...singleAria(aria)}
        className="pl-fill"
        value={picked}
        onChange={(next) => onChange?.(fromPicker(next, timeFormat))}
        onBlur={onBlur}
        showTime
        format={timeFormat}
        disabled={disabled || readOnly}
        placeholder={placeholder}
        status={status}
        allowClear={allowClear}
        minDate={toPicker(minDate) ?? undefined}
        maxDate={toPicker(maxDate) ?? undefined}
      />
    </WithOddValue>
  );
}
