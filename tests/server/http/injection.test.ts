/** Whatever a list parameter holds, it reaches the database as a value, never as a part of the SQL text. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer, type Client, type TestServer } from '../support/index.ts';

/** Stands in every probe; no statement of ours contains it. */
const token = 'zq7inj';
const probes = [`${token}' or '1'='1`, `1); drop table sys_post; --${token}`, `${token}" union select 1 --`, `${token}\\'; select 1`, `1 or ${token}=1`, `%${token}_`, `$1${token}`, `?${token}`];

interface Parameter { name: string; in: string }

let server: TestServer;
let admin: Client;
let lists: { path: string; parameters: string[] }[];
let statements: string[];
beforeAll(async () => {
  server = await startServer();
  admin = await server.admin();
  const document = (await (await admin.raw('GET', '/v3/api-docs')).json()) as { paths: Record<string, { get?: { parameters?: Parameter[] } }> };
  lists = Object.entries(document.paths)
    .filter(([path, { get }]) => get && /\/(list|\w+List|optionselect)$/i.test(path))
    .map(([path, { get }]) => ({ path, parameters: (get!.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name) }));
  for (const database of new Set([server.database.read, server.database.write])) {
    const executor = database.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    vi.spyOn(executor, 'executeQuery').mockImplementation((query, ...rest) => {
      statements.push(query.sql);
      return execute(query, ...rest);
    });
  }
});
afterAll(() => server.stop());
beforeEach(() => {
  statements = [];
});

describe('injection probes', () => {
  it('are seen by the watch when they do stand in the SQL text', async () => {
    const { sql } = await import('kysely');
    await sql.raw(`select '${token}' as probe`).execute(server.database.read);
    expect(statements.filter((statement) => statement.includes(token))).toHaveLength(1);
  });

  it('leave the SQL text of every list parameter alone', async () => {
    expect(lists.length).toBeGreaterThan(8);
    for (const { path, parameters } of lists) {
      for (const name of [...parameters, 'orderByColumn', 'isAsc', 'params[dataScope]', `params[${token}]`]) {
        const answers = await Promise.all(probes.map((probe) => admin.get(`${path}?${encodeURIComponent(name)}=${encodeURIComponent(probe)}`)));
        for (const [index, answer] of answers.entries()) expect(answer.msg, `${path} ${name}=${probes[index]}`).not.toBe('操作失败');
      }
    }
    expect(statements.length).toBeGreaterThan(lists.length);
    expect(statements.filter((statement) => statement.includes(token))).toEqual([]);
    expect((await admin.get('/system/post/list')).total).toBe(4);
  }, 90_000);
});
