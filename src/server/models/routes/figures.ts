/** Routes of what a model declares to be worked out over its records. */
import type { RouteDeclaration } from '../../http/route.ts';
import { aggregateRows } from '../read/aggregate.ts';
import { limitedMember } from '../read/limited.ts';
import { permissionOf } from '../scope/permission.ts';
import type { Aggregate } from '../../../schema/generated/types.gen.ts';
import { filterParameters } from './parameters.ts';
import { common } from './route-model.ts';
import type { RouteModel } from './route-model.ts';
import { operationPaths } from '../../../protocol/addresses.ts';

/** None for a model that declares none. */
export const figureRoutes = (model: RouteModel): RouteDeclaration[] =>
  Object.entries(model.shape.model.aggregates ?? {}).map(([name, aggregate]) =>
    aggregateRoute(model, name, aggregate),
  );

function aggregateRoute(model: RouteModel, name: string, aggregate: Aggregate): RouteDeclaration {
  const { context, shape, path } = model;
  const permission = permissionOf(shape, 'list');
  return {
    ...common(model, 'list', 'list'),
    method: 'GET',
    path: `${path}${operationPaths.aggregate}/${name}`,
    summary: `统计${shape.model.label}：${aggregate.label}`,
    query: filterParameters(shape),
    answer: 'ajax',
    handler: async ({ db, query, session }) => {
      const reader = { context, db, shape, actor: session, permission };
      const found = await aggregateRows(reader, aggregate, query);
      return {
        data: aggregate.groupBy ? found.rows : found.rows[0],
        ...limitedMember({ data: found }),
      };
    },
  };
}
