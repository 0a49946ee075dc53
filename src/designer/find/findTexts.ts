/** Finding parts of a page by what is written in them. */
import type { SoundMatch } from '../../parts/sounds.ts';
import { hitOf, remembering, wordsOf, worstRank, type Range } from './match.ts';
import type { PageText } from './pageTexts.ts';

/** A text that is meant, and what of it. */
export type Found<T extends PageText> = T & { marks: readonly Range[] };

/**
 * The texts that somebody means, the best first: names of parts before what stands in them, and
 * otherwise in the order of the page.
 */
export function findTexts<T extends PageText>(
  texts: readonly T[],
  typed: string,
  sounds: SoundMatch | undefined,
): Found<T>[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const heard = remembering(sounds);
  return texts
    .flatMap((one) => {
      const { name, trail } = one.part;
      const hit = hitOf(one.text, words, {
        sounds: heard,
        context: [name.label, one.member, ...trail],
      });
      if (!hit) return [];
      return { ...one, marks: hit.marks, rank: one.isName ? hit.rank : hit.rank + worstRank };
    })
    .toSorted((one, other) => one.rank - other.rank);
}

/** What is shown of them: of each part its best texts only. */
export function bestOfParts<T extends PageText>(found: readonly T[], most = 3): T[] {
  const counts = new Map<PageText['part'], number>();
  return found.filter(({ part }) => {
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    return count <= most;
  });
}
