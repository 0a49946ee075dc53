/** Milliseconds without a keystroke after which typing has paused. */
const pause = 400;

/**
 * When the steps of a field run that a person changes: at once, or when typing pauses or the field
 * is left; one run after the other, and always one for the last value.
 */
export class ChangeEvent {
  readonly #start: () => Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #changedSince = false;

  /** @param start runs the steps with the value as it is then; never rejects */
  constructor(start: () => Promise<unknown>) {
    this.#start = start;
  }

  /** The value is another; `typing`: more may follow at once. */
  changed(typing: boolean): void {
    this.stop();
    if (typing) this.#timer = setTimeout(() => void this.#run(), pause);
    else void this.#run();
  }

  /** The field is left: what was typed is meant. */
  left(): void {
    if (this.#timer === undefined) return;
    this.stop();
    void this.#run();
  }

  /** What follows is asked for, whether the value is another or not. */
  entered(): void {
    this.stop();
    void this.#run();
  }

  /** Forgets a change that waits for typing to pause. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    this.#changedSince = true;
    if (this.#running) return;
    this.#running = true;
    while (this.#changedSince) {
      this.#changedSince = false;
      await this.#start();
    }
    this.#running = false;
  }
}
