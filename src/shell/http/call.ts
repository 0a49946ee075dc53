import { reasonMember } from '../../protocol/addresses.ts';
import type { HttpRequest } from '../../runtime/host.ts';

/**
 * One request of ours on its way through axios: what was asked for, and what is known of it
 * meanwhile.
 */
export class Call {
  readonly options: HttpRequest;
  /**
   * Present when a file is asked for: called with how many bytes have come, and of how many, if
   * that is known.
   */
  readonly progress: ((received: number, total: number | undefined) => void) | undefined;
  /** The session that it was sent in. */
  session: string | undefined;
  /** The person has proved who they are for this very request. */
  readonly proved: boolean;
  /** The person has said why. */
  readonly explained: boolean;

  constructor(
    options: HttpRequest,
    progress: Call['progress'],
    { proved = false, explained = false } = {},
  ) {
    this.options = options;
    this.progress = progress;
    this.proved = proved;
    this.explained = explained;
  }

  /** The same request after the proof. */
  again(): Call {
    return new Call(this.options, this.progress, { ...this, proved: true });
  }

  /** The same request with the reason for it. */
  because(reason: string): Call {
    const params = { ...this.options.params, [reasonMember]: reason };
    return new Call({ ...this.options, params }, this.progress, { ...this, explained: true });
  }
}

declare module 'axios' {
  interface AxiosRequestConfig {
    call?: Call;
  }
}
