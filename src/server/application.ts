/**
 * The application that answers: tables, hooks and routes of the models and capabilities as they are
 * now.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defined } from '../schema/defined.ts';
import type { Page } from '../schema/generated/types.gen.ts';
import { permissionsOf, sharePermission } from '../schema/permission.ts';
import { createSecondFactors } from './auth/second-factor/second-factors.ts';
import { createAuthService } from './auth/service.ts';
import { createSessions } from './auth/sessions.ts';
import { capabilities, ownFeatures } from './capabilities/index.ts';
import { ensureSettings } from './capabilities/settings.ts';
import type { PageRights, ServeParts } from './capabilities/contract.ts';
import type { ServerConfig } from './config/config.ts';
import { keyOf } from './config/secret-key.ts';
import type { SecretKey } from './config/secret-key.ts';
import type { Database } from './db/database.ts';
import type { FileStorage } from './files/storage.ts';
import { createApp } from './http/app.ts';
import type { RouteDeclaration } from './http/route.ts';
import { tokenOf } from './http/session-token.ts';
import { createLanguages, registerLanguages } from './locale/languages.ts';
import type { AuditChain } from './logs/audit/chain.ts';
import { createEngine } from './models/engine.ts';
import type { Pace } from './models/tables/pace.ts';
import type { Engine } from './models/types.ts';
import { openApiRoute } from './openapi/document.ts';
import { registerViewer } from './openapi/viewer.ts';
import { routeHooks } from './route-hooks.ts';
import { storedAdditions } from './pages/additions.ts';
import { registerSchemaRoutes } from './schemas/routes.ts';
import { shipped } from './schemas/shipped.ts';
import type { SchemaStore } from './schemas/store.ts';
import type { Services } from './services.ts';
import { configFlag } from './settings/parameters.ts';
import { configKeys } from '../protocol/configKeys.ts';

/** What outlives a change of models. */
export interface Foundation {
  config: ServerConfig;
  /** Project root: holds schemas/ and dist/. */
  root: string;
  store: SchemaStore;
  database: Database;
  key: SecretKey;
  storage: FileStorage;
  audit: AuditChain;
  /** Aborted when the server ends. */
  ending: AbortSignal;
  /** Epoch milliseconds. */
  now(): number;
  /** How rows are worked through that the models change. */
  pace?: Pace;
  /** Adds routes of a test's own. */
  extraRoutes?: (services: Services) => RouteDeclaration[];
  /** Shows a test all declarations just before they are registered. */
  onRoutes?: (routes: readonly RouteDeclaration[]) => void;
}

/** @throws StartupError when the models cannot be served */
export async function buildApplication(foundation: Foundation): Promise<FastifyInstance> {
  const { config, root, store } = foundation;
  const engine = await prepareEngine(foundation);
  const routes: RouteDeclaration[] = [];
  const parts = partsOf(foundation, engine, routes);
  const serving = capabilities.map(({ serve }) => serve?.(parts) ?? {});
  routes.push(
    ...serving.flatMap((one) => one.routes ?? []),
    ...engine.routes(),
    ...(foundation.extraRoutes?.(parts.services) ?? []),
  );
  const { openDocuments, embeds } = config.web;
  routes.push(openApiRoute([...routes], parts.version, openDocuments ? 'anonymous' : 'session'));
  foundation.onRoutes?.(routes);
  const { environment } = parts;
  const isSomebody = async (request: FastifyRequest) =>
    (await environment.sessionOf(request)) !== null;
  return createApp({
    routes,
    limits: config.limits,
    web: config.web,
    environment,
    dist: path.join(root, 'dist'),
    extend: async (app) => {
      for (const { extend } of serving) await extend?.(app);
      await registerViewer(app);
      const isOpen = () => configFlag(foundation.database.read, configKeys.englishEnabled, false);
      registerLanguages(app, createLanguages({ ...shipped(store), isOpen }));
      await registerSchemaRoutes(app, {
        store,
        features: ownFeatures,
        embeds,
        admits: openDocuments ? undefined : isSomebody,
        development: config.development,
        ending: foundation.ending,
      });
    },
  });
}

/** An engine of the models as they are now. */
export function engineOf({
  config,
  store,
  database,
  key,
  now,
  pace,
}: Pick<Foundation, 'config' | 'store' | 'database' | 'key' | 'now' | 'pace'>): Engine {
  const keys = [...config.encryptionKeys.map(keyOf), key];
  return createEngine({
    database,
    models: store.models(),
    defaults: store.defaults(),
    clock: now,
    keys,
    isCurrent: async (db) => store.hasAdditions(await storedAdditions(db)),
    ...defined({ pace }),
  });
}

/** The same with hooks, tables and menus. */
async function prepareEngine(foundation: Foundation): Promise<Engine> {
  const { config, store, database, key, audit, now } = foundation;
  const defaults = store.defaults();
  const engine = engineOf(foundation);
  for (const { hooks } of capabilities)
    for (const [model, given] of Object.entries(hooks?.({ engine, audit, config }) ?? {}))
      engine.hooks(model, given);
  for (const line of await engine.prepare()) console.error(line);
  for (const { prepare } of capabilities) await prepare?.({ database, key, defaults, now });
  await ensureSettings(
    { database, now },
    capabilities.flatMap(({ settings = [] }) => settings),
  );
  await engine.ensureMenus(pagesOf(store));
  return engine;
}

function partsOf(
  foundation: Foundation,
  engine: Engine,
  routes: readonly RouteDeclaration[],
): ServeParts {
  const { config, root, store, database, key, storage, audit, ending, now } = foundation;
  const sessions = createSessions(database, now);
  return {
    services: {
      database,
      engine,
      now,
      auth: createAuthService(sessions),
      secondFactors: createSecondFactors(key, now),
      audit,
    },
    sessions,
    storage,
    environment: {
      database,
      trustProxy: config.trustProxy,
      now,
      sessionOf: async (request) => {
        const token = tokenOf(request);
        return token ? sessions.load(token) : null;
      },
      hooks: routeHooks({ database, audit, now }),
    },
    config,
    root,
    version: versionOf(root),
    schemas: async () => {
      await store.refresh();
      return store.index().hash;
    },
    pages: store,
    routes: () => routes,
    pageRights: (id) => rightsOf(store, id),
    ending,
  };
}

function rightsOf(store: SchemaStore, id: string): PageRights | undefined {
  const page = store.pageBundle(id)?.page;
  if (!page) return undefined;
  const { permission } = store.models().get(page.model ?? '') ?? {};
  return {
    access: permissionsOf(page.access, permission),
    share: sharePermission(permission),
  };
}

/** The pages that can be shown. */
export const pagesOf = (store: SchemaStore): Page[] =>
  store.index().pages.flatMap(({ id }) => store.pageBundle(id)?.page ?? []);

const versionOf = (root: string): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string })
    .version;
