/** Laws of fields that hold for any value. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldTypes } from '../../../src/schema/generated/fieldTypes.gen.ts';
import { meta } from '../../../src/schema/generated/meta.gen.ts';
import type { Field } from '../../../src/schema/generated/types.gen.ts';
import { characterCount, fieldProblem } from '../../../src/schema/record/index.ts';

const types = Object.keys(fieldTypes) as Field['type'][];
const { enum: formats = [] } = meta.$defs.Field!.properties!.format!;
const field = (rest: Partial<Field>): Field => ({ type: 'string', label: '名称', ...rest });

describe('for any value', () => {
  it('a judgement is a message or nothing, never an exception', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom(...types),
        fc.constantFrom(undefined, ...(formats as Field['format'][])),
        fc.boolean(),
        (value, type, format, required) => {
          const message = fieldProblem(
            field({ type, format, required, minLength: 1, maxLength: 5, minimum: -3, maximum: 9 }),
            value,
          );
          expect(message === undefined || String(message).startsWith('名称')).toBe(true);
        },
      ),
    );
  });

  it('lengths are those of code points', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (text, maxLength) => {
          fc.pre(text.trim() !== '' && !text.includes('\0'));
          expect(characterCount(text)).toBe(Array.from(text).length);
          expect(fieldProblem(field({ maxLength }), text) === undefined).toBe(
            Array.from(text).length <= maxLength,
          );
        },
      ),
    );
  });
});
