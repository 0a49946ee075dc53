/** `npm start` as a person runs it. It stands with the browser tests because it needs the build. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot, startApp } from './support/app.ts';
import type { App, AppOptions } from './support/app.ts';

// One after the other: all of them keep compiled code in the same place.
test.describe.configure({ mode: 'default' });

test('npm start gets ready, leaves its code compiled, and Ctrl-C ends all of it cleanly', async () => {
  const compiled = path.join(projectRoot, 'node_modules/.cache/compiled');
  rmSync(compiled, { recursive: true, force: true });
  const app = await startApp({ launcher: 'script' });
  const ended = new Promise<number | null>((resolve) => app.process.once('exit', resolve));
  // A terminal signals the whole group: the script hears it, passes it on, and the server hears it
  // twice.
  process.kill(-app.process.pid!, 'SIGINT');
  expect(await ended).toBe(0);
  expect(app.output()).toMatch(
    new RegExp(`Pageloom is ready at ${app.url}\nPageloom is ending \\(SIGINT\\).*\n$`),
  );
  await expect(fetch(app.url)).rejects.toThrow();
  expect(existsSync(compiled)).toBe(true);
  await app.stop();
});

/** Resolves when nothing listens there any more. */
const gone = ({ url }: App) =>
  expect
    .poll(
      () =>
        fetch(url).then(
          () => 'answers',
          () => 'gone',
        ),
      { timeout: 60_000 },
    )
    .toBe('gone');

async function endedBy(signal: NodeJS.Signals, launcher: AppOptions['launcher']): Promise<void> {
  const app = await startApp({ launcher });
  try {
    app.process.kill(signal);
    await gone(app);
  } finally {
    // What the signal left behind, if it did.
    try {
      process.kill(-app.process.pid!, 'SIGKILL');
    } catch {
      // Nothing.
    }
    await app.stop();
  }
}

for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  for (const launcher of ['npm', 'script'] as const) {
    test(`${signal} to ${launcher} alone ends the server, too`, () => endedBy(signal, launcher));
  }
}

test('SIGKILL to the start script ends the server, too', () => endedBy('SIGKILL', 'script'));
