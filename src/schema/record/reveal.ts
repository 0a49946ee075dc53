/** Masked fields: who may learn their whole values, and where they are asked for. */
import type { Model } from '../generated/types.gen.ts';

/** The permission to learn them; undefined in a model that has none. */
export const revealAccess = ({ permission }: Pick<Model, 'permission'>): string | undefined =>
  permission && `${permission}:reveal`;

/** Whether it has fields with something to reveal. */
export const isMasked = ({ fields }: Pick<Model, 'fields'>): boolean =>
  Object.values(fields).some(({ mask }) => mask !== undefined);

/** Address of the values of a field, followed by the key of a record; other servers lack it. */
export const revealPath = (path: string, field: string): string => `${path}/reveal/${field}`;
