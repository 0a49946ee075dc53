import { DatePicker as AntDatePicker } from 'antd';
import { singleAria } from '../aria.ts';
import { useHoursAhead, type InputProps } from '../contract.ts';
import { dayFormat, fromPicker, toPicker } from '../dates.ts';
import { WithOddValue } from '../OddValue.tsx';
import '../pickerLocale.ts';

export interface DateProps extends InputProps {
  allowClear?: boolean;
  minDate?: string;
  maxDate?: string;
}

const formats = { date: dayFormat, month: 'YYYY-MM', year: 'YYYY' } as const;

/** A day, month or year as text. */
export function DatePicker({
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
  picker = 'date',
  ...aria
}: DateProps & { picker?: keyof typeof formats }) {
  const hoursAhead = useHoursAhead();
  const picked = toPicker(value, hoursAhead);
  return (
    <WithOddValue value={value} isShown={picked !== null}>
      <AntDatePicker
        {...singleAria(aria)}
        className="pl-fill"
        value={picked}
        onChange={(next) => onChange?.(fromPicker(next, formats[picker]))}
        onBlur={onBlur}
        picker={picker}
        format={formats[picker]}
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
