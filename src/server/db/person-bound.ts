/**
 * How many reads of one person run at once where connections are shared; others of the person
 * wait.
 */
import { say } from '../../schema/locale/message.ts';
import { Refusal } from '../http/errors.ts';
import { requestScope } from './request-scope.ts';

/** So many run; so many more wait. */
const mostAtOnce = 8;
const mostWaiting = 100;

interface Waiting {
  begin(): void;
}

export class PersonBound {
  readonly #people = new Map<string, { running: number; line: Set<Waiting> }>();

  /**
   * Resolves when the person of the present request may read; whoever has entered calls the result.
   * @throws Refusal when too much waits, the signal's reason when the client goes
   */
  async enter(): Promise<() => void> {
    const scope = requestScope.getStore();
    if (!scope) return () => undefined;
    const own = this.#people.get(scope.person) ?? { running: 0, line: new Set<Waiting>() };
    this.#people.set(scope.person, own);
    if (own.running < mostAtOnce) own.running += 1;
    else await wait(own.line, scope.signal);
    return () => {
      const [next] = own.line;
      if (next) {
        own.line.delete(next);
        next.begin();
      } else if ((own.running -= 1) === 0) this.#people.delete(scope.person);
    };
  }
}

/** The place of whoever leaves goes over to the first in line. */
async function wait(line: Set<Waiting>, signal: AbortSignal): Promise<void> {
  if (line.size >= mostWaiting) throw new Refusal(say`操作过于频繁，请稍候再试`);
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const waiting: Waiting = { begin: resolve };
  const onAbort = (): void => {
    if (line.delete(waiting)) reject(signal.reason);
  };
  signal.addEventListener('abort', onAbort);
  line.add(waiting);
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
