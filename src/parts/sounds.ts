import { optionalPart } from './load.ts';

/**
 * Where a text sounds like some letters (full pinyin, its beginning, or initials): from which
 * character to which, both included; undefined: nowhere.
 */
export type SoundMatch = (
  text: string,
  letters: string,
) => readonly [first: number, last: number] | undefined;

/**
 * Letters beyond this count say nothing more, and splitting them into syllables takes ever longer.
 */
export const mostLetters = 20;

/** Matching by pinyin; undefined: its dictionary does not come, and names are found as written. */
export async function loadSounds(): Promise<SoundMatch | undefined> {
  const loaded = await optionalPart(() => import('pinyin-match'));
  if (!loaded) return undefined;
  const { match } = loaded.default;
  return (text, letters) => match(text, letters) || undefined;
}
