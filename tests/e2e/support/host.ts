/**
 * Process that runs the servers of one browser-test worker: a fresh one for each test, told by
 * messages. A server started inside a process that has done it before is ready in a fraction of
 * the time that a new process needs.
 */
import path from 'node:path';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer, type RunningServer } from '../../../src/server/start.ts';

export type HostRequest =
  { id: number; start: Record<string, string> } | { id: number; stop: string };

export type HostAnswer = { id: number; url: string } | { id: number; failed: string };

const root = path.resolve(import.meta.dirname, '../../..');
const running = new Map<string, RunningServer>();

async function answerTo(request: HostRequest): Promise<string> {
  if ('start' in request) {
    const server = await startServer({ config: readConfig(request.start), root });
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
