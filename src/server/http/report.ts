/**
 * What goes into the log of the process. Our own mistakes come with all they know; what clients do
 * wrong is one line without a stack, now and then: whoever sends nonsense must not fill the disk,
 * nor hide what matters.
 */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { isExpected } from './envelope.ts';
import { Busy, ClientGone } from './errors.ts';
import { hasSocket } from './trust-proxy.ts';

/** Milliseconds between two lines of one kind. */
const interval = 10_000;
/** Kinds come from a short list of codes; a further one is counted among the others. */
const mostKinds = 100;

type Line = (text: string) => void;

/**
 * Writes the first of a kind at once and then one in ten seconds, with the number of those left
 * out.
 */
export function createSampledLog(
  now: () => number = () => performance.now(),
): (kind: string, write: Line) => void {
  const kinds = new Map<string, { until: number; left: number }>();
  return (kind, write) => {
    const name = kinds.has(kind) || kinds.size < mostKinds ? kind : 'others';
    const recent = kinds.get(name);
    if (recent && now() < recent.until) {
      recent.left += 1;
      return;
    }
    write(recent?.left ? `${kind} (and ${recent.left} more since the last line)` : kind);
    kinds.set(name, { until: now() + interval, left: 0 });
  };
}

const sampled = createSampledLog();

/** Logs what a request met; nothing for refusals, which are answers. */
export function report(
  { log, method, raw }: Pick<FastifyRequest, 'log' | 'method' | 'raw'>,
  error: unknown,
): void {
  if (isExpected(error) && !isMalformed(error)) return;
  const fault = clientFault(error, !hasSocket(raw) || raw.socket.destroyed || raw.destroyed);
  if (fault === undefined) log.error(error);
  else reportSampled(log, `${fault} (${method})`);
}

/** One line for a request that never became one, such as a line that is no HTTP. */
export const reportSampled = (log: Pick<FastifyBaseLogger, 'error'>, kind: string): void =>
  sampled(kind, (text) => log.error(text));

const isMalformed = (error: unknown): boolean =>
  (error as { code?: string }).code === 'FST_ERR_BAD_URL';

/** Codes of streams whose other end has gone. */
const gone = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/**
 * In a word what the client did, or all clients together; undefined when it is a mistake of ours.
 */
function clientFault(error: unknown, isOver: boolean): string | undefined {
  const { code, statusCode, message } = error as {
    code?: string;
    statusCode?: number;
    message?: string;
  };
  if (error instanceof ClientGone || (isOver && (gone.has(code ?? '') || message === 'aborted')))
    return 'Request broken off';
  if (error instanceof Busy) return 'Calls turned away: too much load';
  if (statusCode !== undefined && statusCode < 500)
    return `Malformed request: ${code ?? statusCode}`;
  return undefined;
}
