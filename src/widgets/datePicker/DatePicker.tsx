import { DatePicker as AntDatePicker } from 'antd';
import { pickerProps } from '../control.ts';
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
  allowClear = true,
  minDate,
  maxDate,
  picker = 'date',
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
        onChange={(next) => onChange?.(fromPicker(next, formats[picker]))}
        picker={picker}
        format={formats[picker]}
        allowClear={allowClear}
        minDate={toPicker(minDate) ?? undefined}
        maxDate={toPicker(maxDate) ?? undefined}
      />
    </WithOddValue>
  );
}
