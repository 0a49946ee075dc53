/** What steps have in common that send a request of their own. */
import { defined } from '../../schema/defined.ts';
import type { Request, Values } from '../../schema/generated/types.gen.ts';
import { member } from '../../schema/meta/member.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';

/** Members that say what is sent. */
export const requestMembers: Readonly<Record<string, MetaSchema>> = {
  method: {
    description: 'HTTP method.',
    enum: ['GET', 'POST', 'PUT', 'DELETE'],
    default: 'GET',
  },
  url: member(
    'url',
    'Path below the API base; {expression} parts are filled in, each percent-encoded.',
  ),
  params: member('values', 'Query string parameters.'),
  body: {
    description: 'JSON body: named values, or an expression that gives all of it.',
    anyOf: [
      { $ref: 'common.schema.json#/$defs/values' },
      { $ref: 'common.schema.json#/$defs/expression' },
    ],
  },
};

interface RequestMembers extends Pick<Request, 'method' | 'url' | 'params'> {
  body?: Values | Request['body'];
}

/** The request of a step. */
export const requestOf = ({ method, url, params, body }: RequestMembers): Request => ({
  ...defined({ method, params, body }),
  url,
});
