/**
 * Every route, made from the declarations in the server's own document, called by six kinds of
 * callers with ids near to and far from them: the answer is what the declaration and the data scope
 * say, a denial changes nothing, and records out of scope answer as if they were absent.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { startedServer } from '../support/index.ts';
import { denial, isOut, mayCall, requestsTo, describeRequest } from './requests.ts';
import { declaredRoutes, isScoped, isWithin, send } from './routes.ts';
import type { Route } from './routes.ts';
import { samples } from './samples.ts';
import { makeWorld } from './world.ts';
import type { Caller, World } from './world.ts';
import { required } from '../../../src/schema/required.ts';

const callerNames = ['anonymous', 'nobody', 'reader', 'editor', 'self', 'admin'] as const;
/** GET routes that write all the same. */
const writing = /^\/logout$|\/unlock\//;

let world: World;
let routes: Route[];
const server = startedServer();
beforeAll(async () => {
  routes = await declaredRoutes(server);
  world = await makeWorld(server);
});

const caller = (name: string): Caller => world.callers.find((one) => one.name === name)!;

describe('every route', () => {
  it('has a sample request, and every sample a route', () => {
    expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(samples).sort());
  });

  it('names only ids that the test knows', () => {
    const unknown = routes.flatMap((route) =>
      [...route.path.matchAll(/\{(\w+)\}/g)]
        .map(([, placeholder = '']) => placeholder)
        .filter(
          (name) =>
            !route.slots.some((slot) => slot.name === name) && !samples[route.name]?.path?.[name],
        )
        .map((name) => `${route.name}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe.each(callerNames)('%s', { timeout: 600_000 }, (name) => {
  it('is refused where the declaration says so, whatever the ids, and changes nothing', async () => {
    const who = caller(name);
    const before = await world.fingerprint();
    for (const route of routes.filter((one) => !mayCall(who, one))) {
      const answers = new Set<string>();
      for (const { chosen } of requestsTo(route, who).filter(({ chosen: ids }) =>
        [...ids.values()].every((place) => place !== 'sibling'),
      )) {
        const { code, text } = await send(
          route,
          required(samples[route.name], `sample of ${route.name}`),
          who,
          chosen,
        );
        expect(code, describeRequest(route, chosen)).toBe(name === 'anonymous' ? 401 : 403);
        // The refusal without a session names the address.
        answers.add(name === 'anonymous' ? '' : text);
      }
      expect(answers.size, route.name).toBe(1);
    }
    expect(await world.fingerprint()).toEqual(before);
  });

  it('reaches nothing out of scope, learns nothing of it, and changes nothing', async () => {
    const who = caller(name);
    const faults: string[] = [];
    const before = await world.fingerprint();
    for (const route of routes.filter((one) => mayCall(who, one))) {
      for (const [slot, requests] of Map.groupBy(
        requestsTo(route, who).filter(
          ({ slot, chosen }) => slot && isOut(who, route, slot, chosen),
        ),
        (request) => request.slot!,
      )) {
        const answers = new Set<string>();
        for (const { chosen } of requests) {
          const { code, msg, text } = await send(
            route,
            required(samples[route.name], `sample of ${route.name}`),
            who,
            chosen,
          );
          if (!who.reach(slot.kind).includes(chosen.get(slot)!)) answers.add(text);
          // A filter by what is out of scope finds nothing, and so does marking what is not there.
          if (
            code !== 200
              ? !denial.test(msg)
              : isScoped(slot) && route.method !== 'GET' && route.body !== 'form'
          )
            faults.push(`${describeRequest(route, chosen)}: ${text}`);
        }
        if (answers.size > 1)
          faults.push(`${route.name} tells ${slot.name} apart: ${[...answers].join(' ')}`);
      }
    }
    expect(faults).toEqual([]);
    expect(await world.fingerprint()).toEqual(before);
  });

  it('is let through where declaration and scope allow it', async () => {
    const who = caller(name);
    const faults: string[] = [];
    for (const route of routes.filter((one) => mayCall(who, one))) {
      const sample = required(samples[route.name], `sample of ${route.name}`);
      const { declines = [] } = sample;
      for (const { chosen } of requestsTo(route, who).filter((one) => isWithin(who, one.chosen))) {
        const { code, msg } = await send(
          route,
          required(samples[route.name], `sample of ${route.name}`),
          who,
          chosen,
        );
        if (code !== 200 && !declines.some((decline) => decline.test(msg)))
          faults.push(`${describeRequest(route, chosen)}: ${code} ${msg}`);
        if (route.method !== 'GET' || writing.test(route.path)) await world.restore();
      }
    }
    expect(faults).toEqual([]);
  });
});
