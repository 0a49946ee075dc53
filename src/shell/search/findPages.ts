import type { MenuNode } from '../routing/menu.ts';
import { mostLetters } from '../../parts/sounds.ts';
import { defined } from '../../schema/defined.ts';

/** A page that the search can open. */
export interface FoundPage {
  key: string;
  title: string;
  /** Titles of the groups around it, the outermost first. */
  groups: readonly string[];
  address: string;
  external: boolean;
  icon?: string;
}

/** Says whether a title sounds like some letters: full pinyin, its beginning, or initials. */
export type SoundMatch = (title: string, letters: string) => boolean;

/** Pages of the menu in reading order. */
export function searchablePages(
  nodes: readonly MenuNode[],
  groups: readonly string[] = [],
): FoundPage[] {
  return nodes.flatMap((node) => {
    if (node.children.length > 0) return searchablePages(node.children, [...groups, node.title]);
    const { key, title, address, external, icon } = node;
    return address === undefined
      ? []
      : [{ key, title, groups, address, external, ...defined({ icon: icon || undefined }) }];
  });
}

/**
 * Pages that a text means, the best first: by the title itself, then by its sound, then with the
 * help of the groups around it. Several words narrow each other down.
 */
export function findPages(
  pages: readonly FoundPage[],
  text: string,
  sounds: SoundMatch | undefined,
): FoundPage[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const letters = words.join('');
  const heard = (title: string, word: string) =>
    sounds !== undefined &&
    /^[a-zü']+$/.test(word) &&
    word.length <= mostLetters &&
    sounds(title, word);
  const rank = ({ title, groups }: FoundPage): number => {
    const name = title.toLowerCase();
    if (name === letters) return 0;
    if (name.startsWith(first) && words.every((word) => name.includes(word))) return 1;
    if (words.every((word) => name.includes(word))) return 2;
    if (heard(title, letters)) return 3;
    const hit = (word: string) =>
      [title, ...groups].some((part) => part.toLowerCase().includes(word) || heard(part, word));
    return words.every(hit) ? 4 : Infinity;
  };
  return pages
    .map((page) => ({ page, rank: rank(page) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}
