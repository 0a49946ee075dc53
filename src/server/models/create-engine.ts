/** The model engine: tables, rows and routes from models. */
import type { Defaults, Model, Page } from '../../schema/generated/types.gen.ts';
import type { Database } from '../db/database.ts';
import type { EngineContext } from './context.ts';
import { shapeNamed } from './context.ts';
import { fillDefaults } from './defaults.ts';
import type { Engine, ModelHooks, Resource } from './engine.ts';
import { getRow } from './get.ts';
import { listRows } from './list.ts';
import { ensureMenus } from './menus.ts';
import { modelRoutes } from './routes.ts';
import { shapeOf } from './shape.ts';
import type { ModelShape } from './shape.ts';
import { prepareTables } from './tables/prepare.ts';
import { createRow } from './write/create.ts';
import { removeRows } from './write/remove.ts';
import { updateRow } from './write/update.ts';

export interface EngineOptions {
  database: Database;
  /** Checked models by name. */
  models: ReadonlyMap<string, Model>;
  /** Default rows, in the order of their file names. */
  defaults: readonly Defaults[];
  /** Present time in epoch milliseconds. */
  clock?: () => number;
}

/** Makes an engine for the given models; throws when one of them cannot be served. Call prepare() before anything else. */
export function createEngine({
  database,
  models,
  defaults,
  clock = Date.now,
}: EngineOptions): Engine {
  const shapes = new Map(
    [...models].map(([name, model]) => [name, shapeOf(model, database.dialect)]),
  );
  const hooks = new Map<string, ModelHooks>();
  const none: ModelHooks = {};
  const context: EngineContext = {
    dialect: database.dialect,
    shapes,
    now: clock,
    hooksOf: (name) => hooks.get(name) ?? none,
  };
  const resources = new Map([...shapes].map(([name, shape]) => [name, resourceOf(context, shape)]));
  return {
    models,
    resource: (name) => resources.get(shapeNamed(context, name).model.name)!,
    hooks: (name, given) => {
      shapeNamed(context, name);
      if (hooks.has(name))
        throw new Error(`Hooks of model '${name}' are registered twice; put them in one module`);
      hooks.set(name, given);
    },
    routes: () => modelRoutes(context, database, resources),
    prepare: () =>
      prepareTables(database, [...shapes.values()], clock, (db) =>
        fillDefaults(db, context, defaults),
      ),
    ensureMenus: (pages: Iterable<Page>) =>
      database.schemaTransaction((db) => ensureMenus(db, context, pages)),
  };
}

function resourceOf(context: EngineContext, shape: ModelShape): Resource {
  return {
    model: shape.model,
    list: (db, request, actor, permission) =>
      listRows(db, context, shape, request, actor, permission),
    get: (db, key, actor, permission) => getRow(db, context, shape, key, actor, permission),
    create: (db, input, actor, permission) =>
      createRow(db, context, shape, input, actor, permission),
    update: async (db, input, actor, permission) =>
      void (await updateRow(db, context, shape, input, actor, { permission })),
    replace: (db, input, actor) => updateRow(db, context, shape, input, actor, { whole: true }),
    remove: (db, keys, actor) => removeRows(db, context, shape, keys, actor),
  };
}
