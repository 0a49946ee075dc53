/** The server process. */
import path from 'node:path';
import { readConfig } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { startServer } from './start.ts';

const root = path.resolve(import.meta.dirname, '../..');

// Whatever this process makes is for its own account only.
process.umask(0o077);

try {
  const server = await startServer({ config: readConfig(process.env), root });
  if (server.generatedPassword) console.log(`Sign in as admin with the password: ${server.generatedPassword}\nIt is shown this once; change it after signing in.`);
  console.log(`Pageloom is ready at ${server.url}`);
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal finds the end already under way.
      if (ending) return;
      ending = true;
      void server.close().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
