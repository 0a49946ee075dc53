/** What the routes of a model have in common. */
import type { Operation } from '../../../schema/generated/types.gen.ts';
import type { Database } from '../../db/database.ts';
import type { Access, BusinessType, RouteDeclaration } from '../../http/route.ts';
import type { EngineContext } from '../operation.ts';
import { amountsTo } from '../reason.ts';
import { permissionOf } from '../scope/permission.ts';
import type { Verb } from '../../../protocol/permissions.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { Resource } from '../types.ts';

/** What a route needs of its model. */
export interface RouteModel {
  context: EngineContext;
  database: Database;
  shape: ModelShape;
  resource: Resource;
  path: string;
}

/** Members that every route of a model shares. */
export function common(
  { shape }: RouteModel,
  operation: Operation,
  verb: Verb,
): Pick<RouteDeclaration, 'tag' | 'access' | 'proof' | 'scope'> {
  const { model } = shape;
  const asksProof = amountsTo(operation).some((one) => model.proof?.includes(one));
  const proof = asksProof && { proof: 'asked' as const };
  return {
    ...proof,
    tag: model.label,
    access: accessOf(shape, operation, verb),
    scope: model.dataScope ? { model: model.name } : 'none',
  };
}

/** A model without permission prefix serves signed-in users, as operations named open do. */
function accessOf(shape: ModelShape, operation: Operation, verb: Verb): Access {
  const permission = permissionOf(shape, verb);
  return permission === undefined || shape.model.open?.includes(operation)
    ? 'session'
    : { permission };
}

/** The operation log row of a route, under the title the model gives it. */
export function logOf(
  { shape }: RouteModel,
  operation: 'create' | 'update' | 'remove' | 'export' | 'import',
  type: BusinessType,
): RouteDeclaration['log'] {
  const { audit, label } = shape.model;
  const title = typeof audit === 'object' ? (audit[operation] ?? audit.title) : (audit ?? label);
  return { title, type };
}
