/**
 * Process that runs the servers of one browser-test worker: a fresh one for each test, asked for by
 * messages. A server started inside a process that has done it before is ready in a fraction of
 * the time that a new process needs.
 */
import { readConfig } from '../../../src/server/config/config.ts';
import { createFileCheck } from '../../../src/server/schemas/fileCheck.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { startServer, type RunningServer } from '../../../src/server/start.ts';

/** Start a server with these settings in a project folder, or stop the one at an address. */
export type HostAction = { start: Record<string, string>; root: string } | { stop: string };

export type HostRequest = HostAction & { id: number };

export type HostAnswer = { id: number; url: string } | { id: number; failed: string };

/** The installation alone, and with what the tests of a file add to it. */
const check = createFileCheck(vocabulary, 4);
const running = new Map<string, RunningServer>();

async function answerTo(request: HostRequest): Promise<string> {
  if ('start' in request) {
    const config = readConfig(request.start);
    const server = await startServer({ config, root: request.root, check });
    running.set(server.url, server);
    return server.url;
  }
  await running.get(request.stop)?.close();
  running.delete(request.stop);
  return request.stop;
}

process.on('message', (request: HostRequest) => {
  answerTo(request).then(
    (url) => process.send!({ id: request.id, url } satisfies HostAnswer),
    (error: Error) =>
      process.send!({ id: request.id, failed: error.stack ?? error.message } satisfies HostAnswer),
  );
});
// Without its worker there is nobody to serve.
process.on('disconnect', () => process.exit(0));
