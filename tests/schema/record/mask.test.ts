/** What is shown of masked texts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldProblem, maskedText } from '../../../src/schema/record/index.ts';
import type { Field } from '../../../src/schema/generated/types.gen.ts';

type Mask = NonNullable<Field['mask']>;

describe('a masked text', () => {
  it.each<[Mask, string, string]>([
    ['phone', '13812345678', '138****5678'],
    ['idNumber', '11010519491231002X', '1101**********002X'],
    ['bankCard', '6222021234567890123', '6222***********0123'],
    ['name', '张三丰', '张**'],
    ['name', '张', '*'],
    ['email', 'zhangsan@example.com', 'z*******@example.com'],
    ['email', 'a@b', '*@b'],
    ['email', 'no address', 'n*********'],
    [{ keep: [2, 1] }, 'AB12345', 'AB****5'],
    [{ keep: [0, 0] }, '秘密', '**'],
    ['phone', '12345678', '********'],
    ['phone', '', ''],
    ['name', '😀三', '😀*'],
  ])('%j of %s is %s', (mask, text, shown) => {
    expect(maskedText(mask, text)).toBe(shown);
  });

  it('keeps its length, hides a third at least, and masked again is the same', () => {
    const mask = fc.oneof(
      fc.constantFrom<Mask>('phone', 'idNumber', 'name', 'bankCard'),
      fc.tuple(fc.nat(20), fc.nat(20)).map(([first, last]): Mask => ({ keep: [first, last] })),
    );
    const text = fc.string({ unit: fc.constantFrom('a', '1', '织', '😀'), minLength: 1 });
    fc.assert(
      fc.property(mask, text, (kind, plain) => {
        const shown = maskedText(kind, plain);
        expect([...shown]).toHaveLength([...plain].length);
        const hidden = [...shown].filter((character) => character === '*').length;
        expect(hidden * 3).toBeGreaterThanOrEqual([...plain].length);
        expect(maskedText(kind, shown)).toBe(shown);
      }),
    );
  });

  it('breaks no rule of the whole text, which the server knows', () => {
    const field: Field = {
      type: 'string',
      label: '电话',
      format: 'phone',
      pattern: '^\\d+$',
      maxLength: 11,
      mask: 'phone',
    };
    expect(fieldProblem(field, '138****5678')).toBeUndefined();
    expect(String(fieldProblem(field, '138'))).toBe('电话格式不正确');
    expect(String(fieldProblem({ ...field, required: true }, ''))).toBe('电话不能为空');
    expect(fieldProblem({ ...field, mask: undefined }, '138****5678')).toBeDefined();
  });
});
