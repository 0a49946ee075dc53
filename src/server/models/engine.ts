/** The model engine: tables, rows and routes from models. */
import { defined } from '../../schema/defined.ts';
import type { Defaults, Model, Page } from '../../schema/generated/types.gen.ts';
import { transitionAccess } from '../../schema/record/index.ts';
import type { SecretKey } from '../config/secret-key.ts';
import type { Database, Db, Row } from '../db/database.ts';
import { bothHooks } from './hooks.ts';
import { installDefaults } from './install/defaults.ts';
import { ensureMenus } from './install/menus.ts';
import { shapeNamed } from './operation.ts';
import type { EngineContext, Operation } from './operation.ts';
import { carriesVisibly, isPublic } from './read/carried.ts';
import { dictEntries } from './dictionaries.ts';
import { getRow } from './read/get.ts';
import { listRows } from './read/list.ts';
import { modelRoutes } from './routes/routes.ts';
import { permissionOf } from './scope/permission.ts';
import { createRevealLimit } from './scope/reveal-limit.ts';
import { createFieldCipher } from './shape/field-cipher.ts';
import { linkOwned } from './shape/owned.ts';
import { linkRelated } from './shape/related.ts';
import { shapeOf } from './shape/make-shape.ts';
import type { ModelShape } from './shape/shape.ts';
import type { Pace } from './tables/pace.ts';
import { changeRows, giveUpChanges } from './tables/data/rows.ts';
import { describeChanges } from './tables/describe.ts';
import { extendTable } from './tables/extend.ts';
import { mismatches } from './tables/foreign/fit.ts';
import { makeTable } from './tables/make.ts';
import { migrationRuns } from './tables/runs.ts';
import { seal } from './tables/seal.ts';
import { prepareTables } from './tables/prepare.ts';
import type { Actor, Engine, ModelHooks, Resource } from './types.ts';
import { transitRows } from './transitions/transit.ts';
import { keepingOwners } from './write/aggregates.ts';
import { versionHooks } from './versions/keep.ts';
import { createRow } from './write/create.ts';
import { saveOwned } from './write/owned.ts';
import { removeRows } from './write/remove.ts';
import { updateRows } from './write/update-many.ts';
import { updateRow } from './write/update.ts';

export interface EngineOptions {
  database: Database;
  /** Checked models by name. */
  models: ReadonlyMap<string, Model>;
  /** Default rows, in the order of their file names. */
  defaults: readonly Defaults[];
  /** Present time in epoch milliseconds. */
  clock?: () => number;
  /** Keys of encrypted fields, the one in use first; needed where a model has any. */
  keys?: readonly SecretKey[];
  /** How rows are worked through that a start changes. */
  pace?: Pace;
  /** Whether the models have all published fields; asked before tables follow them. */
  isCurrent?(db: Db): Promise<boolean>;
}

/**
 * Makes an engine for the given models; throws when one of them cannot be served. Call prepare()
 * before anything else.
 */
