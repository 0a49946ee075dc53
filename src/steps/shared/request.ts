/** What steps have in common that send a request of their own. */
import { defined } from '../../schema/defined.ts';
import type { Request, Values } from '../../schema/generated/types.gen.ts';

interface RequestMembers extends Pick<Request, 'method' | 'url' | 'params'> {
  body?: Values | Request['body'];
}

/** The request of a step. */
export const requestOf = ({ method, url, params, body }: RequestMembers): Request => ({
  ...defined({ method, params, body }),
  url,
});
