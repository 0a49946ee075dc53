import { fillSkeletons } from '../../auth/accounts/names.ts';
import { endSessionsOfDisabled } from '../../auth/end-sessions.ts';
import { watchAuthTables } from '../../auth/epoch.ts';
import { authRoutes } from '../../auth/routes.ts';
import type { Capability } from '../contract.ts';

/** Who one is: sign-in, second factor, sessions. */
export const capability: Capability = {
  name: 'signIn',
  features: ['secondFactor'],
  async prepare({ database }) {
    await fillSkeletons(database);
    await watchAuthTables(database);
    await endSessionsOfDisabled(database);
  },
  serve: ({ services, sessions, config }) => ({ routes: authRoutes(services, sessions, config) }),
};
