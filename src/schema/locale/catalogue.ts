/**
 * The translations of a project's texts: one file for each language, `schemas/locale/en-US.json`.
 */
import type { FormatName } from '../meta/schema.ts';
import { checkFormat } from '../load/format.ts';
import { parseText, type Locate } from '../load/parse.ts';
import { capabilitiesFolder, capabilityOf, ownPath } from '../load/place.ts';
import { isObject } from '../isObject.ts';
import { newerProblem } from '../migrate/migrate.ts';
import { toPointer, type Path } from '../pointer.ts';
import type { Problem } from '../problem.ts';
import type { SourceFile } from '../load/file.ts';
import { mapTexts } from './texts.ts';

/**
 * Where the translations of a project stand; those of a capability in the same folder of its own.
 */
export const localeFolder = 'schemas/locale/';

/**
 * A translation, or several by the place of the text; `default` holds everywhere else. Empty: not
 * translated yet.
 */
export type Translation = string | Readonly<Record<string, string>>;

/** A file of translations. */
export interface LocaleFile {
  path: string;
  /** BCP 47 tag, from the name of the file. */
  tag: string;
  /** By source text; empty when problems make the file unusable. */
  texts: Readonly<Record<string, Translation>>;
  locate: Locate;
  problems: Problem[];
}

/** Whether a path is that of a file of translations. */
export const isLocale = (path: string): boolean =>
  ownPath(path).startsWith(localeFolder) && path.endsWith('.json');

/** The format version of files of translations. */
const localeVersion = 1;

/** What is wrong with the format of a file; of a newer one only that it is newer. */
function formatProblems(value: unknown): Problem[] {
  const newer = isObject(value) ? newerProblem(value.version, localeVersion) : undefined;
  return newer ? [{ ...newer, pointer: '/version' }] : checkFormat('locale', value);
}

/** Reads a file of translations. Never throws; all its problems are reported at once. */
export function loadLocale({ path, text }: SourceFile): LocaleFile {
  const { value, locate, problems } = parseText(text);
  const all = value === undefined ? problems : [...problems, ...formatProblems(value)];
  const usable = all.length === 0;
  return {
    path,
    tag: ownPath(path).slice(localeFolder.length, -'.json'.length),
    texts: usable ? (value as { texts: Record<string, Translation> }).texts : {},
    locate,
    problems: all.map((problem) => ({ file: path, ...problem, ...locate(problem.pointer) })),
  };
}

/**
 * The files of translations that capabilities lack: each translates into the languages of the
 * project, in a file of its own.
 */
export function missingLocales(
  locales: readonly LocaleFile[],
  files: readonly SourceFile[],
): LocaleFile[] {
  const tags = locales.flatMap(({ path, tag }) => (capabilityOf(path) === undefined ? [tag] : []));
  const capabilities = new Set(files.flatMap(({ path }) => capabilityOf(path) ?? []));
  return [...capabilities].flatMap((capability) =>
    tags
      .map((tag) => `${capabilitiesFolder}/${capability}/${localeFolder}${tag}.json`)
      .filter((path) => !locales.some((locale) => locale.path === path))
      .map((path) =>
        loadLocale({ path, text: JSON.stringify({ version: localeVersion, texts: {} }) }),
      ),
  );
}

/**
 * Where a text stands, as contexts name it: `pages/system/post#/list/columns/0/label`; files of
 * defaults without their number.
 */
export const placeOf = (file: string, path: Path): string =>
  `${ownPath(file)
    .replace(/^schemas\/|\.json$/g, '')
    .replace(/^defaults\/\d+-/, 'defaults/')}#${toPointer(path)}`;

/**
 * The translation of a text at a place: that of the longest context that the place lies in.
 * undefined: there is none.
 */
export function translationAt(
  texts: Readonly<Record<string, Translation>>,
  source: string,
  place = '',
): string | undefined {
  const translation = Object.hasOwn(texts, source) ? texts[source] : undefined;
  if (translation === undefined || typeof translation === 'string') return translation || undefined;
  const [context = 'default'] = Object.keys(translation)
    .filter((name) => liesIn(place, name))
    .sort((a, b) => b.length - a.length);
  return translation[context] || undefined;
}

/** Whether a place lies in a context: a file, a folder or a part of a file. */
export const liesIn = (place: string, context: string): boolean =>
  place.startsWith(context) && /^([/#]|$)/.test(place.slice(context.length));

/** A translation by its contexts. */
const byContext = (translation: Translation): Readonly<Record<string, string>> =>
  typeof translation === 'string' ? { default: translation } : translation;

/**
 * The translations of several files as one; where two say something of one text and context, the
 * first holds.
 */
export function mergedTexts(
  files: readonly Readonly<Record<string, Translation>>[],
): Record<string, Translation> {
  const merged: Record<string, Translation> = {};
  for (const texts of files)
    for (const [source, translation] of Object.entries(texts))
      merged[source] = Object.hasOwn(merged, source)
        ? { ...byContext(translation), ...byContext(merged[source]!) }
        : translation;
  return merged;
}

/**
 * A copy of the value of a file in another language; texts without a translation stay as they are.
 */
export const translated = <T>(
  texts: Readonly<Record<string, Translation>>,
  format: FormatName,
  file: string,
  value: T,
): T =>
  mapTexts(
    format,
    value,
    (source, path) => translationAt(texts, source, placeOf(file, path)) ?? source,
  );
