/** A real server on a free loopback port with a database of its own; one a test file. */
import path from 'node:path';
import { readConfig } from '../../../src/server/config/config.ts';
import type { Database, DialectName } from '../../../src/server/db/database.ts';
import type { RouteDeclaration } from '../../../src/server/http/route.ts';
import { createFileCheck } from '../../../src/server/schemas/fileCheck.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import type { Services } from '../../../src/server/services.ts';
import { startServer as start } from '../../../src/server/start.ts';
import { createClient } from './client.ts';
import type { Client } from './client.ts';
import { patience } from './patience.ts';
import { unlimited } from './unlimited.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');
export const adminPassword = 'Loom-2026!';

export interface TestServer {
  url: string;
  database: Database;
  /** The settings it runs with, as a child process would get them. */
  env: Record<string, string> & { DATA_DIR: string; DATABASE_URL: string };
  /** A client nobody has signed in with. */
  client(): Client;
  /** A client signed in as the administrator. */
  admin(): Promise<Client>;
  /** A client signed in as somebody. */
  signIn(username: string, password: string): Promise<Client>;
  /** Ends the server and drops its database. */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Default: the dialect of this run. */
  dialect?: DialectName;
  /** Project root that holds schemas/; default: this checkout. */
  root?: string;
  /** More settings, such as CAPTCHA (default here: off) or TRUST_PROXY. */
  env?: Record<string, string>;
  /** Epoch milliseconds. */
  now?: () => number;
  /** Removes what has expired now and then; default: only the test does. */
  sweeps?: boolean;
  extraRoutes?: (services: Services) => RouteDeclaration[];
  /** Shows all declarations just before they are registered. */
  onRoutes?: (routes: readonly RouteDeclaration[]) => void;
}

/** The environment of a server on a database of the tests, without limits and captchas. */
export const environmentOf = ({ settings }: Pick<TestDatabase, 'settings'>) => ({
  ...unlimited,
  ...patience,
  HOST: '127.0.0.1',
  PORT: '0',
  NODE_ENV: 'test',
  CAPTCHA: 'off',
  ADMIN_PASSWORD: adminPassword,
  DATA_DIR: settings.dataDir,
  DATABASE_URL: settings.databaseUrl ?? '',
});

/** This checkout's files, and with what the tests of a file add to them. */
const check = createFileCheck(vocabulary, 4);

export async function startServer({
  dialect,
  root = projectRoot,
  env = {},
  now,
  sweeps = false,
  extraRoutes,
  onRoutes,
}: TestServerOptions = {}): Promise<TestServer> {
  const test = await createTestDatabase(dialect);
  const settings: TestServer['env'] = { ...environmentOf(test), ...env };
  const config = readConfig(settings);
  const server = await start({ config, root, check, now, sweeps, extraRoutes, onRoutes });
  const client = () => createClient(server.url);
  return {
    url: server.url,
    database: server.database!,
    env: settings,
    client,
    admin: () => client().signIn('admin', adminPassword),
    signIn: (username, password) => client().signIn(username, password),
    stop: async () => {
      await server.close();
      await test.drop();
    },
  };
}
