/** A form whose sender goes before it is read is given up, and not waited for. */
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ClientGone } from '../../../src/server/http/errors.ts';
import { partsOf } from '../../../src/server/http/parts.ts';
import { defineRoute } from '../../../src/server/http/route.ts';
import { startServer, type TestServer } from '../support/index.ts';

let server: TestServer;
let begun: () => void;
const hasBegun = new Promise<void>((resolve) => (begun = resolve));
let ended: (error: unknown) => void;
const reading = new Promise<unknown>((resolve) => (ended = resolve));

beforeAll(async () => {
  server = await startServer({
    extraRoutes: () => [
      defineRoute({
        method: 'POST',
        path: '/test/late',
        summary: 'Reads a form after its sender has gone',
        tag: 'test',
        access: 'session',
        body: { kind: 'multipart' },
        answer: 'ajax',
        transaction: false,
        async handler({ request }) {
          const closed = new Promise((resolve) => request.raw.once('close', resolve));
          begun();
          await closed;
          try {
            for await (const part of partsOf(request)) void part;
            ended(undefined);
          } catch (error) {
            ended(error);
          }
        },
      }),
    ],
  });
});
afterAll(() => server.stop());

it('ends with the word that the client has gone', async () => {
  const { base, token } = await server.admin();
  const sending = httpRequest(`${base}/test/late`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 1_000,
      authorization: `Bearer ${token}`,
    },
  }).on('error', () => undefined);
  sending.write('--b\r\n');
  await hasBegun;
  sending.destroy();
  expect(await reading).toBeInstanceOf(ClientGone);
});
