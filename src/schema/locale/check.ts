/** What is wrong with the translations of a project. */
import { capabilityOf } from '../load/place.ts';
import type { LoadedFile } from '../load/file.ts';
import type { Problem, ProblemKind } from '../problem.ts';
import { toPointer } from '../pointer.ts';
import type { LocaleFile, Translation } from './catalogue.ts';
import { textsOf, unusedContexts, type FoundText } from './extract.ts';
import { isChinese, placeholdersOf } from './placeholders.ts';

/** What files of translations are held against. */
interface LocaleProject {
  files: readonly LoadedFile[];
  locales: readonly LocaleFile[];
}

/** A capability with translations of its own translates its own files, and nothing else does. */
export const isCoveredBy = (path: string, locale: Pick<LocaleFile, 'path'>): boolean =>
  capabilityOf(path) === capabilityOf(locale.path);

/**
 * What lacks a translation, by the file of the text; and by the file of translations what is used
 * by nothing or differs in its placeholders. Files that do not load are passed over, and as long as
 * there is one nothing counts as unused.
 */
export function checkLocale(locale: LocaleFile, project: LocaleProject): Problem[] {
  if (locale.problems.length > 0) return locale.problems;
  const files = project.files.filter(({ path }) => isCoveredBy(path, locale));
  const texts = textsOf(files);
  const complete = files.every(({ value }) => value);
  return [
    ...missing(locale, texts, project.locales),
    ...Object.entries(locale.texts).flatMap(([source, translation]) => [
      ...(complete ? unused(locale, source, translation, texts) : []),
      ...wrong(locale, source, translation),
    ]),
  ];
}

/** Each text once for each file. What the project translates needs no second translation in a capability. */
function missing(
  { path, tag }: LocaleFile,
  found: readonly FoundText[],
  locales: readonly LocaleFile[],
): Problem[] {
  const reported = new Set<string>();
  const known = locales.filter(
    (one) => one.tag === tag && (one.path === path || capabilityOf(one.path) === undefined),
  );
  return found.flatMap(({ source, file, pointer }) => {
    const isKnown = known.some(({ texts }) => Object.hasOwn(texts, source));
    if (isKnown || reported.has(`${file} ${source}`)) return [];
    reported.add(`${file} ${source}`);
    const message = `“${source}” has no translation in ${path}`;
    return [{ kind: 'missing-translation' as const, file, pointer, message }];
  });
}

function unused(
  locale: LocaleFile,
  source: string,
  translation: Translation,
  found: readonly FoundText[],
): Problem[] {
  const places = found.filter((text) => text.source === source).map(({ place }) => place);
  if (places.length === 0)
    return [problem(locale, 'unused-translation', [source], `no file says “${source}”`)];
  return unusedContexts(translation, places).map((name) =>
    problem(locale, 'unused-translation', [source, name], `“${source}” does not stand in ${name}`),
  );
}

function wrong(locale: LocaleFile, source: string, translation: Translation): Problem[] {
  const all: [context: string, text: string][] =
    typeof translation === 'string' ? [['', translation]] : Object.entries(translation);
  return all.flatMap(([context, text]) => {
    const keys = context === '' ? [source] : [source, context];
    const fault = faultOf(source, text);
    return fault === undefined ? [] : [problem(locale, 'bad-translation', keys, fault)];
  });
}

function faultOf(source: string, text: string): string | undefined {
  if (text.trim() === '') return `“${source}” is not translated yet`;
  const outside = placeholdersOf(text).reduce((rest, part) => rest.replace(part, ''), text);
  if (isChinese(outside)) return 'the translation holds Chinese';
  const [asked, given] = [source, text].map((one) => placeholdersOf(one).sort().join(' '));
  return asked === given ? undefined : `the translation must hold ${asked || 'no placeholder'}`;
}

function problem(
  { path, locate }: LocaleFile,
  kind: ProblemKind,
  keys: readonly string[],
  message: string,
): Problem {
  const pointer = toPointer(['texts', ...keys]);
  return { kind, file: path, pointer, message, ...locate(pointer) };
}
