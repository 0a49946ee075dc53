import { say } from '../../locale/message.ts';
import { isJson } from '../../record/isJson.ts';
import type { FieldStorage } from '../contract.ts';
import { storableText } from '../shared/texts.ts';

/** JSON is kept as text on both databases, so that member order and numbers stay as written. */
export const storage: FieldStorage = {
  codec: (_field, context) => ({
    columnType: 'text',
    write: (value, label) => {
      const text = JSON.stringify(value);
      if (text === undefined) throw context.mismatch(label, 'String', value);
      return text;
    },
    read: (value) => JSON.parse(String(value)) as unknown,
    parse: (text, parameter) => storableText(text, parameter, context),
  }),
  wire: { type: 'object' },
  cell: {
    write: (value) => JSON.stringify(value),
    read: (text) =>
      isJson(text) ? { value: JSON.parse(text) as unknown } : { problem: say`不是有效的 JSON` },
  },
  convert: (text) => (isJson(text) ? text : JSON.stringify(text)),
};
