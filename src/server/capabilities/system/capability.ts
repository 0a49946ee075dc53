import { fillVisibility } from '../../system/config-visibility.ts';
import { renewDictColours } from '../../system/dict-colours.ts';
import { systemHooks, systemRoutes } from '../../system/index.ts';
import { watchNotices } from '../../system/notice-epoch.ts';
import type { Capability } from '../contract.ts';

/**
 * The administration of users, roles, menus, departments, dictionaries, parameters, notices and
 * logs.
 */
export const capability: Capability = {
  name: 'system',
  features: ['dictBatch', 'site', 'ownSessions', 'imports', 'parameterVisibility'],
  hooks: ({ engine, audit, config }) =>
    systemHooks(engine, { audit, richText: { embeds: config.web.embeds } }),
  async prepare({ database, defaults }) {
    await fillVisibility(database, defaults);
    await renewDictColours(database, defaults);
    await watchNotices(database);
  },
  serve: ({ services, pages }) => ({
    routes: systemRoutes(services, () => pages.refresh()),
  }),
};
