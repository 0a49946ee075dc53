import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/schema/generated/types.gen.ts';
import { amountIn, amountOf } from '../../src/schema/record/amountText.ts';
import { computedValues } from '../../src/schema/record/computed.ts';
import { currencyDigits } from '../../src/schema/record/currency.ts';
import { decimalText, exactNumber, roundDecimal } from '../../src/schema/record/decimalText.ts';
import { fieldProblem } from '../../src/schema/record/index.ts';
import { typedValue } from '../../src/runtime/form/model/values.ts';
import { shownTyped } from '../../src/widgets/moneyInput/typedAmount.ts';
import { numberText } from '../../src/schema/record/numberText.ts';

const currencies = ['CNY', 'USD', 'JPY', 'KWD', 'EUR', 'CHF'] as const;
const amount = fc
  .tuple(fc.constantFrom(...currencies), fc.maxSafeInteger())
  .map(([currency, units]) => {
    const digits = currencyDigits(currency);
    const cut = units % 10 ** 14;
    return { currency, digits, value: Number(`${cut}e-${digits}`) };
  });

describe('an amount', () => {
  it('has the digits of its currency', () => {
    expect(['CNY', 'JPY', 'KWD', '', 'constructor'].map(currencyDigits)).toEqual([2, 0, 3, 2, 2]);
  });

  it('is read as it was written, in every currency', () => {
    fc.assert(
      fc.property(amount, ({ currency, digits, value }) => {
        const text = numberText(value, { precision: digits, grouping: true, currency });
        expect(amountIn(text, currency)).toBe(value);
        expect(amountIn(`${currency} ${value}`, currency)).toBe(value);
      }),
    );
  });

  it('is read as people write it', () => {
    expect(amountIn('￥1,234.50', 'CNY')).toBe(1234.5);
    expect(amountIn('1，234.5元', 'CNY')).toBe(1234.5);
    expect(amountIn('１２３．４５', 'CNY')).toBe(123.45);
    expect(amountIn('（12.00）', 'CNY')).toBe(-12);
    expect(amountIn('-US$ 5', 'USD')).toBe(-5);
    expect(amountIn('$-5', 'USD')).toBe(-5);
    expect(amountIn('3 usd', 'USD')).toBe(3);
    expect(amountIn('￥5元', 'CNY')).toBe(5);
    expect(amountIn('.5', undefined)).toBe(0.5);
  });

  it('of another currency, or none, is not taken', () => {
    expect(amountIn('US$5', 'CNY')).toBeUndefined();
    expect(amountIn('¥5kg', 'CNY')).toBeUndefined();
    for (const text of [
      '',
      '元',
      '1.234,50',
      '12,34',
      '1,2345',
      '1-2',
      '(5',
      '1.2.3',
      '1 2',
      '12 345',
    ])
      expect(amountOf(text), text).toBeUndefined();
  });

  it('is refused with more digits than it can have', () => {
    const yuan: Field = { type: 'money', label: '金额', currency: 'CNY' };
    expect(fieldProblem(yuan, 1.25)).toBeUndefined();
    expect(fieldProblem(yuan, '1.250')).toBeUndefined();
    expect(String(fieldProblem(yuan, 1.255))).toBe('金额最多2位小数');
    expect(String(fieldProblem({ ...yuan, currency: 'JPY' }, 0.5))).toBe('金额最多0位小数');
    expect(fieldProblem({ ...yuan, scale: 4 }, 0.0125)).toBeUndefined();
    expect(fieldProblem(yuan, 9_999_999_999_999.99)).toBeUndefined();
    expect(String(fieldProblem(yuan, 10_000_000_000_000))).toBe('金额不能大于9999999999999.99');
  });

  it('that is worked out is rounded to the digits of the currency in its record', () => {
    const field: Field = {
      type: 'money',
      label: '税额',
      currencyField: 'currency',
      computed: { $expr: 'amount * 0.13' },
    };
    const taxOf = (currency: string) =>
      computedValues([{ name: 'tax', field }], { record: { amount: 123.45, currency }, host: {} })
        .tax;
    expect(['CNY', 'JPY', 'KWD'].map(taxOf)).toEqual([16.05, 16, 16.049]);
  });
});

describe('a number that was entered', () => {
  it('stays the text that it is where a number would lose digits of it', () => {
    expect(['12.50', '-0.07', '9999999999999.99'].map(exactNumber)).toEqual([
      12.5, -0.07, 9_999_999_999_999.99,
    ]);
    for (const text of ['12345678901234567.89', '9007199254740993', '0.12345678901234567891'])
      expect(exactNumber(text)).toBe(text);
  });

  it('says the same digits as the text, whatever these are', () => {
    const digits = fc.stringMatching(/^-?[1-9][0-9]{0,24}(\.[0-9]{1,12})?$/);
    fc.assert(
      fc.property(digits, (text) => {
        const said = decimalText(exactNumber(text))!;
        expect(roundDecimal(said, 12)).toBe(roundDecimal(text, 12));
      }),
    );
  });

  it('is refused as it stands, and shown with all its digits', () => {
    const yuan: Field = { type: 'money', label: '金额', currency: 'CNY' };
    const long = typedValue('number', '12345678901234567.89');
    expect(String(fieldProblem(yuan, long))).toBe('金额不能大于9999999999999.99');
    expect(numberText(long, { precision: 2, grouping: true, currency: 'CNY' })).toBe(
      '¥12,345,678,901,234,567.89',
    );
    // One digit more than an amount has, which the nearest number hides.
    expect(String(fieldProblem(yuan, typedValue('number', '9999999999999.990000001')))).toBe(
      '金额最多2位小数',
    );
  });
});

describe('an amount that is being typed', () => {
  const shown = (text: string) => shownTyped(text, { grouping: true, currency: 'CNY' });

  it('is grouped, with nothing added that was not typed', () => {
    expect(['1', '12', '1234', '1,2345', '1,23', '1234.', '1234.50', '-1234'].map(shown)).toEqual([
      '1',
      '12',
      '1,234',
      '12,345',
      '123',
      '1,234.',
      '1,234.50',
      '-1,234',
    ]);
    expect(['-', '.', 'abc', '1.234,5', 'US$5'].map(shown)).toEqual([
      '-',
      '.',
      'abc',
      '1.234,5',
      'US$5',
    ]);
    expect(['￥1,234.50', '1，234.5元'].map(shown)).toEqual(['1,234.50', '1,234.5']);
  });
});
