/** The server process. */
import path from 'node:path';
import { readConfig } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { startServer } from './start.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Milliseconds within which signals count as one: a terminal and npm both pass Ctrl-C on. */
const oneAct = 1_000;
/**
 * Milliseconds that closing may take beyond the times of the settings before the process ends
 * anyway.
 */
const reserve = 5_000;

// Whatever this process makes is for its own account only.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  const server = await startServer({ config, root });
  // Before anybody reads that it is ready: whoever started it may end it at once.
  endOnSignals(async () => {
    setTimeout(
      () => process.exit(1),
      config.shutdownDelay + config.shutdownTimeout + reserve,
    ).unref();
    const cutOff = await server.close();
    if (cutOff)
      console.error(
        `${cutOff} requests were cut off: they took longer than ${config.shutdownTimeout / 1000} s (SHUTDOWN_TIMEOUT).`,
      );
  });
  if (server.generatedPassword)
    console.log(
      `Sign in as admin with the password: ${server.generatedPassword}\nIt is shown this ` +
        'once; change it after signing in.',
    );
  console.log(`Pageloom is ready at ${server.url}`);
} catch (error) {
  fail(error);
}

/**
 * The first signal ends the process as it should, one more ends it at once. So does the end of the
 * process that started it.
 */
function endOnSignals(end: () => Promise<void>): void {
  let since: number | undefined;
  const act = (reason: string): void => {
    const now = performance.now();
    if (since !== undefined) {
      if (now - since > oneAct) process.exit(1);
      return;
    }
    since = now;
    console.log(`Pageloom is ending (${reason}); once more ends it at once`);
    void end().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => act(signal));
  if (process.channel) process.on('disconnect', () => act('the process that started it is gone'));
  if (process.channel && !process.connected) act('the process that started it is gone');
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
