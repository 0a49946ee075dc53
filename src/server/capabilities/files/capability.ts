import { fileRoutes } from '../../files/routes.ts';
import { registerStoredFiles } from '../../files/stored-files.ts';
import { sweepUploadsRegularly } from '../../files/sweep.ts';
import type { Capability } from '../contract.ts';

/** Uploads, and the stored files themselves. */
export const capability: Capability = {
  name: 'files',
  features: ['chunkedUpload'],
  serve: ({ services, storage, environment, config, sweeps }) => ({
    routes: fileRoutes(
      { database: services.database, now: services.now, carriers: services.engine.carriers },
      storage,
      config.trustProxy,
    ),
    async extend(app) {
      const { database, now, engine } = services;
      await registerStoredFiles(app, storage, { ...environment, carriers: engine.carriers });
      if (!sweeps) return;
      const end = sweepUploadsRegularly({ database, storage, now }, console.error);
      app.addHook('preClose', async () => end());
    },
  }),
};
