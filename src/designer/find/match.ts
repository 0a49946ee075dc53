/** What somebody types, and the texts that it means. */
import { mostLetters, type SoundMatch } from '../../parts/sounds.ts';

/** Characters of a text, from one up to another, which is no more among them. */
export type Range = readonly [from: number, to: number];

/** That a text is meant: the less the rank, the better. */
export interface Hit {
  rank: number;
  /** What is meant of it, in order, without overlaps. */
  marks: readonly Range[];
}

/** Ranks of texts, and where what else would have to be read makes one worse. */
const ranks = { same: 0, begin: 1, within: 2, sound: 3, withContext: 4 } as const;
/** Every rank is less than this one. */
export const worstRank = 5;

/** Longer texts, in characters, are no names: they are found as they are written. */
const longestHeard = 24;

/** Matching by sound that remembers: one name stands around many parts. */
export function remembering(sounds: SoundMatch | undefined): SoundMatch | undefined {
  const known = new Map<string, ReturnType<SoundMatch>>();
  return (
    sounds &&
    ((text, letters) => {
      const key = `${letters} ${text}`;
      if (!known.has(key)) known.set(key, sounds(text, letters));
      return known.get(key);
    })
  );
}

/** The words of what was typed, which narrow each other down. */
export const wordsOf = (typed: string): string[] =>
  typed.trim().toLowerCase().split(/\s+/).filter(Boolean);

/** The range of a word in a text by its characters or its sound; undefined: it is not there. */
function rangeOf(text: string, word: string, sounds: SoundMatch | undefined) {
  const at = text.toLowerCase().indexOf(word);
  if (at >= 0) return { range: [at, at + word.length] as Range, isHeard: false };
  if (!sounds || word.length > mostLetters || !/^[a-zü']+$/.test(word)) return undefined;
  if (text.length > longestHeard || !/\p{Script=Han}/u.test(text)) return undefined;
  const heard = sounds(text, word);
  return heard && { range: [heard[0], heard[1] + 1] as Range, isHeard: true };
}

/** Ranges in order, those that touch or overlap as one. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}

/**
 * Whether words mean a text. Some of them may be found in what stands around it instead, such as
 * the names of the parts above.
 */
export function hitOf(
  text: string,
  words: readonly string[],
  { sounds, context = [] }: { sounds: SoundMatch | undefined; context?: readonly string[] },
): Hit | undefined {
  const found = words.map((word) => rangeOf(text, word, sounds));
  const own = found.flatMap((one) => one ?? []);
  if (own.length === 0) return undefined;
  const isElsewhere = (word: string) => context.some((one) => rangeOf(one, word, sounds));
  if (!words.every((word, index) => found[index] ?? isElsewhere(word))) return undefined;
  const marks = joined(own.map(({ range }) => range));
  if (own.length < words.length) return { rank: ranks.withContext, marks };
  if (own.some(({ isHeard }) => isHeard)) return { rank: ranks.sound, marks };
  const lower = text.toLowerCase();
  if (lower.trim() === words.join(' ')) return { rank: ranks.same, marks };
  const isBegin = lower.startsWith(words[0] ?? '');
  return { rank: isBegin ? ranks.begin : ranks.within, marks };
}
