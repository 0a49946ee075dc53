/**
 * REST routes of models (docs/protocol/system.md): one declaration for each operation a model
 * offers.
 */
import type { Operation } from '../../../schema/generated/types.gen.ts';
import type { Database } from '../../db/database.ts';
import { defineRoute } from '../../http/route.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import type { EngineContext } from '../operation.ts';
import type { Resource } from '../types.ts';
import { exportRoute, importRoutes, templateRoute } from './exchange.ts';
import { dynamicRoutes } from './dynamic.ts';
import { figureRoutes } from './figures.ts';
import { getRoute, listRoute, optionsRoute } from './read.ts';
import { masksOf } from './log-masks.ts';
import { revealRoutes } from './reveal.ts';
import type { RouteModel } from './route-model.ts';
import { transitionRoutes } from './transitions.ts';
import { versionRoutes } from './versions.ts';
import { createRoute, removeRoute, updateRoute } from './write.ts';
import { defaultOperations } from '../../../schema/record/operations.ts';

type Maker = (model: RouteModel) => RouteDeclaration | RouteDeclaration[];

const MAKERS: Record<Operation, Maker> = {
  list: listRoute,
  get: getRoute,
  create: createRoute,
  update: updateRoute,
  remove: removeRoute,
  export: exportRoute,
  import: importRoutes,
  importTemplate: templateRoute,
  optionselect: optionsRoute,
};

/** Declarations of all models with a path. Fixed paths come before those with a key. */
export function modelRoutes(
  context: EngineContext,
  database: Database,
  resources: ReadonlyMap<string, Resource>,
): RouteDeclaration[] {
  return [...context.shapes.values()].flatMap((shape) => {
    const { path, name, operations = defaultOperations } = shape.model;
    if (path === undefined) return [];
    const model: RouteModel = { context, database, shape, path, resource: resources.get(name)! };
    const declared = operations.flatMap((operation) => MAKERS[operation](model));
    const masks = masksOf(context, shape);
    return [
      ...declared,
      ...dynamicRoutes(model),
      ...transitionRoutes(model),
      ...revealRoutes(model),
      ...figureRoutes(model),
      ...versionRoutes(model),
    ].map((route) => defineRoute({ ...route, masks }));
  });
}
