import type { FieldStorage } from '../contract.ts';
import { convertWhole, integerCodec } from '../shared/numbers.ts';

export const storage: FieldStorage = {
  codec: (_field, context) => integerCodec(context),
  wire: { type: 'integer', format: 'int32' },
  convert: convertWhole,
};
