/** Who may learn the whole of masked values. */
import type { Model } from '../generated/types.gen.ts';

/** The permission to learn them; undefined in a model that has none. */
export const revealAccess = ({ permission }: Pick<Model, 'permission'>): string | undefined =>
  permission && `${permission}:reveal`;

/** Whether it has fields with something to reveal. */
export const isMasked = ({ fields }: Pick<Model, 'fields'>): boolean =>
  Object.values(fields).some(({ mask }) => mask !== undefined);
