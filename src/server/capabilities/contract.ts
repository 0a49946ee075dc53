/**
 * What the server can do beside the models, one folder each: ours beside this file, those of an
 * installation in `extensions/capabilities`. `npm run generate` lists both.
 */
import type { FastifyInstance } from 'fastify';
import type { Defaults } from '../../schema/generated/types.gen.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { ServerConfig } from '../config/config.ts';
import type { SecretKey } from '../config/secret-key.ts';
import type { Database } from '../db/database.ts';
import type { FileStorage } from '../files/storage.ts';
import type { RouteEnvironment } from '../http/route-environment.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { AuditChain } from '../logs/audit/chain.ts';
import type { Engine, ModelHooks } from '../models/types.ts';
import type { Pages } from '../pages/pages.ts';
import type { Services } from '../services.ts';
import type { Visibility } from '../system/config-visibility.ts';

/** What hooks of models work with. */
export interface HookParts {
  engine: Engine;
  audit: AuditChain;
  config: ServerConfig;
}

/** What the preparation of stored data works with. */
export interface PrepareParts {
  database: Database;
  key: SecretKey;
  defaults: readonly Defaults[];
  /** Epoch milliseconds. */
  now(): number;
}

/** What a page asks of people, as permissions of which one suffices; absent: nothing. */
export interface PageRights {
  /** Of those who open it. */
  access: string | readonly string[] | undefined;
  /** Of those who share views of its lists; absent: nobody can. */
  share: string | undefined;
}

/** What a serving application is made of. */
export interface ServeParts {
  services: Services;
  sessions: Sessions;
  storage: FileStorage;
  environment: RouteEnvironment;
  config: ServerConfig;
  /** Project root: the folder that holds schemas/. */
  root: string;
  /** Version of the product. */
  version: string;
  /** Hash of the page schemas as they are now. */
  schemas(): Promise<string>;
  /** Pages as files and revisions give them. */
  pages: Pages;
  /** All routes, once they are declared. */
  routes(): readonly RouteDeclaration[];
  /** What a page asks for, by its id; undefined: it does not exist, or is broken. */
  pageRights(id: string): PageRights | undefined;
  /** Aborted when the server ends. */
  ending: AbortSignal;
}

/** What a capability does in one application. */
export interface Serving {
  routes?: readonly RouteDeclaration[];
  /** Adds to the application what no route declares, and ends with it. */
  extend?(app: FastifyInstance): Promise<void> | void;
}

/** A parameter that administrators change while the server runs (`configValue` reads it). */
export interface Setting {
  key: string;
  /** What people call it. */
  name: string;
  /** First value; none: an empty one. */
  value?: string;
  /** Who is shown the value; default: who may see parameters. */
  visibility?: Visibility;
  /** What it is for, beside it in the list of parameters. */
  remark?: string;
}

export interface Capability {
  /** The name of its folder. */
  name: string;
  /**
   * What a browser may count on when this server answers, beyond the protocol: pages read it as
   * `features.<name>`, and the checker knows the names.
   */
  features?: readonly string[];
  /** Parameters of its own, added once to each installation; one that is removed stays away. */
  settings?: readonly Setting[];
  /**
   * Hooks by the name of their model; several capabilities may have hooks of one model, which run
   * in the order of the list.
   */
  hooks?(parts: HookParts): Readonly<Record<string, ModelHooks>>;
  /**
   * Brings stored data up to date, when tables are there and before anything is answered; may run
   * any number of times.
   */
  prepare?(parts: PrepareParts): Promise<void>;
  /**
   * Called with stand-ins for all parts when permissions are collected: it only keeps what routes
   * will use.
   */
  serve?(parts: ServeParts): Serving;
}
