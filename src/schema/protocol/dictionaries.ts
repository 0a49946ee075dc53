import type { Choice } from '../compile/plan.ts';
import type { Answer, WireRequest } from './wire.ts';

/** Dictionaries: named lists of choices. */
export interface Dictionaries {
  /** Requests that load the types; `together`: the server can answer several at once. */
  requests(
    types: readonly string[],
    together: boolean,
  ): readonly { types: readonly string[]; request: WireRequest }[];
  /** The choices of a type in the answer; undefined when it is not there. */
  choices(answer: Answer, type: string): Choice[] | undefined;
  /** Whether a write to this address may have changed a dictionary. */
  isAffected(written: string): boolean;
}
