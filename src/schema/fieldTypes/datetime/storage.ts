import type { FieldStorage } from '../contract.ts';
import { dateTimeCodec } from '../shared/dates.ts';

export const storage: FieldStorage = {
  codec: (_field, context) => dateTimeCodec(context),
  wire: { type: 'string' },
};
