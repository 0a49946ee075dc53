import type { Capability } from '../contract.ts';
import { viewRoutes } from './routes.ts';
import { forgetPerson } from './views.ts';

/** Views of lists that people keep: what they search for, in which order, and in which columns. */
export const capability: Capability = {
  name: 'views',
  features: ['savedViews'],
  hooks: () => ({ user: { afterRemove: (db, user) => forgetPerson(db, user.userId) } }),
  serve: ({ pageRights }) => ({ routes: viewRoutes(pageRights) }),
};
