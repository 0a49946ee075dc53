/** The protocol's envelopes as OpenAPI answers (docs/protocol/conventions.md#envelopes). */
import { defined } from '../../schema/defined.ts';
import { jsonSchemaOf, type ParameterSchema } from '../http/parameter-schema.ts';
import type { RouteDeclaration } from '../http/route.ts';

type Json = Record<string, unknown>;

const code = {
  type: 'integer',
  description: '200 成功，401 未登录，403 无权限，500 失败，601 警告',
};
const msg = { type: 'string' };

export const components: Json = {
  securitySchemes: { token: { type: 'http', scheme: 'bearer', description: '登录返回的 token' } },
  schemas: {
    Ajax: {
      type: 'object',
      description: 'data 与其他成员依接口而定；失败时只有 code 与 msg',
      properties: { code, msg, data: {}, field: { type: 'string', description: '被拒绝的字段' } },
      required: ['code', 'msg'],
    },
    Table: {
      type: 'object',
      properties: {
        code,
        msg,
        total: { type: 'integer', format: 'int64' },
        rows: { type: 'array', items: { type: 'object' } },
      },
      required: ['code', 'msg'],
    },
  },
};

function json(name: string): Json {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
}

/** Refusals come with the same status, so every answer may also be an Ajax envelope. */
export const answers = (route: RouteDeclaration): Json => ({
  ...answered(route),
  ...defined({
    429: route.heavy ? { ...busy, description: '同类操作正在进行，请稍候再试' } : undefined,
  }),
  503: busy,
});

const busy = {
  description: '系统繁忙，请在 Retry-After 秒后重试',
  headers: { 'Retry-After': { schema: { type: 'integer' } } },
  content: json('Ajax'),
};

/** An envelope one of whose members is known. */
const withMember = (name: 'Ajax' | 'Table', member: string, schema: ParameterSchema): Json => ({
  'application/json': {
    schema: {
      allOf: [
        { $ref: `#/components/schemas/${name}` },
        { properties: { [member]: jsonSchemaOf(schema) } },
      ],
    },
  },
});

function answered({
  answer,
  data,
  contentType = 'application/octet-stream',
}: RouteDeclaration): Json {
  switch (answer) {
    case 'table':
      return {
        200: {
          description: '分页数据',
          content: data ? withMember('Table', 'rows', data) : json('Table'),
        },
      };
    case 'binary':
      return {
        200: {
          description: '文件；失败时为 JSON',
          content: { ...json('Ajax'), [contentType]: { schema: {} } },
        },
      };
    case 'text':
      return {
        200: { description: '文本', content: { 'text/plain': { schema: { type: 'string' } } } },
      };
    case 'ajax':
      return {
        200: {
          description: '结果',
          content: data ? withMember('Ajax', 'data', data) : json('Ajax'),
        },
      };
  }
}
