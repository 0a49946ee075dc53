/** Amounts whose currency stands in the same record: it is there, and has as many digits. */
import { say, term } from '../../../schema/locale/message.ts';
import { currencyDigits } from '../../../schema/record/currency.ts';
import { fractionDigits } from '../../../schema/record/decimalText.ts';
import { isBlank } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { mergedRecord } from './computed.ts';
import { valueOf } from './values.ts';

/**
 * Checks what a write brings, over what is stored; records that it leaves alone are not looked at.
 * @throws Refusal at the first amount that its currency does not allow
 */
export function checkAmounts(
  { shape }: Pick<Operation, 'shape'>,
  row: Row,
  stored: Row | undefined,
): void {
  if (shape.amounts.length === 0) return;
  const record = mergedRecord(shape, row, stored);
  for (const { amount, currency } of shape.amounts) {
    const concerns = [amount, currency].some(({ field }) => valueOf(row, field) !== undefined);
    const value = record[amount.field];
    if (!concerns || isBlank(value)) continue;
    const code: unknown = record[currency.field];
    if (isBlank(code))
      throw new Refusal(say`${term(currency.spec.label)}不能为空`, 500, currency.field);
    const digits = amount.spec.scale ?? currencyDigits(String(code));
    if (fractionDigits(value) > digits)
      throw new Refusal(
        say`${term(amount.spec.label)}以${String(code)}计，最多${digits}位小数`,
        500,
        amount.field,
      );
  }
}
