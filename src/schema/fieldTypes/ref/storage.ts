import type { FieldStorage } from '../contract.ts';
import { convertWhole, longCodec } from '../shared/numbers.ts';

export const storage: FieldStorage = {
  codec: (_field, context) => longCodec(context),
  wire: { type: 'integer' },
  isReference: true,
  convert: convertWhole,
};
