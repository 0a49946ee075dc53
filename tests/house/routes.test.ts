/**
 * Requests reach the server by declared routes; what else answers is listed here, and holds no
 * data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const server = path.resolve(import.meta.dirname, '../../src/server');

/** Files that may speak to Fastify's router, and why. */
const known: Record<string, string> = {
  'http/api.ts': 'registers the declared routes',
  'http/front.ts': 'the built front end',
  'files/stored-files.ts': 'stored files, open by the protocol',
  'openapi/viewer.ts': 'a page with its script and style, the same for everybody',
  'http/proxy.ts': 'passes requests on to another server',
  'capabilities/map/amapFrame.ts': 'a page with its script and style, the same for everybody',
  'capabilities/map/amapService.ts': "AMap's services, for people signed in",
  'schemas/routes.ts': 'compiled pages, open to visitors',
};

const registers = [
  /\.(?:get|head|post|put|patch|delete|options|all|route)(?:<.*>)?\(\s*['"`{]\s*(?:\/|\$|method:)/,
  /\.register\(\s*(?:fastifyStatic|proxy)\b/,
];

it('routes are registered where declarations are, and in a few places that serve no data', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.split(path.sep).join('/'));
  const speaking = files.filter((name) =>
    registers.some((form) => form.test(readFileSync(path.join(server, name), 'utf8'))),
  );
  expect(speaking.sort()).toEqual(Object.keys(known).sort());
});
