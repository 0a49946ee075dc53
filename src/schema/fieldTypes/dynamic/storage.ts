import type { FieldStorage } from '../contract.ts';
import { storableText } from '../shared/texts.ts';

/** Kept as jsonb, whose members PostgreSQL finds by an index; SQLite keeps the text. */
export const storage: FieldStorage = {
  codec: (_field, context) => ({
    columnType: 'jsonb',
    write: (value, label) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw context.mismatch(label, 'String', value);
      return JSON.stringify(value);
    },
    read: (value) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value),
    parse: (text, parameter) => storableText(text, parameter, context),
  }),
  wire: { type: 'object' },
  isSearchedInside: true,
};
