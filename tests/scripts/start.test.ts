/**
 * Starting the server process: what an operator sees when something is wrong, and that it ends
 * cleanly.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp, type App } from '../e2e/support/app.ts';

const root = path.resolve(import.meta.dirname, '../..');
const node = path.join(root, 'node_modules/node/bin/node');
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'pageloom-start-'));
  cleanups.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Runs the server until it ends by itself. */
function failingStart(
  env: Record<string, string>,
): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [path.join(root, 'src/server/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        DATA_DIR: folder(),
        DATABASE_URL: '',
        API_TARGET: '',
        ADMIN_PASSWORD: 'Start-2026!',
        ...env,
      },
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('exit', (code) => resolve({ code, errors: errors.trim() }));
    child.on('error', reject);
    cleanups.push(() => child.kill('SIGKILL'));
  });
}

/** One clear sentence: one line, naming what is wrong, without a stack. */
function expectOneSentence(
  { code, errors }: { code: number | null; errors: string },
  naming: RegExp,
): void {
  expect(code).toBe(1);
  expect(errors.split('\n')).toHaveLength(1);
  expect(errors).toMatch(naming);
  expect(errors).not.toMatch(/\bat .*:\d+:\d+/);
}

async function app(options: Parameters<typeof startApp>[0] = {}): Promise<App> {
  const started = await startApp(options);
  cleanups.push(() => started.stop());
  return started;
}

describe('a start that cannot succeed says why in one sentence and exits with 1', () => {
  it('when the port is taken', async () => {
    const taken = await new Promise<Server>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
    });
    cleanups.push(() => new Promise((resolve) => taken.close(resolve)));
    const { port } = taken.address() as AddressInfo;
    expectOneSentence(await failingStart({ PORT: String(port) }), new RegExp(String(port)));
  });

  it('when the data folder cannot be written', async () => {
    const blocked = path.join(folder(), 'file');
    writeFileSync(blocked, 'not a folder');
    expectOneSentence(
      await failingStart({ PORT: '0', DATA_DIR: path.join(blocked, 'data') }),
      /DATA_DIR/,
    );
  });

  it('when the database was made by a newer version', async () => {
    const dataDir = folder();
    const first = await app({ dataDir });
    await first.stop();
    const file = path.join(dataDir, 'pageloom.sqlite');
    const db = new DatabaseSync(file);
    db.exec("UPDATE pageloom_meta SET value = '999' WHERE name = 'version'");
    db.close();
    expectOneSentence(await failingStart({ PORT: '0', DATA_DIR: dataDir }), /999/);
  });

  it('when DATABASE_URL cannot be reached', async () => {
    expectOneSentence(
      await failingStart({
        PORT: '0',
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      }),
      /DATABASE_URL/,
    );
  });

  it('when settings are wrong: all of them at once', async () => {
    const { code, errors } = await failingStart({ PORT: '99999', CAPTCHA: 'maths' });
    expect(code).toBe(1);
    expect(errors).toMatch(/PORT/);
    expect(errors).toMatch(/CAPTCHA/);
    expect(errors).toMatch(/math/);
  });
});

describe('a start that succeeds', () => {
  it('prints the address, generates an admin password once and never again', async () => {
    const dataDir = folder();
    mkdirSync(dataDir, { recursive: true });
    const first = await app({ dataDir, env: { ADMIN_PASSWORD: '' } });
    expect(first.output()).toContain(first.url);
    const password = /admin.*?[:：]\s*(\S{12,})/.exec(first.output())?.[1];
    expect(password).toBeDefined();
    const answer = await fetch(`${first.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    expect(await answer.json()).toMatchObject({ code: 200, token: expect.any(String) });
    await first.stop();
    const second = await app({ dataDir, env: { ADMIN_PASSWORD: '' } });
    expect(second.output()).toContain(second.url);
    expect(second.output()).not.toContain(password);
    expect(second.output()).not.toMatch(/password|密码/i);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends cleanly on %s', async (signal) => {
    const running = await app();
    const ended = new Promise<number | null>((resolve) => running.process.once('exit', resolve));
    running.process.kill(signal);
    expect(await ended).toBe(0);
  });

  it('says first that it is ending, and goes on serving for a while', async () => {
    const running = await app({ env: { SHUTDOWN_DELAY: '600' } });
    cleanups.push(() => running.process.kill('SIGKILL'));
    running.process.kill('SIGTERM');
    const reason = async () =>
      ((await (await fetch(`${running.url}/readyz`)).json()) as { reason?: string }).reason;
    await expect.poll(reason).toBe('draining');
    const served = await fetch(`${running.url}/api/captchaImage`);
    expect([
      served.status,
      served.headers.get('connection'),
      ((await served.json()) as { code: number }).code,
    ]).toEqual([200, 'close', 200]);
  });

  it('waits for a request that is being sent, until it is signalled again', async () => {
    const running = await app({ env: { SHUTDOWN_TIMEOUT: '600' } });
    const ended = new Promise<number | null>((resolve) => running.process.once('exit', resolve));
    const { hostname, port } = new URL(running.url);
    const socket = connect(Number(port), hostname).on('error', () => {});
    cleanups.push(() => socket.destroy());
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        'Expect: 100-continue\r\nContent-Length: 9\r\n\r\n',
    );
    // The server has seen it when it asks for the body.
    await new Promise((resolve) => socket.once('data', resolve));
    running.process.kill('SIGTERM');
    const again = setInterval(() => running.process.kill('SIGTERM'), 200);
    cleanups.push(() => clearInterval(again));
    expect(await ended).toBe(1);
  });
});
