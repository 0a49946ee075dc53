import type { Layout } from '../../../schema/generated/types.gen.ts';
import type { LayoutField, LayoutOf, LayoutType } from './layout.ts';

/** A layout as an object. */
export const layoutObject = (layout: Layout): LayoutOf<LayoutType> =>
  typeof layout === 'string' ? { type: layout } : layout;

/** The name under which rows hold what a field shows. */
export const fieldNamed = (field: LayoutField): string =>
  typeof field === 'string' ? field : (field.field ?? field.name ?? '');
