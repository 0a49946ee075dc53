/**
 * The `test` of all browser tests: signs in, and fails a test in which the page broke the CSP or
 * threw.
 */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { adminPassword } from './app.ts';
import { Complaints } from './complaints.ts';
import { faultsOf } from './protocol-writes.ts';
import type { Schemas } from './schemas.ts';
import { hostServers, type OwnServer, type Servers } from './servers.ts';

export { expect, adminPassword };

export interface Fixtures {
  /** What the server serves beside the installation; given by `test.use`. */
  schemas: Schemas;
  /** Environment variables of the server; given by `test.use`. */
  environment: Record<string, string>;
  /** The server of this test alone; it ends after what the page did has been judged. */
  server: OwnServer;
  /** Address of the running application. */
  app: string;
  /** Signs the page in through the API and opens a route. */
  open(route: string, user?: { userName: string; password: string }): Promise<void>;
  /** Calls the API as the administrator. */
  admin(method: string, path: string, body?: object): ReturnType<typeof api>;
  /** Console errors and CSP violations seen so far; a test that provokes some forgets them. */
  complaints: Complaints;
}

/** Signs in over the wire; resolves with the token. */
export async function signIn(
  app: string,
  userName = 'admin',
  password = adminPassword,
): Promise<string> {
  const answer = await fetch(`${app}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: userName, password }),
  });
  const body = (await answer.json()) as { code: number; msg: string; token?: string };
  if (!body.token) throw new Error(`sign-in of ${userName} refused: ${body.code} ${body.msg}`);
  return body.token;
}

/**
 * Signs a browser in as the front end does it: its cookies hold the session. Resolves with the
 * token, for other clients.
 */
export async function enter(
  context: BrowserContext,
  app: string,
  userName = 'admin',
  password = adminPassword,
): Promise<string> {
  const answer = await fetch(`${app}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session': 'cookie' },
    body: JSON.stringify({ username: userName, password }),
  });
  const cookies = answer.headers.getSetCookie().map((text) => {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(text) ?? [];
    const expires = Math.floor(Date.now() / 1000) + Number(/Max-Age=(\d+)/.exec(text)![1]);
    return {
      name,
      value,
      url: app,
      expires,
      httpOnly: text.includes('HttpOnly'),
      sameSite: 'Strict' as const,
    };
  });
  if (!cookies.some(({ name }) => name === 'access_token'))
    throw new Error(`sign-in of ${userName} refused: ${await answer.text()}`);
  await context.addCookies(cookies);
  return tokenIn(cookies)!;
}

/** The token of the session in a browser's cookies; undefined when nobody is signed in there. */
export function tokenIn(cookies: readonly { name: string; value: string }[]): string | undefined {
  const value = (expected: string) => cookies.find(({ name }) => name === expected)?.value;
  const mark = value('access_mark');
  return mark && `${value('access_token')}${mark}`;
}

/** Calls the API as a signed-in client. */
export async function api(
  app: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read members of answers as clients do
): Promise<Record<string, any>> {
  // any: answers differ by endpoint
  const answer = await fetch(`${app}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read members of answers as clients do
  return (await answer.json()) as Record<string, any>;
}

/** What is wrong, by the protocol, with the writes that a page sends: each test proves its own. */
function recordWrites(page: Page): Set<string> {
  const faults = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/api/')) return;
    const contentType = request.headers()['content-type'];
    const found = faultsOf({
      method: request.method(),
      address: pathname.slice('/api'.length) + search,
      contentType,
      body: contentType?.includes('json') ? request.postData() : null,
    });
    for (const fault of found) faults.add(fault);
  });
  return faults;
}

async function watch(page: Page, complaints: Complaints): Promise<void> {
  page.on('pageerror', (error) => complaints.note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.note(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}

export const test = base.extend<Fixtures, { servers: Servers }>({
  // A request that a route still holds when the test is over is nobody's failure: handlers end
  // before their page does, and before the server that they ask.
  context: async ({ context, server: _server }, use) => {
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  servers: [
    async ({}, use) => {
      const servers = hostServers();
      await use(servers);
      await servers.end();
    },
    { scope: 'worker' },
  ],
  schemas: [{}, { option: true }],
  environment: [{}, { option: true }],
  server: async ({ servers, schemas, environment }, use) => {
    const server = await servers.start(schemas, environment);
    process.env.PAGELOOM_DATA = server.dataDir;
    await use(server);
    await server.stop();
  },
  app: async ({ server }, use) => {
    await use(server.url);
  },
  complaints: [
    // After the server, so that complaints are judged before it stops.
    async ({ page, app: _app }, use) => {
      const complaints = new Complaints();
      await watch(page, complaints);
      const faults = recordWrites(page);
      await use(complaints);
      expect([...faults], 'writes that are not as the protocol has them').toEqual([]);
      expect(complaints, 'console errors and CSP violations').toEqual([]);
    },
    { auto: true },
  ],
  admin: async ({ app }, use) => {
    let token: Promise<string> | undefined;
    await use(async (method, path, body) =>
      api(app, await (token ??= signIn(app)), method, path, body),
    );
  },
  open: async ({ page, app }, use) => {
    await use(async (route, user) => {
      await enter(page.context(), app, user?.userName, user?.password);
      await page.goto(`${app}/#${route}`);
    });
  },
});
