import { describe, expect, it } from 'vitest';
import { decimalText, groupDigits, roundDecimal } from '../../src/schema/record/decimalText.ts';
import { currencySign } from '../../src/schema/record/currency.ts';
import { isQuantity } from '../../src/schema/record/quantity.ts';

describe('numbers', () => {
  it('are rounded and grouped on their digits', () => {
    expect(groupDigits('-1234567.5')).toBe('-1,234,567.5');
    expect(groupDigits('123')).toBe('123');
    expect(roundDecimal('12345678901234567890.125', 2)).toBe('12345678901234567890.13');
    expect(decimalText(1e-7)).toBe('0.0000001');
  });

  it('are quantities when they are decimals, or have a unit or currency', () => {
    expect(isQuantity({ type: 'decimal' })).toBe(true);
    expect(isQuantity({ type: 'integer' })).toBe(false);
    expect(isQuantity({ type: 'long', unit: '件' })).toBe(true);
    expect(isQuantity({ type: 'id', unit: '件' })).toBe(false);
    expect([currencySign('CNY'), currencySign('USD'), currencySign('XYZ')]).toEqual([
      '¥',
      'US$',
      'XYZ',
    ]);
  });
});
