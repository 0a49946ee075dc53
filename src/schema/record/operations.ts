/** What a model offers when it says nothing about it. */
import type { Operation } from '../generated/types.gen.ts';

/** Operations of a model that names none. */
export const defaultOperations: readonly Operation[] = [
  'list',
  'get',
  'create',
  'update',
  'remove',
  'export',
];
