/** What a model offers when it says nothing about it. */
import type { Operation } from '../../../schema/generated/types.gen.ts';

/** Operations of a model that names none. */
export const DEFAULT_OPERATIONS: readonly Operation[] = [
  'list',
  'get',
  'create',
  'update',
  'remove',
  'export',
];
