/** Answers that never end by themselves, such as event streams. */
import type { FastifyInstance } from 'fastify';

/**
 * Ends them with the application, and when the process takes no more requests: it would wait for
 * them as for any other request, until it cuts them off.
 * @param ending aborted when the process takes no more requests
 * @param end may be called twice
 */
export function endWith(app: FastifyInstance, ending: AbortSignal, end: () => void): void {
  ending.addEventListener('abort', end, { once: true });
  // Before onClose, which waits for open connections.
  app.addHook('preClose', async () => {
    ending.removeEventListener('abort', end);
    end();
  });
}
