import type { FieldStorage } from '../contract.ts';
import { convertText, textCodec } from '../shared/texts.ts';

export const storage: FieldStorage = {
  codec: ({ maxLength }, context) => textCodec(maxLength, context),
  wire: { type: 'string' },
  convert: convertText,
};
