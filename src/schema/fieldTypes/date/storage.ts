import type { FieldStorage } from '../contract.ts';
import { dateCodec } from '../shared/dates.ts';

export const storage: FieldStorage = {
  codec: (_field, context) => dateCodec(context),
  wire: { type: 'string' },
};
