import { capabilities } from './index.ts';

/**
 * Permissions that the routes of capabilities ask for, without a server: declaring a route only keeps what its handler
 * will use. Pages may name them, and the checker knows them by this.
 */
export function writtenPermissions(): string[] {
  const asked = capabilities
    .flatMap(({ serve }) => serve?.(unused).routes ?? [])
    .flatMap(({ access }) =>
      typeof access === 'object' && 'permission' in access ? access.permission : [],
    );
  return [...new Set(asked)].sort();
}

/** Stands for everything while routes are declared only. any: it has every type, and cannot be used as any of them. */
// oxlint-disable-next-line typescript/no-explicit-any -- stands for every service
const unused: any = new Proxy(() => undefined, {
  get: () => unused,
  apply: () => {
    throw new Error('A route used a service while it was declared');
  },
});
