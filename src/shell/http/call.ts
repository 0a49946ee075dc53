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

  constructor(options: HttpRequest, progress: Call['progress'], proved = false) {
    this.options = options;
    this.progress = progress;
    this.proved = proved;
  }

  /** The same request after the proof. */
  again(): Call {
    return new Call(this.options, this.progress, true);
  }
}

declare module 'axios' {
  interface AxiosRequestConfig {
    call?: Call;
  }
}
