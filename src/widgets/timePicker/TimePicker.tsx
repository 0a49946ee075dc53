import { TimePicker as AntTimePicker } from 'antd';
import { pickerProps } from '../control.ts';
import type { InputProps } from '../contract.ts';
import { fromPicker, timeToPicker } from '../dates.ts';
import '../pickerLocale.ts';

/** A time of day as HH:mm:ss. */
export function TimePicker({
  value,
  onChange,
  allowClear = true,
  minuteStep,
  ...field
}: InputProps & { allowClear?: boolean; minuteStep?: number }) {
  return (
    <AntTimePicker
      {...pickerProps(field)}
      className="pl-fill"
      value={timeToPicker(value)}
      onChange={(next) => onChange?.(fromPicker(next, 'HH:mm:ss'))}
      minuteStep={minuteStep as 1 | undefined}
      allowClear={allowClear}
    />
  );
}
