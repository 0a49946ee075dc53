import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';

export const compile = ({
  title,
  text,
  caption,
  barcode: format,
  size = 160,
  download = false,
}: BlockOf<'qr'>): BlockContent<'qr'> => ({
  ...defined({ title, text, caption }),
  ...(format === undefined
    ? { component: 'QrCode', props: { size, download } }
    : { component: 'Barcode', props: { format, height: size, download } }),
});
