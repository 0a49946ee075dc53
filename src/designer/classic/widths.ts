/** Widths: of 24 columns or in CSS there, in pixels or in CSS here. */
import { checkFormat } from '../../schema/load/format.ts';

/** Columns of the editor's grid. */
const all = 24;

/** Whether a form can have a width. */
const isWidth = (width: string): boolean =>
  checkFormat('form', { fields: [{ name: 'field', width }] }).length === 0;

/** A width in pixels or in CSS; undefined: it is none. */
export function cssWidthIn(width: unknown): number | string | undefined {
  if (typeof width === 'number') return Number.isInteger(width) && width >= 0 ? width : undefined;
  if (typeof width !== 'string') return undefined;
  const [, pixels] = /^(\d+)(?:px)?$/.exec(width.trim()) ?? [];
  if (pixels !== undefined) return Number(pixels);
  return isWidth(width) ? width : undefined;
}

/** The share of a row that so many columns are. */
export const shareOf = (span: number): string => `${Number(((span * 100) / all).toFixed(4))}%`;

/** The columns that a share of a row is; undefined: no whole number of them. */
export function spanOfShare(share: unknown): number | undefined {
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(typeof share === 'string' ? share : '') ?? [];
  const span = Math.round((Number(percent) * all) / 100);
  return span >= 0 && span <= all && shareOf(span) === share ? span : undefined;
}
