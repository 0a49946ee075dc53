import { Readable } from 'node:stream';

/**
 * Why the server ends a stream: the session is over, a newer window took its place, or the server
 * stops.
 */
export type EndReason = 'session' | 'replaced' | 'closing';

/**
 * Server-sent events to one window. It carries a state, not a history: a window that reads slowly
 * gets the newest state when it is ready, and what lies unread in the server never grows.
 */
export class EventStream extends Readable {
  readonly sessionId: string;
  readonly userId: number;
  #lastState: string | undefined;
  #next: string | undefined = ': open\n\n';
  #isReading = false;
  /** Milliseconds (performance.now) since which the next text waits for the reader. */
  #waiting: number | undefined;
  #written = performance.now();
  #over = false;

  constructor({ sessionId, userId }: { sessionId: string; userId: number }) {
    super({ highWaterMark: 1 });
    this.sessionId = sessionId;
    this.userId = userId;
  }

  /** Sends the state unless the window has it. */
  send(state: object): void {
    const text = JSON.stringify(state);
    if (text === this.#lastState) return;
    this.#lastState = text;
    this.#write(`event: state\ndata: ${text}\n\n`);
  }

  /**
   * A comment when nothing was written for so long (ms): proxies and the window see that the stream
   * lives.
   */
  beat(quiet: number): void {
    if (this.#next === undefined && performance.now() - this.#written >= quiet)
      this.#write(': beat\n\n');
  }

  /** Whether the window has not read for so long (ms). */
  stalled(patience: number): boolean {
    return this.#waiting !== undefined && performance.now() - this.#waiting >= patience;
  }

  finish(reason: EndReason): void {
    if (this.#over || this.destroyed) return;
    this.#over = true;
    this.push(`event: end\ndata: ${reason}\n\n`);
    this.push(null);
  }

  override _read(): void {
    this.#isReading = true;
    this.#flush();
  }

  #write(text: string): void {
    this.#next = text;
    this.#waiting ??= performance.now();
    this.#flush();
  }

  #flush(): void {
    if (!this.#isReading || this.#over || this.#next === undefined) return;
    const text = this.#next;
    this.#next = undefined;
    this.#waiting = undefined;
    this.#written = performance.now();
    this.#isReading = false;
    this.#isReading = this.push(text);
  }
}
