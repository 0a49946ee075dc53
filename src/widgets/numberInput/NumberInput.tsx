import { InputNumber } from 'antd';
import { asNumber } from '../../schema/record/index.ts';
import { controlProps } from '../control.ts';
import { currencySign } from '../../schema/record/currency.ts';
import type { InputProps } from '../contract.ts';
import { numberText } from '../../schema/record/numberText.ts';
import { WithOddValue } from '../OddValue.tsx';
import { isTyped } from './isTyped.ts';

interface Props extends InputProps {
  min?: number;
  max?: number;
  step?: number;
  precision?: number;
  /** Digits are grouped by thousands while nothing is typed. */
  grouping?: boolean;
  /** ISO 4217; its sign stands before the number. */
  currency?: string;
  prefix?: string;
  suffix?: string;
}

/**
 * A number. Limits are reported by the field's message, not by changing what was typed; the arrows
 * stop at them. Digits behind those that the number has are rounded when the control is left.
 */
export function NumberInput({
  value,
  onChange,
  min,
  max,
  step,
  precision,
  grouping,
  currency,
  prefix = currency === undefined ? undefined : currencySign(currency),
  suffix,
  ...field
}: Props) {
  const number = asNumber(value);
  return (
    <WithOddValue value={value} isShown={number !== undefined}>
      <InputNumber<number>
        {...controlProps(field)}
        className="pl-fill"
        value={number ?? null}
        onChange={(next) => onChange?.(next ?? undefined)}
        {...limited({ min, max, onChange })}
        step={step}
        precision={precision}
        prefix={prefix}
        {...(grouping && grouped(precision))}
        suffix={suffix}
      />
    </WithOddValue>
  );
}

/**
 * Arrows that stop at the limits. The control itself does not get them: it would put the nearest
 * number in the place of what was typed.
 */
const limited = ({ min, max, onChange }: Pick<Props, 'min' | 'max' | 'onChange'>) => ({
  onStep: (next: number) => {
    const kept = Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity);
    if (kept !== next) onChange?.(kept);
  },
  'aria-valuemin': min,
  'aria-valuemax': max,
});

const withoutSeparators = (text: string | undefined): string => (text ?? '').replaceAll(',', '');

/**
 * Separators between thousands, left out while somebody types; a value from elsewhere, such as one
 * that was pasted into several cells, takes the place of what was typed.
 */
const grouped = (precision: number | undefined) => ({
  formatter: (
    value: number | undefined,
    { userTyping, input }: { userTyping: boolean; input: string },
  ) =>
    userTyping && isTyped(withoutSeparators(input), value)
      ? input
      : numberText(value, { precision, grouping: true }),
  parser: (text: string | undefined) => withoutSeparators(text) as unknown as number,
});
