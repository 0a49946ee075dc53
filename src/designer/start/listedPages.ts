/** The pages that designing can go on with. */
import type { Draft } from '../publish/revisions.ts';

export interface ListedPage {
  id: string;
  title: string;
  /** A draft in this browser, or the latest one on the server. */
  mark: 'local' | Draft | undefined;
}

/** All pages, those that are drafts only among them, by their ids. */
export function listedPages({
  pages,
  titles,
  local,
  drafts,
}: {
  pages: readonly string[];
  titles: Readonly<Record<string, string>>;
  local: readonly string[];
  drafts: readonly Draft[];
}): ListedPage[] {
  const ids = new Set([...pages, ...local, ...drafts.map(({ page }) => page)]);
  return [...ids].toSorted().map((id) => {
    const draft =
      drafts.find(({ page, isOwn }) => page === id && isOwn) ??
      drafts.find(({ page }) => page === id);
    const title = titles[id] ?? draft?.title ?? id;
    return { id, title, mark: local.includes(id) ? 'local' : draft };
  });
}
