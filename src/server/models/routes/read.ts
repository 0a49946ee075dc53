/** Routes that read: list, one record, choices. */
import { defined } from '../../../schema/defined.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import { limitedMember } from '../read/limited.ts';
import { isPaged } from '../read/limits.ts';
import { listRows } from '../read/list.ts';
import { permissionOf } from '../scope/permission.ts';
import { orderParameters, pageParameters } from '../../http/paging.ts';
import { filterParameters, listRequest, LONG, sumParameters, withParameter } from './parameters.ts';
import { recordSchema, rowSchema } from './record-schema.ts';
import { common } from './route-model.ts';
import type { RouteModel } from './route-model.ts';
import { operationPaths } from '../../../protocol/addresses.ts';

export function listRoute(model: RouteModel): RouteDeclaration {
  const { shape, resource, path } = model;
  const paged = isPaged(shape);
  return {
    ...common(model, 'list', 'list'),
    method: 'GET',
    path: `${path}${operationPaths.list}`,
    summary: `查询${shape.model.label}列表`,
    query: {
      ...filterParameters(shape),
      ...(paged && pageParameters),
      ...orderParameters,
      ...sumParameters(shape),
      ...withParameter(shape),
    },
    answer: paged ? 'table' : 'ajax',
    data: { type: 'array', items: rowSchema(shape) },
    handler: async ({ db, query, session }) => {
      const page = await resource.list(
        db,
        listRequest(query),
        session,
        permissionOf(shape, 'list'),
      );
      return paged
        ? page
        : {
            data: page.rows,
            ...limitedMember({ data: page }),
            ...defined({ sums: page.sums }),
          };
    },
  };
}

export function getRoute(model: RouteModel): RouteDeclaration {
  const { shape, resource, path } = model;
  const key = shape.model.key;
  return {
    ...common(model, 'get', 'query'),
    method: 'GET',
    path: `${path}/{${key}}`,
    summary: `查询${shape.model.label}详情`,
    params: { [key]: LONG },
    answer: 'ajax',
    data: recordSchema(shape),
    handler: async ({ db, params, session }) => ({
      data: await resource.get(db, params[key] as number, session, permissionOf(shape, 'query')),
    }),
  };
}

/** The first rows as choices, in the order of the list; the filters of the list find the others. */
export function optionsRoute(model: RouteModel): RouteDeclaration {
  const { context, shape, path } = model;
  const permission = permissionOf(shape, 'query');
  return {
    ...common(model, 'optionselect', 'query'),
    method: 'GET',
    path: `${path}${operationPaths.options}`,
    summary: `查询${shape.model.label}选项`,
    answer: 'ajax',
    query: filterParameters(shape),
    handler: async ({ db, query, session }) => {
      const reader = { context, db, shape, actor: session, permission };
      const choices = await listRows(reader, { filters: query, whole: true });
      return { data: choices.rows, ...limitedMember({ data: choices }) };
    },
  };
}
