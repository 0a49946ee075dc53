import type { Capability } from '../contract.ts';
import { mapRoutes } from './routes.ts';

/** Routes on roads for maps. */
export const capability: Capability = {
  name: 'map',
  features: ['map'],
  serve: ({ config, ending }) => ({ routes: mapRoutes(config?.map ?? {}, ending) }),
};
