import type { ProjectIndex } from '../../schema/check/projectIndex.ts';
import type { Model } from '../../schema/generated/types.gen.ts';
import type { Candidate } from './candidates.ts';
import type { PageSource } from './revisions.ts';

/** Pages as files and revisions give them, and texts that may become some. */
export interface Pages {
  /** Models without problems, by name. */
  models(): ReadonlyMap<string, Model>;
  /** What files of the project may name. */
  projectIndex(): ProjectIndex;
  /** The file of a page and the revision that covers it; undefined: there is no such page. */
  pageSource(id: string): PageSource | undefined;
  /**
   * Reads all again if something was published since. While the database is away, what is known
   * goes on. Not in a transaction: the application is made anew when models have changed.
   */
  refresh(): Promise<void>;
  /** Reads all files again, as after one was written. Not in a transaction. */
  reload(): Promise<void>;
  /** Reads a page that is not stored, and holds it against the project. */
  candidate(id: string, text: string): Candidate;
}
