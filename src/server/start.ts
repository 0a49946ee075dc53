/** Puts the server together: settings in, a listening server out. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { foreignFeatures } from '../schema/bundle/features.ts';
import { buildApplication, engineOf, pagesOf } from './application.ts';
import { ensureAdminPassword } from './auth/admin.ts';
import { isKeyInUse, requireSealingKey } from './auth/second-factor/seal.ts';
import { sweepExpired, sweepRegularly } from './auth/sweep.ts';
import type { ServerConfig } from './config/config.ts';
import { storedFiles } from './config/data-dir.ts';
import { openSecretKey } from './config/secret-key.ts';
import { StartupError } from './config/startup-error.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { DatabaseUnavailable } from './db/unavailable.ts';
import { sweepDrafts } from './files/durable.ts';
import { openStorage } from './files/open-storage.ts';
import { sweepUploadsRegularly } from './files/sweep.ts';
import type { ConnectionLimits } from './http/connections.ts';
import { databaseReadiness } from './http/probes.ts';
import type { Readiness } from './http/probes.ts';
import { createProxyApp } from './http/proxy.ts';
import type { RouteDeclaration } from './http/route.ts';
import { listen } from './listen.ts';
import { ofCurrentModels, replace } from './current-models.ts';
import { createLanguages, registerLanguages } from './locale/languages.ts';
import type { Listener } from './listen.ts';
import { createAuditChain } from './logs/audit/chain.ts';
import { announcing } from './migrating.ts';
import { registerViewer } from './openapi/viewer.ts';
import { afterRefresh } from './schemas/before-writes.ts';
import type { FileCheck } from './schemas/fileCheck.ts';
import { registerSchemaRoutes } from './schemas/routes.ts';
import { shipped } from './schemas/shipped.ts';
import { revisionsIn } from './pages/revisions.ts';
import { openSchemaStore } from './schemas/store.ts';
import type { SchemaStore } from './schemas/store.ts';
import { vocabulary } from './schemas/vocabulary.ts';
import type { Services } from './services.ts';

export interface StartOptions {
  config: ServerConfig;
  /** Project root: holds schemas/ and dist/. */
  root: string;
  /** Epoch milliseconds; tests may set the time. */
  now?: () => number;
  /** Whether what has expired is removed now and then (default); tests may do it themselves. */
  sweeps?: boolean;
  /** Checks schema files; tests that start many servers have them share one. */
  check?: FileCheck;
  /** Adds routes of a test's own. */
  extraRoutes?: (services: Services) => RouteDeclaration[];
  /** Shows a test all declarations just before they are registered. */
  onRoutes?: (routes: readonly RouteDeclaration[]) => void;
}

export interface RunningServer {
  /** Address without a trailing slash. */
  url: string;
  /** The administrator's password, when it was generated at this start. */
  generatedPassword?: string;
  /** Absent when an API_TARGET serves the data. */
  database?: Database;
  /**
   * Answers what is on its way, for as long as the settings allow, and ends.
   * @returns how many requests were cut off
   */
  close(): Promise<number>;
}

/** @throws StartupError when it cannot start for a reason the operator can mend */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, root, check } = options;
  const bound = await listen(config.host, config.port, connectionLimitsOf(config));
  const store = await openSchemaStore({ root, vocabulary, check });
  const listener = afterRefresh(bound, store);
  try {
    reportProblems(store);
    const { apiTarget: target } = config;
    const part = target
      ? await startProxy(options, store, { target, ending: listener.ending })
      : await startOwn(options, store, listener);
    listener.answerWith(part.app.routing);
    listener.readyWhen(part.readiness);
    if (config.development) store.watch();
    const close = async () => {
      const read = store.close();
      const cutOff = await listener.close({
        delay: config.shutdownDelay,
        patience: config.shutdownTimeout,
      });
      await read;
      await part.close();
      await part.database?.close();
      return cutOff;
    };
    return {
      url: listener.url,
      generatedPassword: part.generatedPassword,
      database: part.database,
      close,
    };
  } catch (error) {
    await store.close();
    await listener.close({ delay: 0, patience: 0 });
    throw error;
  }
}

