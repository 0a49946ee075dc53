/** Requests as texts on a connection, below any client. */
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';

export const MiB = 1024 * 1024;

/** The head of a request as it goes over the wire. */
export const headOf = (
  request: string,
  headers: Readonly<Record<string, string | number>>,
): string =>
  [
    `${request} HTTP/1.1`,
    'Host: x',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** A connection on which a text was sent; what came back so far is kept. */
export async function send(
  url: string,
  text: string | Buffer,
): Promise<{ socket: Socket; answer(): string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => undefined);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  await new Promise((resolve) => socket.write(text, resolve));
  return { socket, answer: () => answer };
}

/** Sends a text and waits for the first words of the answer. */
export async function ask(url: string, text: string): Promise<string> {
  const { socket, answer } = await send(url, text);
  await expect.poll(answer).toContain('HTTP/1.1');
  socket.destroy();
  return answer();
}
