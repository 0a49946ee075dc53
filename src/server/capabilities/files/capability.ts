import { fileRoutes } from '../../files/routes.ts';
import { registerStoredFiles } from '../../files/stored-files.ts';
import type { Capability } from '../contract.ts';

/** Uploads, and the stored files themselves. */
export const capability: Capability = {
  name: 'files',
  features: ['chunkedUpload'],
  serve: ({ services, storage, environment, config }) => ({
    routes: fileRoutes(
      { database: services.database, now: services.now, carriers: services.engine.carriers },
      storage,
      config.trustProxy,
    ),
    extend: (app) =>
      registerStoredFiles(app, storage, { ...environment, carriers: services.engine.carriers }),
  }),
};
