/** What the server does with pages that are designed (docs/revision-calls.md). */
import type { Problem } from '../../schema/problem.ts';

/** What became of the file under a publication. */
export type FileState = 'same' | 'changed' | 'absent' | 'none';

/** A page as people get it. Without a text there is none. */
export interface LivePage {
  text: string | null;
  /** Mark of the text. */
  hash: string | null;
  /** Number of the publication; null: the committed file. */
  number?: number | null;
  fileState?: FileState | null;
}

/** Who published what is live, as checks and refusals name it. */
export interface LiveFacts {
  number: number | null;
  hash: string | null;
  userName: string | null;
  publishedAt: string | null;
}

export interface Draft {
  draftId: string;
  page: string;
  title: string;
  isShared: boolean;
  isOwn: boolean;
  userName: string;
  version: number;
  updatedBy: string;
  updatedAt: string;
  /** What is live is still what it began with. */
  isCurrent: boolean;
}

/** A draft with its texts; `base` is what it began with, null for a new page. */
export interface WholeDraft extends Draft {
  text: string;
  base: string | null;
}

/** One difference, in words. */
export interface Change {
  kind: 'added' | 'removed' | 'moved' | 'renamed' | 'changed';
  at: string;
  text: string;
}

/** What the holders of a role see more or less of. */
export interface Exposure {
  roleId: number;
  roleName: string;
  gains: readonly { text: string }[];
  losses: readonly { text: string }[];
}

export interface Difference {
  changes: readonly Change[];
  exposure: readonly Exposure[];
}

/** Two versions with what differs; null: there is no such page. */
export interface Comparison extends Difference {
  from: string | null;
  to: string | null;
}

/** What publishing a text would do, and what keeps it from being published. */
export interface Check extends Difference {
  problems: readonly Problem[];
  refusals: readonly string[];
  /** Models that it makes, in words, and their permissions. */
  newModels: readonly string[];
  /** What it adds to tables, in words. */
  newFields: readonly string[];
  live: LiveFacts;
}

/** Both sides changed the same place; the merged text keeps what there was. */
export interface Conflict {
  kind: 'value' | 'order';
  /** Place in the merged text, as a JSON pointer. */
  at: string;
  text: string;
  base?: unknown;
  ours?: unknown;
  theirs?: unknown;
}

export interface Merge {
  text: string;
  conflicts: readonly Conflict[];
  live: LiveFacts;
}

export interface Revision {
  number: number;
  title: string;
  reason: string;
  userName: string;
  publishedAt: string;
  restoredFrom: number | null;
  state: 'live' | 'replaced' | 'equal' | 'withdrawn';
  /** Who took it back, when and why; null: nobody did. Of former times only the moment is known. */
  withdrawal: { userName: string | null; reason: string | null; withdrawnAt: string } | null;
}

/** What is published, over what, and why. */
export interface Publication {
  page: string;
  text: string;
  /** Mark of the live page that was seen. */
  expected: string | null;
  reason: string;
  /** A draft that is removed with it. */
  draftId?: string;
}

/** The calls. All reject with an ApiError whose answer may say more. */
export interface Revisions {
  live(page: string): Promise<LivePage>;
  /** One's own drafts, then the shared ones; of all pages without one. See `limitOf`. */
  drafts(page?: string): Promise<readonly Draft[]>;
  draft(draftId: string): Promise<WholeDraft>;
  addDraft(draft: {
    page: string;
    text: string;
    base: string | null;
  }): Promise<Pick<Draft, 'draftId' | 'version'>>;
  /** @returns its next version */
  changeDraft(
    draft: Pick<Draft, 'draftId' | 'version'> & {
      text?: string;
      base?: string | null;
      isShared?: boolean;
    },
  ): Promise<Pick<Draft, 'version'>>;
  /** `version`: only while it is this one. */
  removeDraft(draftId: string, version?: number): Promise<void>;
  check(page: string, text: string): Promise<Check>;
  /** @param merge `with` the file: what is live is merged with the file that changed under it */
  merge(merge: {
    page: string;
    base: string | null;
    ours: string;
    with?: 'live' | 'file';
  }): Promise<Merge>;
  /** @param key the same key publishes once, however often it is sent */
  publish(publication: Publication, key: string): Promise<{ number: number; hash: string }>;
  /**
   * Writes the file of the page, where the server is one of a developer.
   * @param file `expected`: mark of what the work began with, or of what was written last
   * @returns `covering`: the publication that people still get instead of the file
   */
  saveFile(file: Pick<Publication, 'page' | 'text' | 'expected'>): Promise<{
    path: string;
    hash: string;
    covering: number | null;
  }>;
  revisions(page: string): Promise<readonly Revision[]>;
  revision(page: string, number: number): Promise<Revision & { text: string }>;
  /** @param versions `live`, `file`, the number of a publication */
  compare(page: string, versions: { from: string; to: string }): Promise<Comparison>;
  restore(
    restoration: Omit<Publication, 'text' | 'draftId'> & { number: number },
    key: string,
  ): Promise<void>;
  withdraw(withdrawal: Omit<Publication, 'text' | 'draftId'>, key: string): Promise<void>;
}
