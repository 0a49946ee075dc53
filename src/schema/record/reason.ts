/** Reasons that people give for what they do. */
import type { Reason } from '../generated/types.gen.ts';
import { say, type Message } from '../locale/message.ts';

/** Characters of a reason at most. */
export const longestReason = 500;

/** What a reason is called, and how long it is at least. */
export interface ReasonAsked {
  label: string | Message;
  min: number;
}

/** Undefined where none is asked for. */
export function reasonAsked(reason: Reason | undefined): ReasonAsked | undefined {
  if (!reason) return undefined;
  const { label = say`原因`, min = 1 } = reason === true ? {} : reason;
  return { label, min };
}
