/**
 * Bounds of connections, before there is a request: how many, and how long one may take to say what
 * it wants.
 */
import { STATUS_CODES } from 'node:http';
import type { Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LoadLimits } from '../config/load-limits.ts';
import { networksOf } from './networks.ts';
import { reportSampled } from './report.ts';

/**
 * For createServer. Milliseconds: for the headers, for the whole of a request, and between two
 * looks at both.
 */
export const connectionTimes: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

export type ConnectionLimits = Pick<LoadLimits, 'connections' | 'connectionsPerAddress'>;

/**
 * Counts connections, and answers what is no HTTP as Node does, with one line in the log now and
 * then. An address is that of the connection: behind a proxy all have one, so it must not be
 * counted there (`connectionsPerAddress` 0).
 */
export function boundConnections(
  server: Server,
  { connections, connectionsPerAddress }: ConnectionLimits,
): void {
  // 0 would mean none to Node.
  if (connections > 0) server.maxConnections = connections;
  const open = new Map<string, number>();
  if (connectionsPerAddress > 0) {
    server.on('connection', (socket) => {
      const [network = ''] = networksOf(socket.remoteAddress ?? '');
      const count = (open.get(network) ?? 0) + 1;
      open.set(network, count);
      socket.once('close', () => {
        const left = (open.get(network) ?? 0) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      });
      if (count > connectionsPerAddress) {
        reportSampled(log, 'Too many connections of one address');
        refuse(socket, 503, 'Retry-After: 5\r\n');
      }
    });
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code !== 'ECONNRESET')
      reportSampled(log, `Malformed request: ${error.code ?? 'unknown'}`);
    refuse(socket, statuses[error.code ?? ''] ?? 400);
  });
}

const log = { error: (text: unknown): void => console.error(text) };

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function refuse(socket: Duplex, status: number, headers = ''): void {
  if (!socket.writable) return void socket.destroy();
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}
