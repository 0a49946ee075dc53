/** Search for places by the names of divisions, their sound, their codes, and coordinates. */
import { loadSounds as loadMatch, mostLetters } from '../../parts/sounds.ts';
import { pointText, readPoint } from '../coordinates.ts';
import type { Place } from '../contract.ts';
import { endings } from '../locale/divisionNames.ts';
import { texts } from '../locale/index.ts';
import { isFiller, pathOf, type Division, type Divisions } from '../../schema/divisions.ts';

/**
 * Where a name sounds like some letters (full pinyin, its beginning, or initials), as the number of
 * characters before; undefined: nowhere.
 */
export type SoundMatch = (name: string, letters: string) => number | undefined;

/** Matching by pinyin; without its dictionary places are found by their characters. */
export async function loadSounds(): Promise<SoundMatch> {
  const match = await loadMatch();
  return (name, letters) => match?.(name, letters)?.[0];
}

const mostPlaces = 12;

const shortName = (name: string): string => name.replace(endings, '') || name;

/** How well a division is what one word means: less is better; undefined: it is not. */
function rankOf(division: Division, word: string, sounds: SoundMatch): number | undefined {
  const { name, code } = division;
  if (name === word || shortName(name) === word || code === word) return 0;
  if (name.startsWith(word)) return 1;
  if (name.includes(word)) return 2;
  if (/^\d{2,6}$/.test(word)) return code.startsWith(word) ? 3 : undefined;
  if (!/^[a-z]+$/i.test(word) || word.length > mostLetters) return undefined;
  const before = sounds(shortName(name), word) ?? sounds(name, word);
  if (before === undefined) return undefined;
  return before === 0 ? 3 : 4;
}

/** Several words narrow each other down: the last must be its own, others may be above it. */
function rankOfAll(
  division: Division,
  words: readonly string[],
  sounds: SoundMatch,
): number | undefined {
  const [last = '', ...others] = words.toReversed();
  const own = rankOf(division, last, sounds);
  if (own === undefined) return undefined;
  const above = pathOf(division).slice(0, -1);
  const fits = others.every((word) => above.some((one) => rankOf(one, word, sounds) !== undefined));
  return fits ? own : undefined;
}

/** 北京市朝阳区 as words, where a name stands right behind the one it belongs to. */
function wordsOf(text: string, { provinces }: Divisions): string[] {
  return text
    .trim()
    .split(/[\s,，/]+/)
    .flatMap((word) => {
      const whole = [...provinces, ...provinces.flatMap(({ children }) => children)];
      const first = whole
        .flatMap(({ name }) => [name, shortName(name)])
        .filter((name) => name.length > 1 && word.startsWith(name) && word.length > name.length)
        .sort((a, b) => b.length - a.length)[0];
      const rest = first === undefined ? '' : word.slice(first.length);
      // What is left must be a name, not only the ending of the first: 北京市.
      return first === undefined || shortName(`x${rest}`) === 'x' ? [word] : [first, rest];
    })
    .filter((word) => word !== '');
}

export const placeOf = (division: Division): Place => ({
  key: division.code,
  name: division.name,
  detail: pathOf(division)
    .slice(0, -1)
    .map(({ name }) => name)
    .join(' / '),
  point: division.point,
});

/** Places that a text means, the best first. */
export function findPlaces(text: string, divisions: Divisions, sounds: SoundMatch): Place[] {
  const point = readPoint(text);
  if (point) return [{ key: 'point', name: pointText(point), detail: texts.coordinate, point }];
  const words = wordsOf(text, divisions);
  if (words.length === 0) return [];
  return [...divisions.byCode.values()]
    .filter((division) => !isFiller(division))
    .flatMap((division) => {
      const rank = rankOfAll(division, words, sounds);
      return rank === undefined ? [] : [{ division, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.division.level - b.division.level ||
        a.division.code.localeCompare(b.division.code),
    )
    .slice(0, mostPlaces)
    .map(({ division }) => placeOf(division));
}
