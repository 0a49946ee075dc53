import { fillSkeletons } from '../../auth/accounts/names.ts';
import { endSessionsOfDisabled } from '../../auth/end-sessions.ts';
import { watchAuthTables } from '../../auth/epoch.ts';
import { authRoutes } from '../../auth/routes.ts';
import { sweepExpired, sweepRegularly } from '../../auth/sweep.ts';
import type { Capability } from '../contract.ts';

/** Who one is: sign-in, second factor, sessions. */
export const capability: Capability = {
  name: 'signIn',
  features: ['secondFactor'],
  async prepare({ database, now }) {
    await fillSkeletons(database);
    await watchAuthTables(database);
    await endSessionsOfDisabled(database);
    await sweepExpired(database, now());
  },
  serve: ({ services, sessions, config, sweeps }) => ({
    routes: authRoutes(services, sessions, config),
    extend(app) {
      if (!sweeps) return;
      const end = sweepRegularly(services.database, services.now, console.error);
      app.addHook('preClose', async () => end());
    },
  }),
};
