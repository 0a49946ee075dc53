import type { Capability } from '../contract.ts';
import { registerAmapFrame } from './amapFrame.ts';
import { registerAmapService } from './amapService.ts';
import { mapRoutes } from './routes.ts';

/** Routes on roads for maps; AMap, where there is a key. */
export const capability: Capability = {
  name: 'map',
  features: ['map'],
  serve: ({ config, environment, ending }) => ({
    routes: mapRoutes(config?.map ?? {}, ending),
    extend(app) {
      const { amap } = config.map;
      if (!amap) return;
      registerAmapFrame(app);
      registerAmapService(app, {
        settings: amap,
        isSignedIn: async (request) => (await environment.sessionOf(request)) !== null,
        ending,
      });
    },
  }),
};