/**
 * Behind a proxy all connections come from its address, and so they may through one on this
 * machine.
 */
function connectionLimitsOf({ limits, trustProxy }: ServerConfig): ConnectionLimits {
  return trustProxy ? { ...limits, connectionsPerAddress: 0 } : limits;
}

/** A broken file breaks its own page only, but the operator should know. */
function reportProblems(store: SchemaStore): void {
  for (const { file, line, pointer, message } of store.problems())
    console.error(`${file ?? ''}:${line ?? 1} ${pointer}: ${message}`);
}

interface Part {
  app: FastifyInstance;
  database?: Database;
  generatedPassword?: string;
  readiness: Readiness;
  close(): Promise<void>;
}

async function startProxy(
  { config, root }: StartOptions,
  store: SchemaStore,
  { target, ending }: { target: string; ending: AbortSignal },
): Promise<Part> {
  const { web, trustProxy, development } = config;
  const extend = async (app: FastifyInstance) => {
    await registerViewer(app);
    // Whether English is open is for the other server to say: people could choose it there.
    registerLanguages(app, createLanguages({ ...shipped(store), isOpen: async () => true }));
    const features = foreignFeatures;
    await registerSchemaRoutes(app, { store, features, embeds: web.embeds, development, ending });
  };
  const app = await createProxyApp({
    target,
    web,
    trustProxy,
    dist: path.join(root, 'dist'),
    extend,
  });
  // The other server's state is reported by its own answers.
  return { app, readiness: async () => null, close: () => app.close() };
}

async function startOwn(
  options: StartOptions,
  store: SchemaStore,
  { answerWith, readyWhen, ending }: Listener,
): Promise<Part> {
  const { config, now = Date.now } = options;
  const database = await openDatabase(config);
  try {
    await store.coverBy(revisionsIn(database, now));
    const key = await openSecretKey({ ...config, isInUse: () => isKeyInUse(database) });
    await clearDrafts(config.dataDir, now());
    const storage = await openStorage(config);
    await requireSealingKey(database, key);
    const audit = createAuditChain({
      database,
      secret: key,
      now,
      onError: (error) => console.error(error),
    });
    const foundation = { ...options, now, store, database, key, storage, audit, ending };
    let app: FastifyInstance | undefined;
    // Listens before the application's own listeners do: clients hear of a change when it is
    // served.
    store.onChange(async ({ models }) => {
      // What changes meanwhile is what the first application is made of.
      if (!app) return;
      if (models.length) app = await replace(app, () => buildApplication(foundation), answerWith);
      else await engineOf(foundation).ensureMenus(pagesOf(store));
    });
    // Later, when models change, the former application goes on meanwhile.
    const pace = announcing({ answerWith, readyWhen });
    app = await ofCurrentModels(store, () => buildApplication({ ...foundation, pace }));
    const generatedPassword = await ensureAdminPassword(database, config.adminPassword, now());
    await sweepExpired(database, now());
    await audit.start();
    // Not of an application, which another takes the place of while this one ends by itself: no
    // round may use the database once it is closed.
    const endSweeping =
      options.sweeps === false
        ? []
        : [
            sweepRegularly(database, now, console.error),
            sweepUploadsRegularly({ database, storage, now }, console.error),
          ];
    const close = async () => {
      await Promise.all(endSweeping.map((end) => end()));
      await app?.close();
      await audit.close();
    };
    const readiness = databaseReadiness(() => sql`select 1`.execute(database.read));
    return { app, database, generatedPassword, readiness, close };
  } catch (error) {
    await database.close();
    if (error instanceof DatabaseUnavailable)
      throw new StartupError('The database went away while the server started: start it again.');
    throw error;
  }
}

/** What was being stored when the process ended was never acknowledged. */
async function clearDrafts(dataDir: string, now: number): Promise<void> {
  const removed = await sweepDrafts(dataDir, now, (name) => name === storedFiles);
  if (removed)
    console.error(`Removed ${removed} unfinished files of an earlier run from ${dataDir}.`);
}
