import { InputNumber } from 'antd';
import { useMemo } from 'react';
import { defined } from '../../schema/defined.ts';
import { currencyDigits, currencySign } from '../../schema/record/currency.ts';
import { decimalText, exactNumber, fractionDigits } from '../../schema/record/decimalText.ts';
import { controlProps } from '../control.ts';
import type { InputProps } from '../contract.ts';
import { isTyped } from '../numberInput/isTyped.ts';
import { numberText } from '../../schema/record/numberText.ts';
import { readTyped, shownTyped } from './typedAmount.ts';

interface Props extends InputProps {
  /** Limits are reported by the field's message; nothing that was typed is changed. */
  min?: number;
  max?: number;
  step?: number;
  /** Digits after the point, where they are not those of the currency. */
  precision?: number;
  grouping?: boolean;
  /** ISO 4217; its sign stands before the number. Empty where the record has none yet. */
  currency?: string | null;
  suffix?: string;
}

/**
 * An amount. Digits are grouped while somebody types, and none is rounded away, however many there
 * are; the arrows count units up and down.
 */
export function MoneyInput({
  value,
  onChange,
  min: _min,
  max: _max,
  step,
  precision,
  grouping = true,
  currency: given,
  suffix,
  ...field
}: Props) {
  const currency = given ? given : undefined;
  const digits = precision ?? (currency === undefined ? undefined : currencyDigits(currency));
  const writing = useMemo(
    () => amountWriting({ digits, grouping, currency }),
    [digits, grouping, currency],
  );
  return (
    <InputNumber<number | string>
      {...controlProps(field)}
      {...writing}
      className="pl-fill pl-amount"
      inputMode="decimal"
      // Texts, so that no digit is lost of what is too long for a number.
      stringMode
      value={decimalText(value) ?? null}
      onChange={(next) => onChange?.(next === null ? undefined : exactNumber(String(next)))}
      step={step}
      suffix={suffix}
      {...defined({ prefix: currency === undefined ? undefined : currencySign(currency) })}
    />
  );
}

interface Writing {
  digits: number | undefined;
  grouping: boolean;
  currency: string | undefined;
}

/** The same functions as long as nothing changes: others would make the input write anew. */
const amountWriting = ({ digits, grouping, currency }: Writing) => ({
  formatter: (
    value: number | string | undefined,
    { userTyping, input }: { userTyping: boolean; input: string },
  ) =>
    userTyping && isTyped(readTyped(input, currency), value)
      ? shownTyped(input, { grouping, currency })
      : numberText(value, { ...places(value, digits), grouping }),
  parser: (text: string | undefined) => readTyped(text ?? '', currency) as unknown as number,
});

/** Digits that the amount should not have are shown all the same: its field says what is wrong. */
const places = (
  value: number | string | undefined,
  digits: number | undefined,
): { precision?: number } =>
  digits === undefined ? {} : { precision: Math.max(digits, fractionDigits(value)) };
