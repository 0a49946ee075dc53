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
 * The translations of the texts there are, in their order: new ones empty, and nothing that is not
 * used.
 */
export function updateTexts(
  texts: Readonly<Record<string, Translation>>,
  found: readonly FoundText[],
): { texts: Record<string, Translation>; added: number; removed: number } {
  const places = Map.groupBy(found, ({ source }) => source);
  const updated = Object.fromEntries(
    [...places].map(([source, at]) => {
      const translation = (Object.hasOwn(texts, source) ? texts[source] : undefined) ?? '';
      const gone = unusedContexts(
        translation,
        at.map(({ place }) => place),
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
