import { TimePicker as AntTimePicker } from 'antd';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { fromPicker, timeToPicker } from '../dates.ts';
import { WithOddValue } from '../OddValue.tsx';
import '../pickerLocale.ts';

/** A time of day as HH:mm:ss. */
export function TimePicker({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  allowClear = true,
  minuteStep,
  ...aria
}: InputProps & { allowClear?: boolean; minuteStep?: number }) {
  const picked = timeToPicker(value);
  return (
    <WithOddValue value={value} isShown={picked !== null}>
      <AntTimePicker
        {...singleAria(aria)}
        className="pl-fill"
        value={picked}
        onChange={(next) => onChange?.(fromPicker(next, 'HH:mm:ss'))}
        onBlur={onBlur}
        minuteStep={minuteStep as 1 | undefined}
        disabled={disabled || readOnly}
        placeholder={placeholder}
        status={status}
        allowClear={allowClear}
      />
    </WithOddValue>
  );
}
