import { currencyDigits } from '../../schema/record/currency.ts';
import type { DisplayProps } from '../contract.ts';
import { NumberText } from '../numberText/NumberText.tsx';
import type { NumberFormat } from '../../schema/record/numberText.ts';
import { defined } from '../../schema/defined.ts';

interface Props extends DisplayProps, NumberFormat {
  /** Path in the record to its code. */
  currencyField?: string;
}

/** An amount in its currency, with the digits that this has. */
export function MoneyText({
  currency,
  currencyField,
  precision,
  grouping = true,
  ...props
}: Props) {
  const code = currency ?? codeAt(props.record, currencyField);
  return (
    <NumberText
      {...props}
      grouping={grouping}
      {...defined({ currency: code })}
      {...digitsOf(precision, code)}
    />
  );
}

function codeAt(record: unknown, path: string | undefined): string | undefined {
  let at = record;
  for (const name of path?.split('.') ?? [])
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  return path !== undefined && typeof at === 'string' && at !== '' ? at : undefined;
}

/** Digits of a column are its own; else those of the currency. */
const digitsOf = (
  precision: number | undefined,
  currency: string | undefined,
): { precision?: number } => {
  const digits = precision ?? (currency === undefined ? undefined : currencyDigits(currency));
  return digits === undefined ? {} : { precision: digits };
};
