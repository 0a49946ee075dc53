/** Chromium as the benchmarks start it, built pages for it, and what deeds in them cost. */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { buildBench } from './build.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

function serve(folder: string): Promise<http.Server> {
  const server = http.createServer((request, answer) => {
    const name = new URL(request.url ?? '/', 'http://x').pathname;
    const file = path.join(folder, name === '/' ? 'index.html' : path.normalize(name));
    answer.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file)
      .on('error', () => answer.writeHead(404).end())
      .pipe(answer);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** A page of the benchmark, built and served; its address has no trailing slash. */
export async function servePage(
  page: 'front' | 'designer',
): Promise<{ address: string; end(): void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pageloom-bench-'));
  buildBench(page, folder);
  const server = await serve(folder);
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    end() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const launch = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** Seconds of main-thread work since the page began. */
async function work(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0;
}

const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(
          () =>
            requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 })),
          { timeout: 2000 },
        );
      }),
  );

/** Milliseconds of main-thread work of one deed, until the page is at rest again. */
export async function cost(
  page: Page,
  session: CDPSession,
  deed: () => Promise<unknown>,
): Promise<number> {
  const before = await work(session);
  await deed();
  await atRest(page);
  return ((await work(session)) - before) * 1000;
}

/** What there is to see: so many elements, or at least one, one of them with a text or value. */
export interface Seen {
  selector: string;
  count?: number;
  text?: string;
  value?: string;
}

/** Milliseconds from an event that a deed causes to the frame that shows what comes of it. */
export async function felt(
  page: Page,
  { event, seen, deed }: { event: string; seen: Seen; deed: () => Promise<unknown> },
): Promise<number> {
  const shown = await page.evaluateHandle(
    ([name, { selector, count, text, value }]) => {
      const isSeen = (): boolean => {
        const found = [...document.querySelectorAll(selector)];
        if (count !== undefined && found.length !== count) return false;
        return found.some(
          (one) =>
            (text === undefined || one.textContent?.includes(text)) &&
            (value === undefined || (one as HTMLInputElement).value === value),
        );
      };
      const painted = Promise.withResolvers<number>();
      setTimeout(() => painted.reject(new Error(`not seen: ${selector}`)), 60_000);
      addEventListener(
        name,
        ({ timeStamp }) => {
          const look = (): void => {
            if (!isSeen()) return void requestAnimationFrame(look);
            // The frame in which it stands there for the first time is drawn before the next task.
            setTimeout(() => painted.resolve(performance.now() - timeStamp));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
      return { time: painted.promise };
    },
    [event, seen] as const,
  );
  await deed();
  return shown.evaluate(({ time }) => time);
}
