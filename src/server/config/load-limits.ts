/** How much the server lets one address or person ask of it, and when it turns calls away. */

export interface LoadLimits {
  /** Open connections in all, and of one network address; 0: any number. */
  connections: number;
  connectionsPerAddress: number;
  /** Milliseconds by which the event loop may lag for seconds on end; 0: any. */
  eventLoopDelay: number;
  /** MiB of memory the process may hold; 0: what the machine or container gives. */
  memory: number;
  /** Calls a minute. */
  calls: CallLimits;
}

/** Calls a minute that one process answers; 0: any number. */
export interface CallLimits {
  /** Of one address, whoever calls. */
  address: number;
  /** Of one signed-in person, from wherever. */
  person: number;
  /** Of one address, of those that store a row for people not signed in. */
  signIn: number;
  register: number;
  captcha: number;
  /** Of one address, of forms that anybody fills in. */
  publicForm: number;
}

/** Reads one variable as a whole number; undefined when it is absent. */
type ReadNumber = (name: string) => number | undefined;

export const loadLimitsOf = (read: ReadNumber): LoadLimits => ({
  connections: read('MAX_CONNECTIONS') ?? 10_000,
  connectionsPerAddress: read('MAX_CONNECTIONS_PER_ADDRESS') ?? 4_000,
  eventLoopDelay: read('MAX_EVENT_LOOP_DELAY') ?? 1_000,
  memory: read('MAX_MEMORY') ?? 0,
  calls: {
    address: read('RATE_LIMIT_ADDRESS') ?? 60_000,
    person: read('RATE_LIMIT_PERSON') ?? 30_000,
    signIn: read('RATE_LIMIT_SIGN_IN') ?? 120,
    register: read('RATE_LIMIT_REGISTER') ?? 30,
    captcha: read('RATE_LIMIT_CAPTCHA') ?? 240,
    publicForm: read('RATE_LIMIT_PUBLIC_FORM') ?? 120,
  },
});
