/**
 * Whatever a parameter holds, it reaches the database as a value, never as a part of the SQL text.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer, watchStatements, type Client, type TestServer } from '../support/index.ts';

/** Stands in every probe; no statement of ours contains it. */
const token = 'zq7inj';
const probes = [
  `${token}' or '1'='1`,
  `1); drop table sys_post; --${token}`,
  `${token}" union select 1 --`,
  `${token}\\'; select 1`,
  `1 or ${token}=1`,
  `%${token}_`,
  `$1${token}`,
  `?${token}`,
];
/**
 * Where a probe ends at the type of the parameter, or another test shows that the way behind it is
 * the same.
 */
const few = probes.slice(0, 3);

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Target {
  method: string;
  path: string;
  name: string;
  at: 'path' | 'query' | 'form';
  probes: string[];
}

let server: TestServer;
let admin: Client;
let operations: [name: string, operation: Operation][];
let statements: string[];
beforeAll(async () => {
  server = await startServer();
  admin = await server.admin();
  const document = (await (await admin.raw('GET', '/v3/api-docs')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) =>
        [`${method.toUpperCase()} ${path}`, operation] as [string, Operation],
    ),
  );
  statements = watchStatements(server.database);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});
beforeEach(() => {
  statements.length = 0;
});

const isList = (name: string): boolean =>
  /^GET .*\/(list|\w+List|optionselect|treeselect|deptTree)$/i.test(name);
/** Parameters of every list and export, whether it declares them or not. */
const everywhere = [
  'orderByColumn',
  'isAsc',
  'pageNum',
  'reasonable',
  'params[dataScope]',
  'params[beginTime]',
  'params[endTime]',
  `params[${token}]`,
  `${token}'`,
];

/** Every place of a declared route, beside JSON bodies, into which a client can write. */
function targets(): Target[] {
  return operations.flatMap(([route, { parameters = [], requestBody }]) => {
    const [method = '', path = ''] = route.split(' ');
    const form = Object.entries(
      requestBody?.content['application/x-www-form-urlencoded']?.schema.properties ?? {},
    );
    const declared: Omit<Target, 'method' | 'path'>[] = [
      ...parameters.map(({ name, in: at, schema: { type } }) => ({
        name,
        at: at as 'path' | 'query',
        probes: type === 'string' ? probes : few,
      })),
      ...form
        .flatMap(([name, { type, properties }]) =>
          type === 'object'
            ? Object.keys(properties ?? {}).map((member) => `${name}[${member}]`)
            : [name],
        )
        .map((name) => ({ name, at: 'form' as const, probes: few })),
    ];
    const isExport = path.endsWith('/export') && method === 'POST';
    const at = isList(route) ? 'query' : isExport ? 'form' : null;
    const general = at
      ? everywhere
          .filter((name) => declared.every((one) => one.name !== name))
          .map((name) => ({ name, at: at as 'query' | 'form', probes: few }))
      : [];
    return [...declared, ...general].map((one) => ({ method, path, ...one }));
  });
}

async function probe(
  { method, path, name, at }: Target,
  value: string,
): Promise<{ status: number; msg?: string }> {
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  // Other path parameters are 0: no record has that key.
  const address = (
    at === 'path' ? path.replace(`{${name}}`, encodeURIComponent(value)) : path
  ).replaceAll(/\{\w+\}/g, '0');
  const init: RequestInit =
    at === 'form'
      ? { body: pair, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
      : {};
  const response = await admin.raw(method, at === 'query' ? `${address}?${pair}` : address, init);
  const text = await response.text();
  return {
    status: response.status,
    ...(response.headers.get('content-type')?.includes('json') && {
      msg: (JSON.parse(text) as { msg: string }).msg,
    }),
  };
}

describe('injection probes', () => {
  it('are seen by the watch when they do stand in the SQL text, in transactions, too', async () => {
    const { sql } = await import('kysely');
    await sql.raw(`select '${token}' as probe`).execute(server.database.read);
    await server.database.transaction(
      async (db) => void (await sql.raw(`select '${token}' as probe`).execute(db)),
    );
    expect(statements.filter((statement) => statement.includes(token))).toHaveLength(2);
  });

  it('leave the SQL text alone in every parameter of every declared route', async () => {
    const all = targets();
    const lists = new Set(
      all.filter(({ method, path }) => isList(`${method} ${path}`)).map(({ path }) => path),
    );
    expect(lists.size).toBeGreaterThan(15);
    expect(all.length).toBeGreaterThan(200);
    for (const target of all) {
      // One person may have two exports running at once, so places are probed in turn.
      const answers: Awaited<ReturnType<typeof probe>>[] = [];
      for (const value of target.probes) answers.push(await probe(target, value));
      for (const [index, { status, msg }] of answers.entries()) {
        const shown = `${target.method} ${target.path} ${target.name}=${target.probes[index]}`;
        expect(status, shown).toBe(200);
        expect(msg ?? '', shown).not.toMatch(/操作失败|syntax|sqlite|postgres/i);
      }
    }
    expect(statements.length).toBeGreaterThan(all.length);
    expect(statements.filter((statement) => statement.includes(token))).toEqual([]);
    expect((await admin.get('/system/post/list')).total).toBe(4);
  }, 600_000);
});
