/** System management beside the models: what JSON cannot say, one small file a capability. */
import type { RichTextOptions } from '../../schema/richText/index.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { AuditChain } from '../logs/audit/chain.ts';
import { mergedHooks } from '../models/hooks.ts';
import type { Engine, ModelHooks } from '../models/types.ts';
import type { Services } from '../services.ts';
import { configHooks } from './config-hooks.ts';
import { configRoutes } from './config.ts';
import { deptHooks, deptRoutes } from './dept.ts';
import { dictDataHooks, dictRoutes, dictTypeHooks } from './dict.ts';
import { logRoutes, operlogHooks } from './logs.ts';
import { menuHooks } from './menu/hooks.ts';
import { menuRoutes } from './menu/routes.ts';
import { migrationRoutes } from './migrations.ts';
import { noticeHooks } from './notice/hooks.ts';
import { noticeRoutes } from './notice/routes.ts';
import { onlineRoutes } from './online.ts';
import { ownSessionRoutes } from './own-sessions.ts';
import { postHooks } from './post.ts';
import { profileRoutes } from './profile.ts';
import { richTextHooks } from './rich-text-hooks.ts';
import { roleHooks } from './role/hooks.ts';
import { memberRoutes } from './role/members.ts';
import { roleRoutes } from './role/routes.ts';
import { routersRoute } from './routers.ts';
import { siteRoute } from './site.ts';
import { userHooks } from './user/hooks.ts';
import { userRoutes } from './user/routes.ts';

/** What hooks need of the server. */
export interface HookOptions {
  audit: AuditChain;
  richText: RichTextOptions;
}

/** Hooks of all system models, and of those with formatted texts, by model. */
export function systemHooks(
  engine: Engine,
  { audit, richText }: HookOptions,
): Readonly<Record<string, ModelHooks>> {
  return mergedHooks(richTextHooks(engine, richText), {
    post: postHooks,
    dept: deptHooks,
    dictType: dictTypeHooks,
    dictData: dictDataHooks,
    notice: noticeHooks,
    user: userHooks(engine),
    role: roleHooks,
    menu: menuHooks,
    config: configHooks,
    operlog: operlogHooks(audit),
  });
}

/**
 * Routes that the models do not give.
 * @param refresh brings the menu entries of pages that were published since
 */
export function systemRoutes(services: Services, refresh: () => Promise<void>): RouteDeclaration[] {
  return [
    routersRoute(refresh),
    siteRoute(),
    ...deptRoutes(services),
    ...dictRoutes(services),
    ...configRoutes(),
    ...noticeRoutes(services),
    ...logRoutes(services),
    ...profileRoutes(services),
    ...ownSessionRoutes(services),
    ...onlineRoutes(services),
    ...migrationRoutes(services),
    ...userRoutes(services),
    ...memberRoutes(services),
    ...roleRoutes(services),
    ...menuRoutes(services),
  ];
}
