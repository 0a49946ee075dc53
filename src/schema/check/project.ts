/** The semantic pass over a whole project. */
import {
  loadFile,
  formatOf,
  placeProblems,
  type LoadedFile,
  type SourceFile,
} from '../load/file.ts';
import { byPlace, capabilityOf } from '../load/place.ts';
import { isLocale, loadLocale, missingLocales } from '../locale/catalogue.ts';
import { checkLocale } from '../locale/check.ts';
import { isHint, type Problem } from '../problem.ts';
import { checkDefaults, checkGivenDefaults } from './defaults.ts';
import { placedIn, withParts, type ModelFile } from './parts.ts';
import { indexProject, type ProjectIndex, type Project } from './projectIndex.ts';
import { checkModel } from './model.ts';
import { checkPage } from './page.ts';
import type { CheckVocabulary } from './pageContext.ts';
import { Report } from './report.ts';

/**
 * Loads the schema files among the files given, each by its path; those of capabilities come last.
 */
export function loadProject(given: readonly SourceFile[]): Project {
  const files = given.toSorted((a, b) => byPlace(a.path, b.path));
  const of = <F extends 'model' | 'page' | 'defaults'>(format: F) =>
    files.filter(({ path }) => formatOf(path) === format).map((file) => loadFile(format, file));
  const locales = files.filter(({ path }) => isLocale(path)).map(loadLocale);
  return {
    models: of('model'),
    pages: of('page'),
    defaults: of('defaults'),
    locales: [...locales, ...missingLocales(locales, files)],
  };
}

/**
 * All problems of a project, file by file in the order of their paths and in each by line: those of
 * loading, and the semantic ones of files that load.
 */
export const checkProject = (given: Project, vocabulary: CheckVocabulary): Problem[] =>
  checkWithHints(given, vocabulary).filter((problem) => !isHint(problem));

/** The same, and what may be better. */
export function checkWithHints(given: Project, vocabulary: CheckVocabulary): Problem[] {
  const project = withParts(given);
  const projectIndex = indexProject(project, vocabulary);
  const shared = new Map([...sharedTables(project.models), ...sharedIds(given.pages)]);
  const files: LoadedFile[] = [...given.models, ...given.pages, ...given.defaults];
  const checked = [...project.models, ...given.pages, ...given.defaults];
  const found = checked.flatMap((file) => [
    ...file.problems,
    ...placeProblems(
      [
        ...semanticProblems(file, { project, projectIndex, blocks: vocabulary.blocks }),
        ...(shared.get(file) ?? []),
      ],
      file,
    ),
  ]);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const untranslated = project.locales
    .flatMap((locale) => checkLocale(locale, { files, locales: project.locales }))
    .flatMap((problem) => {
      const file = byPath.get(problem.file!);
      return file ? placeProblems([problem], file) : [problem];
    });
  return [...found, ...untranslated].sort(
    (a, b) => compare(a.file!, b.file!) || a.line! - b.line! || a.column! - b.column!,
  );
}

/** All problems of one page, which is none of the project's files, or another version of one. */
export function checkCandidate(
  file: LoadedFile<'page'>,
  { pages, ...project }: Project,
  vocabulary: CheckVocabulary,
): Problem[] {
  if (!file.value) return file.problems;
  const report = new Report();
  const others = pages.filter(({ name }) => name !== file.name);
  const projectIndex = indexProject(
    withParts({ ...project, pages: [...others, file] }),
    vocabulary,
  );
  checkPage(file.value, file.name, { projectIndex, report, blocks: vocabulary.blocks });
  return placeProblems(
    report.problems.filter((problem) => !isHint(problem)),
    file,
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What files are held against. */
interface Whole {
  project: Project;
  projectIndex: ProjectIndex;
  blocks: CheckVocabulary['blocks'];
}

/** Whether a file of a capability has rows of a model that is not its own. */
const isForOthers = (path: string, model: string, { models }: Project): boolean =>
  capabilityOf(path) !== undefined &&
  !models.some((file) => file.name === model && capabilityOf(file.path) === capabilityOf(path));

function semanticProblems(file: LoadedFile, { project, projectIndex, blocks }: Whole): Problem[] {
  const report = new Report();
  if (isOf(file, 'model') && file.value) {
    checkModel(file.value, file.name, projectIndex, report);
    return placedIn(report.problems, file);
  }
  if (isOf(file, 'page') && file.value) {
    checkPage(file.value, file.name, { projectIndex, report, blocks });
    for (const key of ['newModels', 'modelFields'] as const)
      if (file.value[key])
        report.add('unknown-key', [key], `${key} stand in drafts: a file has none`);
  } else if (isOf(file, 'defaults') && file.value) {
    checkDefaults(file.value, projectIndex, report);
    if (isForOthers(file.path, file.value.model, project))
      checkGivenDefaults(file.value, projectIndex, report);
  }
  return report.problems;
}

function isOf<F extends LoadedFile['format']>(file: LoadedFile, format: F): file is LoadedFile<F> {
  return file.format === format;
}

/** Two pages may not share an id: the later file is at fault. */
function sharedIds(pages: readonly LoadedFile<'page'>[]): Map<LoadedFile, Problem[]> {
  const seen = new Set<string>();
  const problems = new Map<LoadedFile, Problem[]>();
  for (const file of pages) {
    if (seen.has(file.name))
      problems.set(file, [
        { kind: 'duplicate-id', pointer: '/id', message: `there is a page ${file.name} already` },
      ]);
    seen.add(file.name);
  }
  return problems;
}

/** Two models may not share a table, nor a name: the later file is at fault. */
function sharedTables(models: readonly ModelFile[]): Map<LoadedFile, Problem[]> {
  const owners = new Map<string, string>();
  const names = new Set<string>();
  const problems = new Map<LoadedFile, Problem[]>();
  for (const file of models) {
    const { value } = file;
    if (!value) continue;
    const owner = owners.get(value.table);
    const found: Problem[] = [];
    if (owner)
      found.push({
        kind: 'duplicate-table',
        pointer: '/table',
        message: `the model ${owner} has the table ${value.table} already`,
      });
    else owners.set(value.table, value.name);
    if (names.has(file.name))
      found.push({
        kind: 'duplicate-id',
        pointer: '/name',
        message: `there is a model ${file.name} already`,
      });
    names.add(file.name);
    problems.set(file, placedIn(found, file));
  }
  return problems;
}
