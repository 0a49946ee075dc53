/** A client of the wire protocol, as small as tests need it. */

/** Answer envelope. any: its members differ by endpoint, and tests assert them. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read members of answers as clients do
export type Answer = { code: number; msg: string } & Record<string, any>;

/** What the server answers to a change that it made. */
export const ok = { code: 200, msg: '操作成功' };

export interface RequestOptions {
  headers?: Record<string, string>;
}

export interface Client {
  /** Address of the API, ending in /api; set another when the server has moved. */
  base: string;
  token: string | null;
  get(path: string, options?: RequestOptions): Promise<Answer>;
  /** JSON body, unless it is URLSearchParams or FormData. */
  post(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  put(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  delete(path: string, options?: RequestOptions): Promise<Answer>;
  /** The bare response, for files, headers and odd bodies. */
  raw(method: string, path: string, init?: RequestInit): Promise<Response>;
  /** Signs in and keeps the token for later calls; throws when refused. */
  signIn(username: string, password: string, more?: SignInOptions): Promise<Client>;
}

/** Further members of the sign-in body: a code, or that the client can give a proof again. */
export interface SignInOptions {
  totp?: string;
  reauthenticate?: boolean;
}

/** @param url address of the server, without /api */
export function createClient(url: string): Client {
  const raw: Client['raw'] = (method, path, init = {}) => {
    const headers = new Headers(init.headers);
    if (client.token && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${client.token}`);
    return fetch(client.base + path, { ...init, method, headers });
  };
  const call = async (
    method: string,
    path: string,
    body: unknown,
    { headers = {} }: RequestOptions = {},
  ): Promise<Answer> => {
    const isPlain = body instanceof URLSearchParams || body instanceof FormData;
    const json = body !== undefined && !isPlain;
    const response = await raw(method, path, {
      headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
      body: json ? JSON.stringify(body) : (body as BodyInit | undefined),
    });
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`${method} ${path}: HTTP ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as Answer;
  };
  const client: Client = {
    base: `${url}/api`,
    token: null,
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    raw,
    signIn: async (username, password, more) => {
      const answer = await client.post('/login', { username, password, ...more });
      if (answer.code !== 200)
        throw new Error(`Signing in as ${username} was refused: ${answer.msg}`);
      client.token = answer.token as string;
      return client;
    },
  };
  return client;
}