export function createEngine({
  database,
  models,
  defaults,
  clock = Date.now,
  keys = [],
  pace = {},
  isCurrent,
}: EngineOptions): Engine {
  const [inUse, ...others] = keys;
  const cipher = inUse && createFieldCipher([inUse, ...others]);
  const making = { dialect: database.dialect, cipher, now: clock };
  const shapes = new Map([...models].map(([name, model]) => [name, shapeOf(model, making)]));
  linkOwned(shapes);
  linkRelated(shapes);
  const hooks = new Map<string, ModelHooks>();
  const none: ModelHooks = {};
  const context: EngineContext = {
    dialect: database.dialect,
    shapes,
    ...defined({ aside: database.aside }),
    now: clock,
    hooksOf: (name) => hooks.get(name) ?? none,
    reveals: createRevealLimit(clock),
    saveOwned,
  };
  for (const [name, shape] of shapes) {
    const given = versionHooks(context, shape);
    if (given) hooks.set(name, given);
  }
  const resources = new Map([...shapes].map(([name, shape]) => [name, resourceOf(context, shape)]));
  return {
    models,
    resource: (name) => resources.get(shapeNamed(context, name).model.name)!,
    hooks: (name, given) => {
      shapeNamed(context, name);
      const present = hooks.get(name);
      hooks.set(name, present ? bothHooks(present, given) : given);
    },
    carriers: {
      isPublic: (uses) => isPublic({ context }, uses),
      isReadable: (db, uses, actor) => carriesVisibly({ context, db, actor }, uses),
    },
    routes: () => modelRoutes(context, database, resources),
    prepare: async () => {
      const reports = await prepareTables(database, context, {
        fill: (db) => installDefaults(db, context, defaults),
        pace,
        isCurrent,
      });
      if (cipher) reports.push(...(await seal(database, { shapes, cipher, now: clock, pace })));
      return reports;
    },
    extendTable: (db, model, isTrial) => extendTable(db, shapeOf(model, making), isTrial),
    mismatches: (db, model) => mismatches(db, shapeOf(model, making)),
    makeTable: (db, model, isTrial) => makeTable(db, shapeOf(model, making), isTrial),
    prepareRows: () => changeRows(database, context, pace),
    giveUpRows: () => giveUpChanges(database, context, { as: 'given up' }),
    describeChanges: (db) => describeChanges(db, context),
    migrationRuns: (db) => migrationRuns(db, context),
    dictEntries: (db, types) => dictEntries(db, context, types),
    ensureMenus: (pages: Iterable<Page>) =>
      database.schemaTransaction((db) => ensureMenus(db, context, pages)),
  };
}

const changeRow = (operation: Operation, input: Row, whole: boolean): Promise<Row> =>
  keepingOwners(operation, { keys: [input[operation.shape.key.field]] }, () =>
    updateRow(operation, input, { whole }),
  );

/** Keys of sent records, so far as they have the form of records. */
const keysIn = ({ key }: ModelShape, inputs: unknown): unknown[] =>
  Array.isArray(inputs) ? inputs.map((row: Row | null) => row?.[key.field]) : [];

function resourceOf(context: EngineContext, shape: ModelShape): Resource {
  const on = (db: Db, actor: Actor, permission: string | undefined): Operation => ({
    context,
    db,
    shape,
    actor,
    permission,
  });
  const list = permissionOf(shape, 'list');
  const query = permissionOf(shape, 'query');
  const add = permissionOf(shape, 'add');
  const edit = permissionOf(shape, 'edit');
  const remove = permissionOf(shape, 'remove');
  return {
    model: shape.model,
    list: (db, request, actor, permission = list) => listRows(on(db, actor, permission), request),
    get: (db, key, actor, permission = query) => getRow(on(db, actor, permission), key),
    create: (db, input, actor, permission = add) => {
      const operation = on(db, actor, permission);
      const owners = shape.owner ? [input[shape.owner.by.field]] : [];
      return keepingOwners(operation, { owners }, () => createRow(operation, input));
    },
    update: async (db, input, actor, permission = edit) =>
      void (await changeRow(on(db, actor, permission), input, false)),
    replace: (db, input, actor) => changeRow(on(db, actor, edit), input, true),
    updateMany: (db, inputs, actor) => {
      const operation = on(db, actor, edit);
      return keepingOwners(operation, { keys: keysIn(shape, inputs) }, () =>
        updateRows(operation, inputs),
      );
    },
    remove: (db, keys, actor) => {
      const operation = on(db, actor, remove);
      return keepingOwners(operation, { keys }, () => removeRows(operation, keys));
    },
    transition: (db, request, actor) => {
      const operation = on(db, actor, transitionAccess(shape.model, request.name));
      return keepingOwners(operation, request, () => transitRows(operation, request));
    },
  };
}
