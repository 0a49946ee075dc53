/**
 * Taking any single check from any route makes a test fail: each route is first found to do what it
 * declares, then the check is taken away and the same calls must find it. `npm run test:policies`
 * tries all, every run a sample.
 */
import { beforeAll, expect, it } from 'vitest';
import type { RouteDeclaration } from '../../../src/server/http/route.ts';
import { startedServer } from '../support/index.ts';
import { mutantsOf } from './mutants.ts';
import { probes } from './probes.ts';
import { declaredRoutes } from './routes.ts';
import type { Route } from './routes.ts';
import { makeWorld } from './world.ts';
import type { World } from './world.ts';

/** One of so many is tried when all would take too long. */
const step = process.env.POLICY_MUTANTS === 'all' ? 1 : 17;

let world: World;
let declarations: readonly RouteDeclaration[] = [];
let routes: ReadonlyMap<string, Route>;
const server = startedServer({ onRoutes: (all) => void (declarations = all) });
beforeAll(async () => {
  routes = new Map((await declaredRoutes(server)).map((route) => [route.name, route]));
  world = await makeWorld(server);
});

it('finds every check that is taken away', { timeout: 3_600_000 }, async () => {
  const mutants = declarations.flatMap(mutantsOf).filter((_, index) => index % step === 0);
  const survivors: string[] = [];
  const faults: string[] = [];
  for (const { name, declaration, probe, apply } of mutants) {
    const probed = {
      declaration: { ...declaration },
      route: routes.get(`${declaration.method} ${declaration.path}`)!,
    };
    faults.push(...(await probes[probe](world, probed)));
    await world.restore();
    const undo = apply();
    try {
      const found = await probes[probe](world, probed);
      if (found.length === 0) survivors.push(name);
    } finally {
      undo();
      await world.restore();
    }
  }
  console.log(`${mutants.length} checks taken away, ${mutants.length - survivors.length} found.`);
  expect({ faults, survivors }).toEqual({ faults: [], survivors: [] });
});
