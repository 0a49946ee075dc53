/** How a kind of extension is tried out: what its guide shows, and what has to come of it. */
import type { Page } from '@playwright/test';
import type { App } from '../app.ts';
import type { GuideProject } from '../guideProject.ts';

export interface Proof {
  /** What a team adds, in words. */
  kind: string;
  /** The files that the guides show. */
  files: Readonly<Record<string, string>>;
  /** The other files that change with them: what `npm run generate` writes. */
  generated: readonly string[];
  /** Looks at the copy before the files are there; @returns what looks at it afterwards. */
  watch?(project: GuideProject): () => void;
  /** Models and pages that use the extension. */
  use: Readonly<Record<string, object>>;
  /** Asks checker, format pages and palette. */
  known(project: GuideProject): void;
  /** Works with it in a browser that is signed in. */
  running(page: Page, app: App): Promise<void>;
}
