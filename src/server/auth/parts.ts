/** What the routes of sign-in work with. */
import type { ServerConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';

export interface SignInParts {
  database: Database;
  secondFactors: SecondFactors;
  /** Epoch milliseconds. */
  now(): number;
}

/** Settings that they read. */
export type SignInConfig = Pick<ServerConfig, 'captcha' | 'trustProxy'>;

/** Under which the API document lists them. */
export const tag = '登录';
