import type { FieldStorage } from '../contract.ts';
import { longCodec } from '../shared/numbers.ts';

export const storage: FieldStorage = {
  codec: (_field, context) => longCodec(context),
  wire: { type: 'integer' },
};
