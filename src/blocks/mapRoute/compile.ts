import type { BlockContent, BlockOf } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';

/** Where the map of the capital begins: Tian'anmen. */
const capital: [number, number] = [116.397428, 39.90923];

export function compile({
  title,
  center: [longitude, latitude] = capital,
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
