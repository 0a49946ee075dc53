/** What the routes of users share. */
import type { ParameterSchema } from '../../http/parameter-schema.ts';
import type { RouteDeclaration } from '../../http/route.ts';

export const TAG = '用户管理';
export const LONG = { type: 'integer' } as const satisfies ParameterSchema;
export const LONGS = { type: 'array', items: LONG } as const satisfies ParameterSchema;
export const text = { type: 'string' } as const satisfies ParameterSchema;

/** What all of them share. */
export const common = (
  permission: string,
): Pick<RouteDeclaration, 'tag' | 'access' | 'scope' | 'answer'> => ({
  tag: TAG,
  access: { permission: `system:user:${permission}` },
  scope: { model: 'user' },
  answer: 'ajax',
});
