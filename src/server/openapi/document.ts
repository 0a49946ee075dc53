/** The OpenAPI 3.1 document of all declared routes, served at /api/v3/api-docs. */
import { apiPrefix } from '../http/uri.ts';
import { defineRoute } from '../http/route.ts';
import { jsonSchemaOf, jsonSchemasOf, requiredOf } from '../http/parameter-schema.ts';
import type { ParameterSchema } from '../http/parameter-schema.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { presentLanguages } from '../locale/current.ts';
import { answers, components } from './answers.ts';
import { translatedDocument } from './translated.ts';
import { defined } from '../../schema/defined.ts';

type Json = Record<string, unknown>;

/** @param version of the product */
function openApiDocument(routes: readonly RouteDeclaration[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = (paths[route.path] ??= {});
    path[route.method.toLowerCase()] = operation(route);
  }
  const tags = [...new Set(routes.map((route) => route.tag))].map((name) => ({ name }));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pageloom 织页',
      version,
      description:
        '业务结果一律为 HTTP 200，成败见 code：200 成功，401 未登录，403 无权限，500 失败，601 警告。',
    },
    servers: [{ url: apiPrefix }],
    tags,
    paths,
    components,
  };
}

/** The route that serves the document; it describes itself, too. */
export function openApiRoute(
  others: readonly RouteDeclaration[],
  version: string,
  access: 'session' | 'anonymous' = 'session',
): RouteDeclaration {
  /** By the tag of their language; undefined: Chinese. */
  const texts = new Map<string | undefined, Buffer>();
  const route: RouteDeclaration = defineRoute({
    method: 'GET',
    path: '/v3/api-docs',
    summary: 'OpenAPI 文档',
    tag: '系统',
    access,
    answer: 'binary',
    contentType: 'application/json',
    handler: () => {
      const { answer } = presentLanguages();
      let text = texts.get(answer?.tag);
      if (!text) {
        const document = openApiDocument([...others, route], version);
        const shown = answer ? translatedDocument(document, answer) : document;
        texts.set(answer?.tag, (text = Buffer.from(JSON.stringify(shown))));
      }
      return { stream: text, type: 'application/json; charset=utf-8' };
    },
  });
  return route;
}

function operation(route: RouteDeclaration): Json {
  const { access, params = {}, query = {} } = route;
  const parameters = [
    ...Object.entries(params).map(([name, schema]) => parameter('path', name, schema)),
    ...Object.entries(query).flatMap(([name, schema]) => queryParameters(name, schema)),
  ];
  const body = requestBody(route);
  return {
    operationId: operationId(route),
    summary: route.summary,
    tags: [route.tag],
    ...defined({ description: describeAccess(route) || undefined }),
    ...(access === 'anonymous' ? { security: [] } : { security: [{ token: [] }] }),
    ...defined({
      parameters: parameters.length ? parameters : undefined,
      requestBody: body,
    }),
    responses: answers(route),
  };
}

/** `getSystemUserUserId` for GET /system/user/{userId}. */
function operationId({ method, path }: RouteDeclaration): string {
  const words = path
    .replace(/[{}]/g, '')
    .replace(/\/+(\w?)/g, (_all, first: string) => first.toUpperCase());
  return method.toLowerCase() + words;
}

function describeAccess({ access }: RouteDeclaration): string | undefined {
  if (typeof access === 'string') return undefined;
  if ('role' in access) return `需要角色：${access.role}`;
  return `需要权限：${[access.permission].flat().join(' 或 ')}`;
}

/** Comma lists in paths and repeated keys in queries are both one comma list here. */
function parameter(place: 'path' | 'query', name: string, schema: ParameterSchema): Json {
  const list = schema.type === 'array' && {
    style: place === 'path' ? 'simple' : 'form',
    explode: false,
  };
  return {
    name,
    in: place,
    required: place === 'path' || Boolean(schema.required),
    ...defined({ description: schema.description || undefined }),
    schema: jsonSchemaOf(schema),
    ...list,
  };
}

/** Members of `params` are parameters of their own: `params[beginTime]`. */
function queryParameters(name: string, schema: ParameterSchema): Json[] {
  if (schema.type !== 'object') return [parameter('query', name, schema)];
  return Object.entries(schema.properties ?? {}).map(([member, of]) =>
    parameter('query', `${name}[${member}]`, of),
  );
}

function requestBody({ body }: RouteDeclaration): Json | undefined {
  if (!body) return undefined;
  const type = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data',
  }[body.kind];
  const file =
    body.kind === 'multipart'
      ? { file: { type: 'string', contentMediaType: 'application/octet-stream' } }
      : {};
  const properties = body.properties ?? {};
  const required = requiredOf(properties);
  return {
    content: {
      [type]: {
        schema: {
          type: 'object',
          properties: { ...file, ...jsonSchemasOf(properties) },
          ...defined({ required: required.length ? required : undefined }),
        },
      },
    },
  };
}
