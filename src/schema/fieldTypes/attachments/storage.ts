import { attachmentsIn } from '../../record/attachments.ts';
import type { FieldStorage } from '../contract.ts';
import { convertText, textCodec } from '../shared/texts.ts';

/** Kept as it travels: addresses of files with what the server knows of them. */
export const storage: FieldStorage = {
  codec: (_field, context) => textCodec(undefined, context),
  wire: { type: 'string' },
  cell: {
    write: (value) =>
      attachmentsIn(value)
        .map(({ name }) => name)
        .join('\n'),
  },
  isFiles: true,
  convert: convertText,
};
