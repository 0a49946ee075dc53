/**
 * Members that are a value alone or a list of several: which they are, and from one to the other.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { severalOf, withAnother, withOneLeft } from '../../src/designer/panel/several.ts';
import { meta } from '../../src/schema/generated/meta.gen.ts';

const found = Object.entries(meta.$defs).flatMap(([name, { properties = {} }]) =>
  Object.entries(properties).flatMap(([key, member]) =>
    severalOf(member) ? [`${name}.${key}`] : [],
  ),
);

const held = { name: 'pattern', key: 'pattern' };

describe('a pattern', () => {
  it('is a text or a list of several, wherever fields have one', () => {
    expect(found.toSorted()).toEqual(['Field.pattern', 'FormField.pattern', 'NewField.pattern']);
  });

  it('becomes the first of several with its message, and is the same when it is left alone', () => {
    const text = fc.string({ minLength: 1 });
    const field = fc.record(
      {
        name: fc.constant('code'),
        pattern: text,
        messages: fc.record({ required: text, pattern: text }, { requiredKeys: ['pattern'] }),
        format: fc.constant('email'),
      },
      { requiredKeys: ['name', 'pattern'] },
    );
    fc.assert(
      fc.property(field, (before) => {
        const several = withAnother(before, held, { pattern: '.*' });
        const [first, second] = several.pattern as { pattern: string; message?: string }[];
        expect(first).toEqual({
          pattern: before.pattern,
          ...(before.messages && { message: before.messages.pattern }),
        });
        expect(second).toEqual({ pattern: '.*' });
        expect(withOneLeft(several, held, first!)).toEqual(before);
      }),
    );
  });
});
