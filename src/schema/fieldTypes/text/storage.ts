import type { FieldStorage } from '../contract.ts';
import { convertText, textCodec } from '../shared/texts.ts';

export const storage: FieldStorage = {
  codec: (_field, context) => textCodec(undefined, context),
  wire: { type: 'string' },
  convert: convertText,
};
