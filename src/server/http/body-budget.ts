/** Bytes of bodies that are in memory while they arrive, in all and of one sender. */
import { Busy } from './errors.ts';

const MiB = 1024 * 1024;
/** Of everybody together. */
const most = 256 * MiB;
/** Of one person or address: some large bodies at once. */
const mostOfOne = 32 * MiB;

export interface BodyBudget {
  /** @throws Busy when the sender, or all senders, would hold too much */
  take(sender: string, bytes: number): void;
  giveBack(sender: string, bytes: number): void;
}

export function createBodyBudget(): BodyBudget {
  const held = new Map<string, number>();
  let total = 0;
  return {
    take(sender, bytes) {
      const own = (held.get(sender) ?? 0) + bytes;
      if (own > mostOfOne || total + bytes > most) throw new Busy();
      held.set(sender, own);
      total += bytes;
    },
    giveBack(sender, bytes) {
      const own = (held.get(sender) ?? 0) - bytes;
      if (own > 0) held.set(sender, own);
      else held.delete(sender);
      total -= bytes;
    },
  };
}
