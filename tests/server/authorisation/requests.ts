/** Which requests a caller makes to a route, and which of them must be denied. */
import { filled, isScoped, isWithin } from './routes.ts';
import type { Chosen, Route, Slot } from './routes.ts';
import { samples } from './samples.ts';
import { places, type Place } from './places.ts';
import type { Caller } from './world.ts';
import { required } from '../../../src/schema/required.ts';

/** What a call with an id out of scope answers. */
export const denial =
  /^(没有权限访问.+数据！|.+不存在|.+不存在或已被删除|会话不存在或已结束|操作失败)$/;

export const mayCall = ({ permissions: held, name }: Caller, { permissions }: Route): boolean =>
  permissions === null ||
  (name !== 'anonymous' &&
    (permissions.length === 0 ||
      held === null ||
      permissions.some((permission) => held.has(permission))));

/**
 * One request for each slot and place, the other slots naming what is nearest; one where there are
 * no slots.
 */
export function requestsTo(route: Route, who: Caller): { slot?: Slot; chosen: Map<Slot, Place> }[] {
  const sample = required(samples[route.name], `sample of ${route.name}`);
  if (route.slots.length === 0) return [{ chosen: new Map() }];
  return route.slots.flatMap((slot) => {
    const others = filled(route, sample, slot).filter((other) => other !== slot);
    return (isScoped(slot) ? places : (['own', 'absent'] as const)).map((place) => ({
      slot,
      chosen: new Map<Slot, Place>([
        ...others.map(
          (other) => [other, who.reach(other.kind).includes('child') ? 'child' : 'own'] as const,
        ),
        [slot, place],
      ]),
    }));
  });
}

export const describeRequest = (route: Route, chosen: Chosen): string =>
  `${route.name} with ${[...chosen].map(([slot, place]) => `${place} ${slot.name}`).join(', ') || 'no ids'}`;

/**
 * Requests that must be denied: an absent id, or one out of scope, unless the caller's own record
 * has that very reference already.
 */
export function isOut(who: Caller, route: Route, slot: Slot, chosen: Chosen): boolean {
  if (!isScoped(slot))
    return (
      isWithin(who, new Map([...chosen].filter(([other]) => other !== slot))) &&
      chosen.get(slot) === 'absent'
    );
  return [...chosen].some(
    ([{ kind, name }, place]) =>
      !who.reach(kind).includes(place) &&
      !(place === 'own' && samples[route.name]?.keeps?.includes(name)),
  );
}
