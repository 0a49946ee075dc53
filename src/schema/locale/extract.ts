/** The texts of a project, and bringing a file of translations up to date with them. */
import type { LoadedFile } from '../load/file.ts';
import { toPointer } from '../pointer.ts';
import { liesIn, placeOf, type Translation } from './catalogue.ts';
import { visitTexts } from './texts.ts';

/** A text of a file, and where it stands. */
export interface FoundText {
  source: string;
  file: string;
  pointer: string;
  /** As contexts name it. */
  place: string;
}

/** All texts of a project's files, in their order. */
export function textsOf(files: readonly LoadedFile[]): FoundText[] {
  const found: FoundText[] = [];
  for (const { path: file, format, value } of files) {
    if (!value) continue;
    visitTexts(format, value, (source, path) =>
      found.push({ source, file, pointer: toPointer(path), place: placeOf(file, path) }),
    );
  }
  return found;
}

/** Contexts of a translation that no place of its text lies in. */
export const unusedContexts = (translation: Translation, places: readonly string[]): string[] =>
  (typeof translation === 'string' ? [] : Object.keys(translation)).filter(
    (context) => context !== 'default' && !places.some((place) => liesIn(place, context)),
  );

/**
 * Texts of a file of translations that are still said, in the order of the file; each new one
 * behind the text that is said before it.
 */
export function keepOrder(present: readonly string[], said: readonly string[]): string[] {
  const all = new Set(said);
  const kept = new Set(present.filter((text) => all.has(text)));
  const behind = new Map<string | undefined, string[]>();
  let before: string | undefined;
  for (const text of all)
    if (kept.has(text)) before = text;
    else behind.set(before, [...(behind.get(before) ?? []), text]);
  return [undefined, ...kept].flatMap((text) => [
    ...(text === undefined ? [] : [text]),
    ...(behind.get(text) ?? []),
  ]);
}

/**
 * The translations of the texts there are, in the order of the file: new ones empty, and nothing
 * that is not used.
 */
export function updateTexts(
  texts: Readonly<Record<string, Translation>>,
  found: readonly FoundText[],
): { texts: Record<string, Translation>; added: number; removed: number } {
  const places = Map.groupBy(found, ({ source }) => source);
  const sources = keepOrder(Object.keys(texts), [...places.keys()]);
  const updated = Object.fromEntries(
    sources.map((source) => {
      const translation = (Object.hasOwn(texts, source) ? texts[source] : undefined) ?? '';
      const gone = unusedContexts(
        translation,
        (places.get(source) ?? []).map(({ place }) => place),
      );
      return [source, typeof translation === 'string' ? translation : without(translation, gone)];
    }),
  );
  return {
    texts: updated,
    added: [...places.keys()].filter((source) => !Object.hasOwn(texts, source)).length,
    removed: Object.keys(texts).filter((source) => !places.has(source)).length,
  };
}

/** One translation for all places is a plain text again. */
function without(
  translation: Readonly<Record<string, string>>,
  gone: readonly string[],
): Translation {
  const left = Object.entries(translation).filter(([context]) => !gone.includes(context));
  const [only] = left;
  return left.length === 1 && only?.[0] === 'default' ? only[1] : Object.fromEntries(left);
}
