/** Calls that tell whether a route does what its declaration says; each names what is wrong. */
import type { RouteDeclaration } from '../../../src/server/http/route.ts';
import { denial, isOut, mayCall, requestsTo, describeRequest } from './requests.ts';
import { isScoped, isWithin, send } from './routes.ts';
import type { Chosen, Route } from './routes.ts';
import { samples } from './samples.ts';
import type { Caller, World } from './world.ts';
import { required } from '../../../src/schema/required.ts';

/** A route of the running server, as it was declared and as its document tells it. */
export interface Probed {
  route: Route;
  declaration: RouteDeclaration;
}

export type Probe = (world: World, probed: Probed) => Promise<string[]>;

const nearest = (route: Route, who: Caller): Chosen => {
  const requests = requestsTo(route, who);
  const request = requests.find(({ chosen }) => isWithin(who, chosen)) ?? requests[0];
  return required(request, `request to ${route.name}`).chosen;
};

/** Nobody is let through without what the declaration asks for. */
const access: Probe = async ({ callers }, { route }) => {
  const faults: string[] = [];
  for (const who of callers.filter((one) => !mayCall(one, route))) {
    const { code, text } = await send(
      route,
      required(samples[route.name], `sample of ${route.name}`),
      who,
      nearest(route, who),
    );
    if (code !== (who.name === 'anonymous' ? 401 : 403))
      faults.push(`${who.name} gets through ${route.name}: ${text.slice(0, 100)}`);
  }
  return faults;
};

/** Who must set up a second factor first gets nothing else. */
const setup: Probe = async ({ bound }, { route, declaration }) => {
  if (declaration.access === 'anonymous' || declaration.beforeSetup || !mayCall(bound, route))
    return [];
  const { text } = await send(
    route,
    required(samples[route.name], `sample of ${route.name}`),
    bound,
    nearest(route, bound),
  );
  return text.includes('"secondFactorRequired":true')
    ? []
    : [`${route.name} is open before the setup: ${text.slice(0, 100)}`];
};

/** An old proof does not do. */
const proof: Probe = async ({ prover }, { route, declaration }) => {
  if (!declaration.proof) return [];
  const { text } = await send(
    route,
    required(samples[route.name], `sample of ${route.name}`),
    prover,
    nearest(route, prover),
  );
  return text.includes('"reauthenticate":true')
    ? []
    : [`${route.name} asks for no proof: ${text.slice(0, 100)}`];
};

/** Records of people, departments and menus out of the data scope of limited callers. */
const outsiders = /foreign-user|sibling-user/;
const foreignDept = /"(?:deptId|id)":(?:105|108)\b/;
const foreignMenu = /"(?:menuId|id)":116\b/;

/** Whether an answer speaks of what is out of scope. */
function reveals({ path }: Route, text: string): boolean {
  if (outsiders.test(text)) return true;
  if (/dept/i.test(path)) return foreignDept.test(text);
  return /menu/i.test(path) && foreignMenu.test(text);
}

/**
 * Whether somebody is given the summary of all records, the administrator's. Asked without a
 * filter: what is narrowed to one's own records is the same for both.
 */
async function summarisesAll({ callers }: World, route: Route, who: Caller): Promise<boolean> {
  if (!/\/(?:aggregate|distinct)\//.test(route.path)) return false;
  const admin = callers.find(({ name }) => name === 'admin')!;
  const sample = required(samples[route.name], `sample of ${route.name}`);
  const [part, whole] = await Promise.all(
    [who, admin].map(async (one) => (await send(route, sample, one, new Map())).text),
  );
  return part === whole;
}

/** Nothing out of the data scope is told or touched. */
const scope: Probe = async (world, { route, declaration }) => {
  if (typeof declaration.scope !== 'object') return [];
  const faults: string[] = [];
  for (const who of world.callers.filter(
    (one) => ['editor', 'self'].includes(one.name) && mayCall(one, route),
  )) {
    faults.push(...(await reached(route, who)));
    const chosen = nearest(route, who);
    if (![...chosen].every(([slot]) => (isScoped(slot) ? isWithin(who, chosen) : true))) continue;
    const before = await world.outsiders();
    const { text } = await send(
      route,
      required(samples[route.name], `sample of ${route.name}`),
      who,
      chosen,
    );
    if (reveals(route, text) || (await summarisesAll(world, route, who)))
      faults.push(`${who.name} is shown outsiders by ${route.name}`);
    if ((await world.outsiders()) !== before)
      faults.push(`${who.name} changes what belongs to outsiders by ${route.name}`);
    await world.restore();
  }
  return faults;
};

/** Requests with ids out of scope that are not denied. */
async function reached(route: Route, who: Caller): Promise<string[]> {
  const faults: string[] = [];
  const sample = required(samples[route.name], `sample of ${route.name}`);
  const requests = requestsTo(route, who).filter(
    ({ slot, chosen }) =>
      slot &&
      isScoped(slot) &&
      isOut(who, route, slot, chosen) &&
      ![...chosen.values()].includes('absent'),
  );
  for (const { slot, chosen } of requests) {
    const { code, msg, text } = await send(route, sample, who, chosen);
    // A filter by what is out of scope finds nothing.
    const isFilter =
      sample.narrows || route.body === 'form' || (route.method === 'GET' && slot!.at === 'query');
    const isDenied = code === 200 ? isFilter && !reveals(route, text) : denial.test(msg);
    if (!isDenied) faults.push(`${describeRequest(route, chosen)}: ${text.slice(0, 100)}`);
  }
  if (!sample.outsiders) return faults;
  const { code, msg } = await send(
    route,
    { ...sample, ...sample.outsiders },
    who,
    nearest(route, who),
  );
  if (code === 200 || !/没有权限访问.+数据！/.test(msg))
    faults.push(`${who.name} reaches outsiders by ${route.name}: ${msg}`);
  return faults;
}

export const probes = { access, setup, proof, scope };
