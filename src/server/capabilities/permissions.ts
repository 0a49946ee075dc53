import type { AddressDeclaration } from '../../schema/vocabulary.ts';
import { capabilities } from './index.ts';

/**
 * The routes of capabilities, without a server: declaring a route only keeps what its handler will
 * use.
 */
const writtenRoutes = () => capabilities.flatMap(({ serve }) => serve?.(unused).routes ?? []);

/**
 * Addresses that the routes of capabilities answer: the checker holds requests of pages against
 * them.
 */
export const writtenAddresses = (): AddressDeclaration[] =>
  writtenRoutes().map(({ method, path, params = {} }) => ({
    method,
    path,
    numbers: Object.entries(params).flatMap(([name, { type, items }]) =>
      isNumber(type) || isNumber(items?.type) ? name : [],
    ),
  }));

const isNumber = (type: unknown): boolean => type === 'integer' || type === 'number';

/**
 * Permissions that the routes of capabilities ask for. Pages may name them, and the checker knows
 * them by this.
 */
export function writtenPermissions(): string[] {
  const asked = writtenRoutes().flatMap(({ access }) =>
    typeof access === 'object' && 'permission' in access ? access.permission : [],
  );
  return [...new Set(asked)].sort();
}

/**
 * Stands for everything while routes are declared only. any: it has every type, and cannot be used
 * as any of them.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- stands for every service
const unused: any = new Proxy(() => undefined, {
  get: () => unused,
  apply: () => {
    throw new Error('A route used a service while it was declared');
  },
});
