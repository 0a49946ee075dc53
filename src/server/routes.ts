/** The routes written by hand; those of models come from the engine. */
import { authRoutes } from './auth/routes.ts';
import type { Sessions } from './auth/sessions.ts';
import type { ServerConfig } from './config/config.ts';
import { fileRoutes } from './files/routes.ts';
import type { FileStorage } from './files/storage.ts';
import type { RouteDeclaration } from './http/route.ts';
import { welcomeRoute } from './http/welcome.ts';
import type { Hub } from './push/hub.ts';
import { eventsRoute } from './push/routes.ts';
import type { Services } from './services.ts';
import { systemRoutes } from './system/index.ts';

/** What handlers of these routes use. */
export interface RouteParts {
  services: Services;
  sessions: Sessions;
  hub: Hub;
  storage: FileStorage;
  config: Pick<ServerConfig, 'captcha' | 'trustProxy'>;
  /** Version of the product. */
  version: string;
}

export function writtenRoutes({
  services,
  sessions,
  hub,
  storage,
  config,
  version,
}: RouteParts): RouteDeclaration[] {
  return [
    welcomeRoute(version),
    ...authRoutes(services, sessions, config),
    eventsRoute(hub),
    ...systemRoutes(services),
    ...fileRoutes(services, storage, config.trustProxy),
  ];
}

/**
 * Permissions that these routes ask for, without a server: declaring a route only keeps what its handler will use.
 * Pages may name them, and the checker knows them by this.
 */
export function writtenPermissions(): string[] {
  const parts: RouteParts = {
    services: unused,
    sessions: unused,
    hub: unused,
    storage: unused,
    config: unused,
    version: '',
  };
  const asked = writtenRoutes(parts).flatMap(({ access }) =>
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
