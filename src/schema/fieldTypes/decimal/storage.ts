import type { FieldStorage } from '../contract.ts';
import { decimalCodec } from '../shared/numbers.ts';

export const storage: FieldStorage = {
  codec: ({ precision = 18, scale = 2 }, context) => decimalCodec(precision, scale, context),
  wire: { type: 'number' },
};
