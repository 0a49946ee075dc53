/**
 * Which permission an operation needs, and whom a data scope limits (docs/protocol/data-scope.md).
 */
import type { Session } from '../../http/session.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Actor } from '../types.ts';
import { isPermitted } from '../../../protocol/permissions.ts';
import type { Verb } from '../../../protocol/permissions.ts';

type Role = Session['roles'][number];

/** Permission of an operation on a model; undefined when the model has no prefix. */
export const permissionOf = (
  { model }: Pick<ModelShape, 'model'>,
  verb: Verb,
): string | undefined => model.permission && `${model.permission}:${verb}`;

/** Whether this caller sees only part of the model. */
export const isScoped = (shape: ModelShape, actor: Actor): actor is Session =>
  actor !== null && !actor.isSuperAdmin && hasScope(shape);

/** Parts have the data scope of their owner. */
const hasScope = ({ model, owner }: ModelShape): boolean =>
  owner ? hasScope(owner.shape) : model.dataScope !== undefined;

/** The caller's enabled roles that hold the permission. */
export const rolesWith = (actor: Session, permission: string | undefined): Role[] =>
  actor.roles.filter(
    ({ permissions }) => permission === undefined || isPermitted(permissions, permission),
  );

/** Whether the caller sees all rows of every department with the permission. */
export const seesAll = (actor: Session, permission: string): boolean =>
  actor.isSuperAdmin || rolesWith(actor, permission).some((role) => role.dataScope === '1');
