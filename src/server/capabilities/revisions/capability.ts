import type { Capability } from '../contract.ts';
import { exchangeRoutes } from './exchange/routes.ts';
import { fileRoute } from './file-route.ts';
import { draftRoutes } from './draft-routes.ts';
import { forgetDrafts } from './drafts.ts';
import { publishRoutes } from './publish-routes.ts';
import { readRoutes } from './read-routes.ts';

/** Pages that are drafted and published while the server runs (docs/decisions/revisions.md). */
export const capability: Capability = {
  name: 'revisions',
  features: ['revisions'],
  hooks: () => ({ user: { afterRemove: (db, user) => forgetDrafts(db, user.userId) } }),
  serve({ pages, root, routes, services, config }) {
    const parts = { pages, root, routes, services, now: () => services.now() };
    const always = [draftRoutes, readRoutes, publishRoutes, exchangeRoutes].flatMap((routesOf) =>
      routesOf(parts),
    );
    // Files of the project are the developer's: an installation never writes them.
    return { routes: config.development === true ? [...always, fileRoute(parts)] : always };
  },
};
