import type { Field } from '../../generated/types.gen.ts';
import { say } from '../../locale/message.ts';
import { endField, isOpen, rangeOf, type RangeValue } from '../../record/range.ts';
import type { Codec, CodecContext, FieldStorage, Stored } from '../contract.ts';
import { storage as date } from '../date/storage.ts';
import { storage as datetime } from '../datetime/storage.ts';
import { storage as decimal } from '../decimal/storage.ts';
import { storage as integer } from '../integer/storage.ts';
import { storage as money } from '../money/storage.ts';
import { storage as string } from '../string/storage.ts';

const storages: Partial<Record<Field['type'], FieldStorage>> = {
  date,
  datetime,
  decimal,
  integer,
  money,
  string,
};

/** The codec of each end, which stands in a column of its own. */
export function endCodec(field: Field, context: CodecContext): Codec {
  const end = endField(field) ?? field;
  const storage = storages[end.type];
  if (!storage) throw new Error(`The range '${field.label}' has ends of no type that it can have`);
  return storage.codec(end, context);
}

const plain = (stored: Stored | boolean): unknown =>
  typeof stored === 'bigint' ? Number(stored) : stored;

/** The whole range as one text, by which two of them are compared; it is stored end by end. */
export const storage: FieldStorage = {
  codec(field, context) {
    const codec = endCodec(field, context);
    const written = (end: unknown, label: string): unknown =>
      isOpen(end) ? null : plain(codec.write(end, label));
    const readEnd = (end: unknown): unknown =>
      end === null || !codec.read ? end : codec.read(end);
    return {
      columnType: 'text',
      write(value, label) {
        const range = rangeOf(value);
        if (!range) throw context.mismatch(label, 'String', value);
        return JSON.stringify([written(range.begin, label), written(range.end, label)]);
      },
      read(text) {
        const [begin, end] = JSON.parse(String(text)) as [unknown, unknown];
        return begin === null && end === null
          ? null
          : ({ begin: readEnd(begin), end: readEnd(end) } satisfies RangeValue);
      },
      parse: (text, parameter) => codec.parse(text, parameter),
    };
  },
  wire: { type: 'object' },
  cell: {
    write(value) {
      const { begin, end } = rangeOf(value) ?? { begin: null, end: null };
      if (isOpen(end)) return say`${String(begin)} 至`;
      return isOpen(begin) ? say`至 ${String(end)}` : say`${String(begin)} 至 ${String(end)}`;
    },
  },
};
