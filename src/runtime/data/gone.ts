import type { Protocol } from '../../schema/protocol.ts';
import { ApiError } from '../host.ts';

/** Whether the server refused because there is no such record (any more). */
export const isGone = (protocol: Protocol, problem: unknown): boolean =>
  problem instanceof ApiError && protocol.refusal(problem.code, problem.answer).isGone;
