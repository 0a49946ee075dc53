import { endWith } from '../../http/endless.ts';
import { createHub } from '../../push/hub.ts';
import { eventsRoute } from '../../push/routes.ts';
import type { Capability } from '../contract.ts';

/** What open windows should know at once. */
export const capability: Capability = {
  name: 'push',
  features: ['push'],
  serve({ services, sessions, schemas, ending }) {
    const hub = createHub({
      database: services.database,
      sessions,
      schemas,
      onError: console.error,
    });
    return {
      routes: [eventsRoute(hub)],
      extend: (app) => endWith(app, ending, () => hub.close()),
    };
  },
};
