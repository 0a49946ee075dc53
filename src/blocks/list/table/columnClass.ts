import { classNames } from '../../../runtime/core/classNames.ts';
import type { TableColumn } from './types.ts';

/** Classes that all cells of a column have: its head, its values and its sum. */
export const columnClass = ({
  align,
  fixed,
  screenOnly,
}: Pick<TableColumn, 'align' | 'fixed' | 'screenOnly'>): string =>
  classNames(`pl-${align}`, fixed && `pl-fixed-${fixed}`, screenOnly && 'pl-screen-only');
