/** The OpenAPI document, and with it the authorisation of every route it names. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Validator } from '@seriousme/openapi-schema-validator';
import { makeUser, startServer, type Client, type TestServer } from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  description?: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: object };
  responses: Record<string, { description: string; content: object }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; securitySchemes: object };
}

let server: TestServer;
let document: Document;
let operations: { path: string; method: string; operation: Operation }[];
beforeAll(async () => {
  server = await startServer();
  const response = await (await server.admin()).raw('GET', '/v3/api-docs');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  document = (await response.json()) as Document;
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
});
afterAll(() => server.stop());

/** Sends the operation with an id in each placeholder. */
async function call(
  client: Client,
  { path, method }: { path: string; method: string },
): Promise<{ code: number }> {
  const response = await client.raw(method.toUpperCase(), path.replace(/\{\w+\}/g, '1'));
  return (await response.json()) as { code: number };
}

describe('the document', () => {
  it('obeys the schema of its own format', async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('describes choices, limits and types of content', () => {
    const at = (path: string, method: string) =>
      required(document.paths[path]?.[method], `${method} ${path}`);
    const body = (path: string) => {
      const content = at(path, 'post').requestBody?.content as Record<
        string,
        { schema: { properties: Record<string, object> } }
      >;
      return content['application/json']?.schema.properties ?? {};
    };
    expect(body('/system/post').postCode).toMatchObject({ type: 'string', maxLength: 64 });
    expect(body('/system/menu').isFrame).toMatchObject({ enum: ['0', '1'] });
    expect(body('/system/post').status).toMatchObject({
      description: expect.stringContaining('sys_normal_disable'),
    });
    const list = at('/system/post/list', 'get').parameters!;
    expect(list.find(({ name }) => name === 'pageSize')!.schema).toMatchObject({ maximum: 1000 });
    expect(Object.keys(at('/system/post/export', 'post').responses['200']?.content ?? {})).toEqual([
      'application/json',
      expect.stringContaining('spreadsheetml'),
    ]);
    expect(at('/events', 'get').responses['200']?.content).toHaveProperty('text/event-stream');
  });

  it('is shown to anybody where the settings say so', async () => {
    const open = await startServer({ env: { PUBLIC_DOCUMENTS: 'true' } });
    try {
      expect(await open.client().get('/v3/api-docs')).toHaveProperty('openapi');
    } finally {
      await open.stop();
    }
  });

  it('is OpenAPI 3.1 with resolvable references', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({
      title: expect.any(String),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(document.servers).toEqual([{ url: '/api' }]);
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = reference
        ?.split('/')
        .reduce<unknown>(
          (node, key) => (node as Record<string, unknown> | undefined)?.[key],
          document,
        );
      expect(target, reference).toBeDefined();
    }
  });

  it('gives every operation an id of its own, a summary, a known tag and described answers', () => {
    expect(operations.length).toBeGreaterThan(60);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(
      operations.length,
    );
    const tags = document.tags.map(({ name }) => name);
    for (const { path, method, operation } of operations) {
      expect(['get', 'post', 'put', 'delete'], path).toContain(method);
      expect(operation.summary, path).toBeTruthy();
      expect(tags, path).toContain(operation.tags[0]);
      expect(operation.responses['200']?.description, path).toBeTruthy();
    }
  });

  it('declares exactly the placeholders of each path, each parameter once with a schema', () => {
    for (const { path, operation } of operations) {
      const parameters = operation.parameters ?? [];
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(
        parameters
          .filter((parameter) => parameter.in === 'path')
          .map(({ name }) => name)
          .sort(),
        path,
      ).toEqual(placeholders.sort());
      expect(
        new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size,
        path,
      ).toBe(parameters.length);
      for (const parameter of parameters) {
        expect(parameter.schema, `${path} ${parameter.name}`).toHaveProperty('type');
        if (parameter.in === 'path') expect(parameter.required).toBe(true);
      }
    }
  });

  it('describes lists with their filters, and itself', () => {
    const list = document.paths['/system/config/list']?.get;
    expect(list?.parameters!.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'configName',
        'configKey',
        'params[beginTime]',
        'params[endTime]',
        'pageNum',
        'pageSize',
      ]),
    );
    expect(list?.description).toBe('需要权限：system:config:list');
    expect(document.paths).toHaveProperty('/v3/api-docs');
  });
});

describe('authorisation of every route', () => {
  it('refuses calls without a session everywhere but where the document says so', async () => {
    const open = operations
      .filter(({ operation }) => operation.security.length === 0)
      .map(({ method, path }) => `${method} ${path}`)
      .sort();
    expect(open).toEqual([
      'delete /logout',
      'get /',
      'get /captchaImage',
      'get /logout',
      'get /public/form/{token}',
      'get /public/form/{token}/captcha',
      'get /site',
      'post /login',
      'post /logout',
      'post /public/form/{token}',
      'post /register',
      'put /logout',
    ]);
    for (const operation of operations.filter((one) => one.operation.security.length > 0)) {
      expect(
        await call(server.client(), operation),
        `${operation.method} ${operation.path}`,
      ).toMatchObject({ code: 401 });
    }
  });

  it('refuses people without the permission, and lets those in who hold exactly that one', async () => {
    await makeUser(server.database, 'without');
    const without = await server.signIn('without', 'Person-2026!');
    const guarded = operations.filter(({ operation }) => operation.description?.startsWith('需要'));
    expect(guarded.length).toBeGreaterThan(40);
    for (const operation of guarded)
      expect(await call(without, operation), `${operation.method} ${operation.path}`).toMatchObject(
        { code: 403 },
      );
    const reading = guarded.filter(
      ({ method, operation }) => method === 'get' && operation.description!.startsWith('需要权限'),
    );
    for (const [index, operation] of reading.entries()) {
      const permission = operation.operation
        .description!.replace('需要权限：', '')
        .split(' 或 ')[0];
      await makeUser(server.database, `holder${index}`, { permissions: [permission ?? ''] });
      const holder = await server.signIn(`holder${index}`, 'Person-2026!');
      expect((await call(holder, operation)).code, `${operation.path} with ${permission}`).not.toBe(
        403,
      );
    }
  });
});
