/** Routes to the versions of a record. */
import { pageParameters } from '../../http/paging.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import { permissionOf } from '../scope/permission.ts';
import { versionOf, versionsOf } from '../versions/read.ts';
import { LONG } from './parameters.ts';
import { common } from './route-model.ts';
import type { RouteModel } from './route-model.ts';
import { operationPaths } from '../../../protocol/addresses.ts';
import { listParameters } from '../../../protocol/paging.ts';

/** None for a model without versions. Whoever may read the record may read what it was. */
export function versionRoutes(model: RouteModel): RouteDeclaration[] {
  const { context, shape, resource, path } = model;
  const { key, label, versions } = shape.model;
  if (versions === undefined) return [];
  const permission = permissionOf(shape, 'query');
  const at = `${path}${operationPaths.versions}/{${key}}`;
  return [
    {
      ...common(model, 'get', 'query'),
      method: 'GET',
      path: at,
      summary: `查询${label}版本`,
      params: { [key]: LONG },
      query: pageParameters,
      answer: 'table',
      handler: async ({ db, params, query, session }) => {
        await resource.get(db, params[key] as number, session, permission);
        const operation = { context, db, shape, actor: session, permission };
        return versionsOf(operation, params[key] as number, {
          page: query[listParameters.page] as number | undefined,
          size: query[listParameters.size] as number | undefined,
        });
      },
    },
    {
      ...common(model, 'get', 'query'),
      method: 'GET',
      path: `${at}/{number}`,
      summary: `查询${label}的一个版本`,
      params: { [key]: LONG, number: { type: 'integer', format: 'int32' } },
      answer: 'ajax',
      handler: async ({ db, params, session }) => {
        await resource.get(db, params[key] as number, session, permission);
        const operation = { context, db, shape, actor: session, permission };
        return { data: await versionOf(operation, params[key] as number, params.number as number) };
      },
    },
  ];
}
