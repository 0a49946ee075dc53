/** Members that definitions of several steps have in common. */
import { member } from '../../schema/meta/member.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';

/** What a step sends that sends a request of its own. */
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

/** What a step opens that opens a drawer or modal. */
export const containerMembers: Readonly<Record<string, MetaSchema>> = {
  container: {
    description: 'What it opens in.',
    enum: ['drawer', 'modal'],
    default: 'drawer',
  },
  title: member('text', 'Title; default the label of the action.'),
  width: {
    description: 'Pixels or a CSS width.',
    type: ['integer', 'string'],
    pattern: '^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$',
  },
};
