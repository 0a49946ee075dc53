/** A server that has English, and its administrator in either language. */
import { adminPassword, startServer } from '../support/index.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- read as a client would
export type Reply = Record<string, any>;

export interface EnglishServer {
  /** A call by the administrator; workbooks are answered as `file`. */
  call(method: string, path: string, body?: unknown, lang?: string): Promise<Reply>;
  stop(): Promise<void>;
}

export async function startEnglish(): Promise<EnglishServer> {
  const server = await startServer();
  let token = '';
  const call: EnglishServer['call'] = async (method, path, body, lang = 'en-US') => {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const options: RequestInit = {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        'accept-language': lang,
        ...(!isForm && body !== undefined && { 'content-type': 'application/json' }),
      },
      body: isForm || body === undefined ? (body as BodyInit) : JSON.stringify(body),
    };
    const response = await fetch(`${server.url}/api${path}`, options);
    return response.headers.get('content-type')?.includes('json')
      ? ((await response.json()) as Reply)
      : { file: Buffer.from(await response.arrayBuffer()) };
  };
  ({ token } = await call('POST', '/login', { username: 'admin', password: adminPassword }));
  const { rows } = await call('GET', '/system/config/list?configKey=sys.locale.enabled');
  const { code, msg } = await call('PUT', '/system/config', { ...rows[0], configValue: 'true' });
  if (code !== 200) throw new Error(msg);
  return { call, stop: () => server.stop() };
}
