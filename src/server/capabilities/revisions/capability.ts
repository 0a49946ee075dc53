import type { Capability } from '../contract.ts';
import { draftRoutes } from './draft-routes.ts';
import { forgetDrafts } from './drafts.ts';
import { publishRoutes } from './publish-routes.ts';
import { readRoutes } from './read-routes.ts';

/** Pages that are drafted and published while the server runs (docs/decisions/revisions.md). */
export const capability: Capability = {
  name: 'revisions',
  features: ['revisions'],
  hooks: () => ({ user: { afterRemove: (db, user) => forgetDrafts(db, user.userId) } }),
  serve({ pages, routes, services }) {
    const parts = { pages, routes, services, now: () => services.now() };
    return { routes: [...draftRoutes(parts), ...readRoutes(parts), ...publishRoutes(parts)] };
  },
};
