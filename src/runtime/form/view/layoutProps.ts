/** How forms and grids place their fields, as CSS reads it (form.css). */
import type { CSSProperties } from 'react';
import type { FormPlan } from '../../../schema/compile/plan.ts';

/** A width as CSS writes it. */
export const cssWidth = (width: number | string): string =>
  typeof width === 'number' ? `${width}px` : width;

/** Custom properties of those widths that are said. */
const properties = (widths: Readonly<Record<string, unknown>>): CSSProperties =>
  Object.fromEntries(
    Object.entries(widths).flatMap(([name, width]) =>
      typeof width === 'number' || typeof width === 'string' ? [[name, cssWidth(width)]] : [],
    ),
  );

/** Props of the element around a form. */
export function frameProps({ layoutProps }: Pick<FormPlan, 'layoutProps'>) {
  if (!layoutProps) return {};
  return {
    'data-label-align': layoutProps.labelAlign,
    style: properties({
      '--pl-label-width': layoutProps.labelWidth,
      '--pl-label-offset': layoutProps.labelOffset,
      '--pl-control-width': layoutProps.controlWidth,
      '--pl-control-offset': layoutProps.controlOffset,
      '--pl-gap': layoutProps.gap,
    }),
  };
}

/** Columns of which form.css knows how wide each field is; those of more columns say it. */
const mostWithoutSpans = 4;

/** How a grid places its fields; members of the piece of layout. */
export interface GridProps {
  gap?: unknown;
  justify?: unknown;
  align?: unknown;
}

/** Props of the element around fields side by side. */
export function gridProps(columns: number, { gap, justify, align }: GridProps) {
  return {
    className: columns > mostWithoutSpans ? 'pl-grid pl-grid-wide' : 'pl-grid',
    'data-columns': columns,
    'data-justify': justify === 'start' ? undefined : justify,
    'data-align': align === 'top' ? undefined : align,
    style: { ...properties({ '--pl-gap': gap }), '--pl-columns': columns } as CSSProperties,
  };
}
