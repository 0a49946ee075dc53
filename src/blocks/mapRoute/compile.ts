import { capital } from '../../map/capital.ts';
import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';

export function compile({
  title,
  center: [longitude, latitude] = [...capital],
  zoom = 8,
  height = 560,
}: BlockOf<'mapRoute'>): BlockContent<'mapRoute'> {
  return {
    center: [longitude ?? capital[0], latitude ?? capital[1]],
    zoom,
    height,
    ...defined({ title }),
  };
}
