/** The listening socket: taken first, so that a taken port shows before anything else happens. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from './config/startup-error.ts';
import { boundConnections, connectionTimes } from './http/connections.ts';
import type { ConnectionLimits } from './http/connections.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Listener {
  /** Address to show, with the real port. */
  url: string;
  /** Answers requests from now on, also those that are already waiting. */
  answerWith(handler: Handler): void;
  close(): Promise<void>;
}

/** How long running requests may take to finish when the process ends, in milliseconds. */
const patience = 1_000;

/**
 * How long an idle connection is kept, in milliseconds: longer than proxies keep theirs (a minute is usual). Whoever closes
 * first should be the one who sends, or a request now and then meets a connection that is just being closed.
 */
const idle = 72_000;

export async function listen(host: string, port: number, limits: ConnectionLimits): Promise<Listener> {
  let handler: Handler | undefined;
  const waiting: Parameters<Handler>[] = [];
  const server = createServer(connectionTimes, (request, response) => (handler ? handler(request, response) : waiting.push([request, response])));
  server.keepAliveTimeout = idle;
  boundConnections(server, limits);
  await bind(server, host, port);
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    answerWith: (next) => {
      handler = next;
      for (const [request, response] of waiting.splice(0)) next(request, response);
    },
    close: () => close(server),
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartupError(explain(error, host, port))));
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE': return `Port ${port} on ${host} is taken by another program: set PORT to a free one.`;
    case 'EACCES': return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL': case 'ENOTFOUND': return `This machine has no address ${host}: set HOST to one it has.`;
    default: return `The server cannot listen on ${host}:${port}: ${error.message}.`;
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
