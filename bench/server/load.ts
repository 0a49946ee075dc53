/** A bounded load from 16 kept-alive connections on loopback. */
import http from 'node:http';

export interface Load {
  url: string;
  token: string;
  /** Path and body of request number n. */
  request(n: number): { method: 'GET' | 'POST'; path: string; body?: unknown };
  connections: number;
  /** How long requests are started, in ms. */
  duration: number;
}

/**
 * Requests answered with code 200 a second. Throws on the first other answer, so that failures are
 * never counted as speed.
 */
export async function measure({
  url,
  token,
  request,
  connections,
  duration,
}: Load): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + duration;
  let sent = 0;
  let answered = 0;
  const worker = async (): Promise<void> => {
    while (Date.now() < end) {
      const text = await send(agent, url, token, request(sent++));
      if (!text.includes('"code":200')) throw new Error(`refused: ${text.slice(0, 300)}`);
      answered++;
    }
  };
  const started = Date.now();
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return answered / ((Date.now() - started) / 1000);
}

function send(
  agent: http.Agent,
  url: string,
  token: string,
  { method, path, body }: { method: string; path: string; body?: unknown },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
    };
    const call = http.request(`${url}${path}`, { method, agent, headers }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve(text))
        .on('error', reject);
    });
    call.on('error', reject);
    call.end(payload);
  });
}
