/** Routes of dynamic fields: what a record defines for others. */
import type { RouteDeclaration } from '../../http/route.ts';
import { operationPaths } from '../../../protocol/addresses.ts';
import { definerOf, definitionsOf, dynamicColumns } from '../read/definitions.ts';
import { LONG } from './parameters.ts';
import { common } from './route-model.ts';
import type { RouteModel } from './route-model.ts';

/** One route for each dynamic field; whoever may list the records may know what they consist of. */
export function dynamicRoutes(model: RouteModel): RouteDeclaration[] {
  const { context, shape, path } = model;
  return dynamicColumns(shape).map((column) => {
    const definer = definerOf(context, shape, column);
    const { label, key } = definer.shape.model;
    return {
      ...common(model, 'list', 'list'),
      method: 'GET',
      path: `${path}${operationPaths.definitions}/${column.field}/{${key}}`,
      summary: `查询${label}定义的${shape.model.label}${column.spec.label}`,
      params: { [key]: LONG },
      answer: 'ajax',
      handler: async ({ db, params }) => ({ data: await definitionsOf(db, definer, params[key]) }),
    };
  });
}
