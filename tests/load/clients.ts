/** Clients of the rig: calls, event streams, and readers that hardly read. */
import http from 'node:http';
import { text } from 'node:stream/consumers';

export interface Call {
  method?: string;
  path: string;
  token: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  text: string;
  /** Milliseconds from sending to the last byte. */
  took: number;
}

/** Sends a call on a kept connection of the agent. */
export function call(
  url: string,
  agent: http.Agent,
  { method = 'GET', path, token, body, headers = {} }: Call,
): Promise<Answered> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = http.request(
      url + path,
      { method, agent, headers: { authorization: `Bearer ${token}`, ...length, ...headers } },
      (response) => {
        const status = response.statusCode ?? 0;
        text(response).then(
          (whole) => resolve({ status, text: whole, took: performance.now() - started }),
          reject,
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Whether the server did what was asked. */
export const isGood = ({ status, text: answer }: Answered): boolean =>
  status === 200 && (!answer.startsWith('{"code":') || answer.startsWith('{"code":200,'));

export interface Streams {
  /** Streams that have heard a state after the first. */
  heard(): number;
  /** Streams that ended by themselves. */
  ended(): number;
  close(): void;
}

/** Opens event streams, eight a person at most; resolves when each has heard the first state. */
export async function openStreams(
  url: string,
  tokens: readonly string[],
  count: number,
): Promise<Streams> {
  const agent = new http.Agent({ keepAlive: false, maxSockets: Infinity });
  const heard = new Set<number>();
  let ended = 0;
  const requests: http.ClientRequest[] = [];
  const open = (index: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${tokens[index % tokens.length]}` };
      const request = http.get(`${url}/api/events`, { agent, headers }, (response) => {
        let states = 0;
        response.setEncoding('utf8').on('data', (part: string) => {
          states += part.split('event: state').length - 1;
          if (states === 1) resolve();
          if (states > 1) heard.add(index);
        });
        response.on('close', () => (ended += 1)).on('error', () => undefined);
      });
      request.on('error', reject);
      requests.push(request);
    });
  for (let at = 0; at < count; at += 100) {
    await Promise.all(
      Array.from({ length: Math.min(100, count - at) }, (_, index) => open(at + index)),
    );
  }
  return {
    heard: () => heard.size,
    ended: () => ended,
    close() {
      for (const request of requests) request.destroy();
      agent.destroy();
    },
  };
}

/** Asks for a long answer and takes none of it, but its head; returns how to go away. */
export function readSlowly(url: string, asked: Call): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', path, token, body, headers = {} } = asked;
    const request = http.request(
      url + path,
      { method, agent: false, headers: { authorization: `Bearer ${token}`, ...headers } },
      (response) => {
        response.pause();
        response.on('error', () => undefined);
        resolve(() => request.destroy());
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
