/** `npm start` as a person runs it. It stands with the browser tests because it needs the build. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot, startApp } from './support/app.ts';

test('npm start gets ready, leaves its code compiled for the next start, and Ctrl-C ends all of it cleanly', async () => {
  const compiled = path.join(projectRoot, 'node_modules/.cache/compiled');
  rmSync(compiled, { recursive: true, force: true });
  const app = await startApp({ npmStart: true });
  const ended = new Promise<number | null>((resolve) => app.process.once('exit', resolve));
  // A terminal signals the whole group: the script hears it, passes it on, and the server hears it twice.
  process.kill(-app.process.pid!, 'SIGINT');
  expect(await ended).toBe(0);
  expect(app.output().trim().split('\n').at(-1)).toBe(`Pageloom is ready at ${app.url}`);
  await expect(fetch(app.url)).rejects.toThrow();
  expect(existsSync(compiled)).toBe(true);
  await app.stop();
});
