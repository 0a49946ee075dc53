import type { Capability } from '../contract.ts';
import { rolesRoute } from './roles.ts';
import { projectRoute } from './routes.ts';
import { tableFileRoute } from './table-file.ts';
import { tableRoutes } from './tables.ts';

/** What the designer of pages asks for beside the pages themselves: what they may name. */
export const capability: Capability = {
  name: 'designer',
  features: ['designer'],
  serve: ({ pages, services, config }) => ({
    routes: [
      projectRoute(pages, config.development),
      rolesRoute(services.engine),
      tableFileRoute,
      ...tableRoutes(pages, services.database.dialect),
    ],
  }),
};
