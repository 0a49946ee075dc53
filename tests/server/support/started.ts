/** A server for the tests of a file, started before them and stopped after them. */
import { afterAll, beforeAll } from 'vitest';
import { createClient } from './client.ts';
import type { Client } from './client.ts';
import { adminPassword, startServer } from './server.ts';
import type { TestServer, TestServerOptions } from './server.ts';

/** The server; there is something in it once the tests run. */
export function startedServer(options?: TestServerOptions): TestServer {
  const server: Partial<TestServer> = {};
  beforeAll(async () => {
    Object.assign(server, await startServer(options));
  });
  afterAll(() => server.stop?.());
  return server as TestServer;
}

/** A client of that server which is signed in as the administrator once the tests run. */
export function startedAdmin(server: TestServer): Client {
  const admin = createClient('');
  beforeAll(async () => {
    admin.base = server.client().base;
    await admin.signIn('admin', adminPassword);
  });
  return admin;
}
