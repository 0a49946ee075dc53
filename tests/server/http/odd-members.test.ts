/**
 * Members of bodies that no text and no number can be made of: every route that reads JSON answers,
 * and none fails in a way that nobody thought of.
 */
import { beforeAll, expect, it, vi } from 'vitest';
import { startedAdmin, startedServer } from '../support/index.ts';
import { samples } from '../authorisation/samples.ts';

interface Operation {
  requestBody?: {
    content: { 'application/json'?: { schema: { properties?: Record<string, unknown> } } };
  };
}

const server = startedServer();
const admin = startedAdmin(server);

/** Routes that read JSON, with the members that they declare or that a request to them has. */
let routes: { method: string; path: string; names: string[]; body: object }[];
beforeAll(async () => {
  const document = (await admin.get('/v3/api-docs')) as unknown as {
    paths: Record<string, Record<string, Operation>>;
  };
  routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const declared = requestBody?.content['application/json']?.schema;
      if (!declared) return [];
      const sample = samples[`${method.toUpperCase()} ${path}`];
      const body = sample?.body ?? {};
      const names = [...new Set([...Object.keys(declared.properties ?? {}), ...Object.keys(body)])];
      const filled = path.replace(/\{(\w+)\}/g, (_found, name) => sample?.path?.[name] ?? '1');
      return [{ method: method.toUpperCase(), path: filled, names, body }];
    }),
  );
});

it.each([
  ['a list with an object that has no text', [{ toString: 0, valueOf: 0 }]],
  ['an object of objects', { a: { b: { toString: null } } }],
])('%s is answered with words, wherever it stands', async (_title, odd) => {
  expect(routes.length).toBeGreaterThan(40);
  const failed: string[] = [];
  // Failures that nobody thought of stand in the log of the server; all others are answers.
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const { method, path, names, body } of routes)
    for (const name of names) {
      const response = await admin.raw(method, path, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, [name]: odd }),
      });
      expect(response.status, `${method} ${path} ${name}`).toBe(200);
      const [logged] = log.mock.calls.splice(0).map(([text]) => String(text));
      if (logged !== undefined) failed.push(`${method} ${path} ${name}: ${logged.slice(0, 300)}`);
    }
  log.mockRestore();
  expect(failed).toEqual([]);
});
