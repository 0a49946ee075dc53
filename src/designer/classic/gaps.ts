/** Room between items. */
import type { Path } from '../../schema/pointer.ts';
import type { Reading } from './read/context.ts';
import { isBlank } from './shape.ts';

/** What editors give to each form and row; we have a gap of our own then. */
export const usualGutter = 15;

/** Most pixels between fields (form.schema.json). */
const most = 100;

/** The gap that a gutter is; undefined: none is said. */
export function gapIn(gutter: unknown, path: Path, { lose }: Reading): number | undefined {
  if (isBlank(gutter) || gutter === usualGutter) return undefined;
  if (Number.isInteger(gutter) && Number(gutter) >= 0 && Number(gutter) <= most)
    return Number(gutter);
  return void lose('badValue', path, { name: 'gutter' });
}
