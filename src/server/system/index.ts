/** System management beside the models: what JSON cannot say, one small file a capability. */
import type { RouteDeclaration } from '../http/route.ts';
import type { Engine } from '../models/engine.ts';
import type { Services } from '../services.ts';
import { configRoutes } from './config.ts';
import { deptHooks, deptRoutes } from './dept.ts';
import { dictDataHooks, dictRoutes, dictTypeHooks } from './dict.ts';
import { logRoutes } from './logs.ts';
import { noticeHooks, noticeRoutes } from './notice.ts';
import { postHooks } from './post.ts';
import { routersRoute } from './routers.ts';

/** Registers the hooks of all system models; once, before the engine answers anything. */
export function registerHooks(engine: Engine): void {
  engine.hooks('post', postHooks);
  engine.hooks('dept', deptHooks);
  engine.hooks('dictType', dictTypeHooks);
  engine.hooks('dictData', dictDataHooks);
  engine.hooks('notice', noticeHooks);
}

/** Routes that the models do not give. */
export function systemRoutes(services: Services): RouteDeclaration[] {
  return [routersRoute(), ...deptRoutes(services), ...dictRoutes(services), ...configRoutes(), ...noticeRoutes(services), ...logRoutes(services)];
}
