import { TimePicker as AntTimePicker } from 'antd';
import { pickerProps } from '../control.ts';
import type { InputProps } from '../contract.ts';
import { fromPicker, timeToPicker } from '../dates.ts';
import { WithOddValue } from '../OddValue.tsx';
import '../pickerLocale.ts';
import { defined } from '../../schema/defined.ts';

/** A time of day as HH:mm:ss. */
export function TimePicker({
  value,
  onChange,
  allowClear = true,
  minuteStep,
  twelveHours = false,
  format,
  ...field
}: InputProps & {
  allowClear?: boolean;
  minuteStep?: number;
  twelveHours?: boolean;
  /** How it is written; what is stored keeps its form. */
  format?: string;
}) {
  const picked = timeToPicker(value);
  return (
    <WithOddValue value={value} isShown={picked !== null}>
      <AntTimePicker
        {...pickerProps(field)}
        className="pl-fill"
        value={picked}
        onChange={(next) => onChange?.(fromPicker(next, 'HH:mm:ss'))}
        minuteStep={minuteStep as 1 | undefined}
        allowClear={allowClear}
        use12Hours={twelveHours}
        {...defined({ format })}
      />
    </WithOddValue>
  );
}
