/** Whose budget the body of a request takes while it arrives. */
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerBodies } from '../../../src/server/http/bodies.ts';
import { trustHops } from '../../../src/server/http/trust-proxy.ts';

it.each([
  ['the client behind a proxy of ours', trustHops(1), 'address 192.0.2.7'],
  ['whoever is connected, without a proxy', false as const, 'address 127.0.0.1'],
])('is that of %s', async (_who, trustProxy, sender) => {
  const senders: string[] = [];
  const app = Fastify();
  const budget = { take: (from: string) => void senders.push(from), giveBack: () => {} };
  registerBodies(app, trustProxy, budget);
  app.post('/open', async () => 'read');
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  const { body } = await app.inject({ method: 'POST', url: '/open', headers, payload: { a: 1 } });
  expect(body).toBe('read');
  expect(senders).toEqual([sender]);
  await app.close();
});
