/** Codes of envelopes (docs/protocol/conventions.md#envelopes). */
export const codes = {
  success: 200,
  /** Not signed in, or the session is gone. */
  unauthenticated: 401,
  /** The permission is missing. */
  forbidden: 403,
  absent: 404,
  failure: 500,
  /** A refusal that is shown as a warning. */
  warning: 601,
} as const;

/** An answer as the protocol wraps it. `warning` and `limited` are not part of the protocol. */
export interface Envelope {
  code: number;
  msg: string;
  data?: unknown;
  /** Records of one page of a list, of `total`. */
  rows?: unknown[];
  total?: number;
  /** What a write that succeeded says all the same. */
  warning?: string;
  [member: string]: unknown;
}
