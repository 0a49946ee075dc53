/** What people get of a page: the committed file, or the revision that covers it. */
import type { Db } from '../../db/database.ts';
import { pageText, type PageText } from '../../pages/revisions.ts';
import type { Pages } from '../../pages/pages.ts';
import { liveRevisionOf, type StoredRevision } from './published.ts';

/** The live page. Without text there is none. */
export interface LivePage {
  page: string;
  live?: PageText;
  revision?: StoredRevision;
  file?: PageText;
}

/** The file of a page, whatever covers it. */
export function fileOf(pages: Pages, page: string): PageText | undefined {
  const file = pages.pageSource(page)?.file;
  return file && pageText(file);
}

/** Hash of the live page as this server shows it; null: there is none. */
export const shownHash = (pages: Pages, page: string): string | null =>
  pages.pageSource(page)?.revision?.hash ?? fileOf(pages, page)?.hash ?? null;

/** The live page as the database has it now. */
export async function livePage(db: Db, pages: Pages, page: string): Promise<LivePage> {
  const file = fileOf(pages, page);
  const revision = await liveRevisionOf(db, page);
  const live = revision ?? file;
  return {
    page,
    ...(live && { live: { text: live.text, hash: live.hash } }),
    ...(revision && { revision }),
    ...(file && { file }),
  };
}

/** What became of the file that a revision covers. */
export function fileState({ revision, file }: LivePage): string | null {
  if (!revision) return null;
  if (revision.fileHash === null) return file ? 'changed' : 'none';
  if (!file) return 'absent';
  return file.hash === revision.fileHash ? 'same' : 'changed';
}

/** The live page without its text: what a refusal or a check names. */
export const liveFacts = ({ live, revision }: LivePage) => ({
  number: revision?.number ?? null,
  hash: live?.hash ?? null,
  userName: revision?.userName ?? null,
  publishedAt: revision?.publishedAt ?? null,
});
