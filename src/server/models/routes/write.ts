/** Routes that create, update and remove. */
import type { RouteDeclaration } from '../../http/route.ts';
import { reasonOf, reasonParameter } from '../reason.ts';
import { answerOf } from '../remarks.ts';
import { bodyOf } from './body.ts';
import { LONG } from './parameters.ts';
import { common, logOf } from './route-model.ts';
import type { RouteModel } from './route-model.ts';

export function createRoute(model: RouteModel): RouteDeclaration {
  return {
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
  };
}

export function updateRoute(model: RouteModel): RouteDeclaration {
  return {
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
  };
}

export function removeRoute(model: RouteModel): RouteDeclaration {
  const { key, reasons = {} } = model.shape.model;
  const keys = `${key}s`;
  return {
    ...common(model, 'remove', 'remove'),
    method: 'DELETE',
    path: `${model.path}/{${keys}}`,
    summary: `删除${model.shape.model.label}`,
    params: { [keys]: { type: 'array', items: LONG } },
    query: reasonParameter(reasons.remove),
    answer: 'ajax',
    log: logOf(model, 'remove', 'DELETE'),
    handler: ({ db, params, query, session }) => {
      reasonOf(reasons.remove, query);
      return model.resource.remove(db, params[keys], session);
    },
  };
}

/** Hooks are registered before routes are made, and asked when a row is written. */
function loggedOf({ context, shape }: RouteModel): Pick<RouteDeclaration, 'logged'> {
  const { logged } = context.hooksOf(shape.model.name);
  return logged ? { logged } : {};
}
