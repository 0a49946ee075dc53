/**
 * Every request of the process, before the application sees it: those that wait for it, and those
 * that come too late.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerProbe, refuseWhileEnding } from './probes.ts';
import type { NotReady, Readiness } from './probes.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Traffic {
  take: Handler;
  /** Hands requests to the application, also those that are already waiting. */
  answerWith(handler: Handler): void;
  readyWhen(readiness: Readiness): void;
  ending: AbortSignal;
  /**
   * From now on the process counts as not ready, and connections are given up with their next
   * answer.
   */
  announceEnd(): void;
  /** From now on requests are refused. @returns how many still ran after so many milliseconds */
  end(patience: number): Promise<number>;
}

export function createTraffic(): Traffic {
  const waiting: Parameters<Handler>[] = [];
  const running = new Set<ServerResponse>();
  const end = new AbortController();
  let handler: Handler | undefined;
  let isAnnounced = false;
  let readiness: Readiness = async () => 'starting';
  let onIdle = (): void => {};

  const whyNotReady = async (): Promise<NotReady | null> =>
    isAnnounced ? 'draining' : readiness();

  function take(request: IncomingMessage, response: ServerResponse): void {
    if (isAnnounced) response.shouldKeepAlive = false;
    if (answerProbe(request, response, whyNotReady)) return;
    if (end.signal.aborted) return refuseWhileEnding(request, response);
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (running.size === 0) onIdle();
    });
    if (handler) handler(request, response);
    else waiting.push([request, response]);
  }

  return {
    take,
    ending: end.signal,
    answerWith(next) {
      handler = next;
      for (const [request, response] of waiting.splice(0)) next(request, response);
    },
    readyWhen(next) {
      readiness = next;
    },
    announceEnd() {
      isAnnounced = true;
      for (const response of running) if (!response.headersSent) response.shouldKeepAlive = false;
    },
    async end(patience) {
      end.abort();
      for (const [request, response] of waiting.splice(0)) refuseWhileEnding(request, response);
      if (running.size > 0)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, patience);
          onIdle = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      return running.size;
    },
  };
}
