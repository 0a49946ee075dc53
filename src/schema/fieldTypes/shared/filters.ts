/** Filters that several types have. */
import type { FieldTypeDefinition } from '../contract.ts';

type Filters = FieldTypeDefinition['filters'];

export const textFilters: Filters = ['contains', 'exact', 'in'];

export const numberFilters: Filters = ['exact', 'in', 'range'];

/** Of whole numbers, which may be keys of records in a tree. */
export const wholeFilters: Filters = [...numberFilters, 'subtree'];

/** Of keys. */
export const keyFilters: Filters = ['exact', 'in', 'subtree'];

export const timeFilters: Filters = ['exact', 'in', 'dayRange', 'timeRange'];
