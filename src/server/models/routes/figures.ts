/**
 * Routes of what a model declares beside its operations: figures, values, and records by other
 * means than their key.
 */
import { defined } from '../../../schema/defined.ts';
import type { Aggregate } from '../../../schema/generated/types.gen.ts';
import type { RouteContext, RouteDeclaration } from '../../http/route.ts';
import type { ParameterSchemas } from '../../http/parameter-schema.ts';
import type { Operation } from '../operation.ts';
import { aggregateRows } from '../read/aggregate.ts';
import { distinctValues, valueLimits } from '../read/distinct.ts';
import { limitedMember } from '../read/limited.ts';
import { rowByValue, treePath } from '../read/one.ts';
import { permissionOf } from '../scope/permission.ts';
import { aggregateData, valuesData } from './figure-data.ts';
import { filterParameters, LONG, valueSchema } from './parameters.ts';
import { common } from './route-model.ts';
import type { RouteModel } from './route-model.ts';
import { operationPaths } from '../../../protocol/addresses.ts';
import { listParameters } from '../../../protocol/paging.ts';

/** None for a model that declares none. */
export function figureRoutes(model: RouteModel): RouteDeclaration[] {
  const { aggregates = {}, distinct = [], lookups = [], tree } = model.shape.model;
  return [
    ...Object.entries(aggregates).map(([name, one]) => aggregateRoute(model, name, one)),
    ...distinct.map((field) => distinctRoute(model, field)),
    ...lookups.map((field) => lookupRoute(model, field)),
    ...(tree?.path ? [treePathRoute(model)] : []),
  ];
}

/** What reads the rows of a caller under the permission of a verb. */
const readerOf = (
  { context, shape }: RouteModel,
  { db, session }: Pick<RouteContext, 'db' | 'session'>,
  verb: 'list' | 'query',
): Operation => ({ context, db, shape, actor: session, permission: permissionOf(shape, verb) });

function aggregateRoute(model: RouteModel, name: string, aggregate: Aggregate): RouteDeclaration {
  const { shape, path } = model;
  return {
    ...common(model, 'list', 'list'),
    method: 'GET',
    path: `${path}${operationPaths.aggregate}/${name}`,
    summary: `统计${shape.model.label}：${aggregate.label}`,
    query: filterParameters(shape),
    answer: 'ajax',
    data: aggregateData(shape, aggregate),
    handler: async (route) => {
      const found = await aggregateRows(readerOf(model, route, 'list'), aggregate, route.query);
      return {
        data: aggregate.groupBy ? found.rows : found.rows[0],
        ...limitedMember({ data: found }),
      };
    },
  };
}

const valueParameters = (label: string) =>
  ({
    [listParameters.search]: { type: 'string', description: `${label}或其名称的一部分` },
    [listParameters.limit]: {
      type: 'integer',
      format: 'int32',
      description: `最多${valueLimits.most}个，默认${valueLimits.usual}个`,
      limits: { minimum: 1, maximum: valueLimits.most },
    },
  }) as const satisfies ParameterSchemas;

function distinctRoute(model: RouteModel, field: string): RouteDeclaration {
  const { shape, path } = model;
  const column = shape.byField.get(field)!;
  return {
    ...common(model, 'list', 'list'),
    method: 'GET',
    path: `${path}${operationPaths.distinct}/${field}`,
    summary: `${shape.model.label}已有的${column.spec.label}`,
    query: { ...filterParameters(shape), ...valueParameters(column.spec.label) },
    answer: 'ajax',
    data: valuesData(column),
    handler: async (route) => {
      const {
        [listParameters.search]: search,
        [listParameters.limit]: limit,
        ...filters
      } = route.query;
      const found = await distinctValues(readerOf(model, route, 'list'), column, {
        filters,
        ...defined({ search: search as string | undefined, limit: limit as number | undefined }),
      });
      return { data: found.rows, ...limitedMember({ data: found }) };
    },
  };
}

function lookupRoute(model: RouteModel, field: string): RouteDeclaration {
  const { shape, path } = model;
  const column = shape.byField.get(field)!;
  return {
    ...common(model, 'get', 'query'),
    method: 'GET',
    path: `${path}${operationPaths.lookup}/${field}/{${field}}`,
    summary: `按${column.spec.label}查询${shape.model.label}详情`,
    params: { [field]: valueSchema(column.spec) },
    answer: 'ajax',
    handler: async (route) => ({
      data: await rowByValue(readerOf(model, route, 'query'), column, route.params[field]),
    }),
  };
}

function treePathRoute(model: RouteModel): RouteDeclaration {
  const { shape, path } = model;
  const { key, label } = shape.model;
  return {
    ...common(model, 'get', 'query'),
    method: 'GET',
    path: `${path}${operationPaths.treePath}/{${key}}`,
    summary: `查询${label}的上级路径`,
    params: { [key]: LONG },
    answer: 'ajax',
    handler: async (route) => ({
      data: await treePath(readerOf(model, route, 'query'), route.params[key] as number),
    }),
  };
}
