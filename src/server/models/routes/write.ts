/** Routes that create, update and remove. */
import type { RouteDeclaration } from '../../http/route.ts';
import { reasonFor, withReason } from '../reason.ts';
import { answerOf } from '../remarks.ts';
import { operationPaths } from '../../../protocol/addresses.ts';
import { mostRows } from '../write/update-many.ts';
import { bodyOf, changedMembers } from './body.ts';
import { LONG } from './parameters.ts';
import { common, logOf } from './route-model.ts';
import type { RouteModel } from './route-model.ts';

export function createRoute(model: RouteModel): RouteDeclaration {
  return withReason(reasonFor(model.shape.model, 'create'), {
    ...common(model, 'create', 'add'),
    method: 'POST',
    path: model.path,
    summary: `新增${model.shape.model.label}`,
    body: bodyOf(model.shape, 'create'),
    answer: 'ajax',
    log: logOf(model, 'create', 'INSERT'),
    ...loggedOf(model),
    handler: async ({ db, body, session }) =>
      answerOf(await model.resource.create(db, body, session)),
  });
}

export function updateRoute(model: RouteModel): RouteDeclaration {
  return withReason(reasonFor(model.shape.model, 'update'), {
    ...common(model, 'update', 'edit'),
    method: 'PUT',
    path: model.path,
    summary: `修改${model.shape.model.label}`,
    body: bodyOf(model.shape, 'edit'),
    answer: 'ajax',
    log: logOf(model, 'update', 'UPDATE'),
    ...loggedOf(model),
    handler: async ({ db, body, session }) =>
      answerOf(await model.resource.replace(db, body, session)),
  });
}

/** Several records at once, all or none: what is sent of each is what changes. */
export function updateManyRoute(model: RouteModel): RouteDeclaration {
  const { logged } = loggedOf(model);
  return withReason(reasonFor(model.shape.model, 'updateMany'), {
    ...common(model, 'updateMany', 'edit'),
    method: 'PUT',
    path: `${model.path}${operationPaths.batch}`,
    summary: `批量修改${model.shape.model.label}`,
    body: {
      kind: 'json',
      properties: {
        rows: {
          type: 'array',
          required: true,
          items: { type: 'object', properties: changedMembers(model.shape) },
          limits: { minItems: 1, maxItems: mostRows },
        },
      },
      checkedByHandler: true,
    },
    answer: 'ajax',
    log: logOf(model, 'update', 'UPDATE'),
    ...(logged && {
      logged: async (db, { rows, ...rest }) => ({
        ...rest,
        rows: Array.isArray(rows) ? await Promise.all(rows.map((row) => logged(db, row))) : rows,
      }),
    }),
    handler: ({ db, body, session }) => model.resource.updateMany(db, body?.rows, session),
  });
}

export function removeRoute(model: RouteModel): RouteDeclaration {
  const { key } = model.shape.model;
  const keys = `${key}s`;
  return withReason(reasonFor(model.shape.model, 'remove'), {
    ...common(model, 'remove', 'remove'),
    method: 'DELETE',
    path: `${model.path}/{${keys}}`,
    summary: `删除${model.shape.model.label}`,
    params: { [keys]: { type: 'array', items: LONG } },
    answer: 'ajax',
    log: logOf(model, 'remove', 'DELETE'),
    handler: ({ db, params, session }) =>
      model.resource.remove(db, params[keys] as number[], session),
  });
}

/** Hooks are registered before routes are made, and asked when a row is written. */
function loggedOf({ context, shape }: RouteModel): Pick<RouteDeclaration, 'logged'> {
  const { logged } = context.hooksOf(shape.model.name);
  return logged ? { logged } : {};
}
