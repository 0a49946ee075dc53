/** What the routes of sign-in work with. */
import type { Database } from '../db/database.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';

export interface SignInParts {
  database: Database;
  secondFactors: SecondFactors;
  /** Epoch milliseconds. */
  now(): number;
}
