/**
 * Page state that narrows the list of the address stands in the address, too: a link shows what its
 * sender saw.
 */
import type { PagePlan, Values } from '../../schema/compile/plan.ts';

/** What of the page's plan says which state this is, and how it begins. */
export type AddressStatePlan = Pick<PagePlan, 'state' | 'addressState'>;

/** A text of the address as the kind of value with which the page begins. */
function typed(text: string, initial: unknown): unknown {
  if (typeof initial === 'number') return Number.isNaN(Number(text)) ? initial : Number(text);
  return typeof initial === 'boolean' ? text === 'true' : text;
}

/** The state that an address stands for; what it does not say is as the page begins. */
export function readAddressState(
  { state, addressState }: AddressStatePlan,
  address: Readonly<Record<string, string>>,
): Values {
  return Object.fromEntries(
    addressState.map((name) => [
      name,
      Object.hasOwn(address, name) ? typed(address[name] ?? '', state[name]) : state[name],
    ]),
  );
}

const isSimple = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * The state as members of the address; what is as the page begins is undefined, so that it leaves
 * the address.
 */
export function writeAddressState(
  { state, addressState }: AddressStatePlan,
  now: Values,
): Record<string, string | undefined> {
  return Object.fromEntries(
    addressState.map((name) => [
      name,
      isSimple(now[name]) && now[name] !== state[name] ? String(now[name]) : undefined,
    ]),
  );
}

/** Whether the state narrows the list beyond what the page begins with. */
export const isNarrowedByState = (plan: AddressStatePlan, now: Values): boolean =>
  Object.values(writeAddressState(plan, now)).some((text) => text !== undefined);
