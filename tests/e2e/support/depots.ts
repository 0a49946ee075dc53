/** The example of docs/examples/depot, run in a copy of the project with its own server. */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, startApp } from './app.ts';
import { copyProject } from './guide.ts';
import { api, signIn } from './test.ts';

const example = (name: string): string =>
  readFileSync(path.join(projectRoot, 'docs/examples/depot', name), 'utf8');

export interface Depots {
  /** Address of the running application. */
  url: string;
  /** Calls the API as the administrator. */
  call(method: string, path: string, body?: unknown): ReturnType<typeof api>;
  stop(): Promise<void>;
}

/** An application whose depots have a division and a point. */
export async function startDepots(env: Record<string, string> = {}): Promise<Depots> {
  const copy = copyProject();
  copy.write({
    'schemas/models/depot.json': example('model.json'),
    'schemas/pages/demo/depot.json': example('page.json'),
  });
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  const app = await startApp({ root: copy.root, env });
  const token = await signIn(app.url);
  return {
    url: app.url,
    call: (method, address, body) => api(app.url, token, method, address, body),
    async stop() {
      await app.stop();
      copy.remove();
    },
  };
}
