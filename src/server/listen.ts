/** The listening socket: taken first, so that a taken port shows before anything else happens. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Server as PlainServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from './config/startup-error.ts';
import { boundConnections, connectionTimes } from './http/connections.ts';
import type { ConnectionLimits } from './http/connections.ts';
import type { Readiness } from './http/probes.ts';
import { createTraffic } from './http/traffic.ts';
import type { Handler, Traffic } from './http/traffic.ts';

export interface Listener {
  /** Address to show, with the real port. */
  url: string;
  /** Answers requests from now on, also those that are already waiting. */
  answerWith(handler: Handler): void;
  /**
   * Whether a process that is not ending should get requests; until it is known, this one is
   * starting.
   */
  readyWhen(readiness: Readiness): void;
  /**
   * Aborted when no request is taken any more: what never ends by itself, such as event streams,
   * has to end.
   */
  ending: AbortSignal;
  /**
   * Takes no more requests and waits for those on their way. @returns how many of them were cut off
   */
  close(times: EndTimes): Promise<number>;
}

/** How a process ends, in milliseconds. */
export interface EndTimes {
  /** Between the first word that it is ending (/readyz) and the last request taken. */
  delay: number;
  /** What running requests may take from then on. */
  patience: number;
}

/**
 * How long an idle connection is kept, in milliseconds: longer than proxies keep theirs (a minute
 * is usual). Whoever closes first should be the one who sends, or a request now and then meets a
 * connection that is just being closed.
 */
const idle = 72_000;

export async function listen(
  host: string,
  port: number,
  limits: ConnectionLimits,
): Promise<Listener> {
  const traffic = createTraffic();
  const server = createServer(connectionTimes, traffic.take);
  server.keepAliveTimeout = idle;
  boundConnections(server, limits);
  await bind(server, host, port);
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    answerWith: traffic.answerWith,
    readyWhen: traffic.readyWhen,
    ending: traffic.ending,
    close: (times) => close(server, traffic, times),
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartupError(explain(error, host, port))),
    );
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program: set PORT to a free one.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}: set HOST to one it has.`;
    default:
      return `The server cannot listen on ${host}:${port}: ${error.message}.`;
  }
}

async function close(
  server: Server,
  traffic: Traffic,
  { delay, patience }: EndTimes,
): Promise<number> {
  traffic.announceEnd();
  if (delay) await pause(delay);
  // Not the HTTP server's own close, which breaks kept-alive connections: a request may be on its
  // way in one.
  const closed = new Promise<void>((resolve) =>
    PlainServer.prototype.close.call(server, () => resolve()),
  );
  const cutOff = await traffic.end(patience);
  server.closeAllConnections();
  await closed;
  return cutOff;
}
