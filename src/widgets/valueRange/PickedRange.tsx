import { DatePicker, TimePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { ariaOf } from '../aria.ts';
import { useHoursAhead, type InputProps } from '../contract.ts';
import '../dateRange/ends.css';
import { dayFormat, fromPicker, timeFormat, timeToPicker, toPicker } from '../dates.ts';
import { isBlank } from '../../schema/record/index.ts';
import { WithOddValue } from '../OddValue.tsx';
import '../pickerLocale.ts';

export interface RangeProps extends InputProps {
  /** What both ends are. */
  of?: string;
  /** One end may be left out. */
  open?: boolean;
  precision?: number;
  grouping?: boolean;
  currency?: string;
  /** Stands behind each end. */
  unit?: string;
}

type Picked = [Dayjs | null | undefined, Dayjs | null | undefined] | null;

const formats: Readonly<Record<string, string>> = { datetime: timeFormat, time: 'HH:mm:ss' };

/** Days, moments or times of a day from one to the other, picked or typed. */
export function PickedRange({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  status,
  of = 'date',
  open = false,
  unit: _unit,
  precision: _precision,
  grouping: _grouping,
  currency: _currency,
  placeholder: _placeholder,
  ...aria
}: RangeProps) {
  const hoursAhead = useHoursAhead();
  const [begin, end] = value as readonly [unknown, unknown];
  const format = formats[of] ?? dayFormat;
  const picked = (one: unknown) => (of === 'time' ? timeToPicker(one) : toPicker(one, hoursAhead));
  const shared = {
    ...ariaOf(aria),
    className: of === 'datetime' ? 'pl-fill pl-ends pl-moments' : 'pl-fill pl-ends',
    id: { start: id, end: id && `${id}-end` },
    value: [picked(begin), picked(end)] as [Dayjs | null, Dayjs | null],
    onChange: (range: Picked) =>
      onChange?.([fromPicker(range?.[0], format) ?? null, fromPicker(range?.[1], format) ?? null]),
    onBlur,
    allowEmpty: [open, open] as [boolean, boolean],
    disabled: disabled || readOnly,
    status,
    format,
  };
  // An end that is no such value is said, or it would be lost unseen with a change of the other.
  const unread = [begin, end].filter((one, index) => !isBlank(one) && !shared.value[index]);
  return (
    <WithOddValue value={unread} isShown={unread.length === 0}>
      {of === 'time' ? (
        <TimePicker.RangePicker {...shared} order={false} />
      ) : (
        <DatePicker.RangePicker {...shared} showTime={of === 'datetime'} />
      )}
    </WithOddValue>
  );
}
