import { timeText } from '../../db/time.ts';
import { beginAudit } from '../../logs/audit/begin.ts';
import { fillLogScope } from '../../logs/log-scope.ts';
import { removeOldLogsRegularly } from '../../logs/retention.ts';
import type { Capability } from '../contract.ts';

/** What people did: the sealed operation log, and how long it is kept. */
export const capability: Capability = {
  name: 'logs',
  async prepare({ database, key, now }) {
    await beginAudit(database, key, now());
    await fillLogScope(database, timeText(now()));
  },
  serve: ({ services }) => ({
    extend(app) {
      const end = removeOldLogsRegularly(services, console.error);
      app.addHook('preClose', async () => end());
    },
  }),
};
