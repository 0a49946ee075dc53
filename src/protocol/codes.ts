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
