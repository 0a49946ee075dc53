/** What schema files say together; files that did not change are not checked again. */
import {
  bundleProject,
  hashText,
  pageIndex,
  type CheckedProject,
  type PageBundle,
  type PageEntry,
} from '../../schema/bundle/bundle.ts';
import type { CheckVocabulary } from '../../schema/check/pageContext.ts';
import { loadProject } from '../../schema/check/project.ts';
import type { Project } from '../../schema/check/projectIndex.ts';
import type { Defaults } from '../../schema/generated/types.gen.ts';
import type { SourceFile } from '../../schema/load/file.ts';
import { isBreaking } from '../../schema/problem.ts';

export interface SchemaIndex {
  pages: PageEntry[];
  hash: string;
}

/** What all files of a project say together. Nobody changes it. */
export interface CheckedFiles extends CheckedProject {
  project: Project;
  /** Default rows of the files without problems. */
  defaults: readonly Defaults[];
  index: SchemaIndex;
}

/** Checks files; for the same paths and texts as in one of its last calls it knows the answer. */
export type FileCheck = (files: readonly SourceFile[]) => CheckedFiles;

export const indexOf = (bundles: ReadonlyMap<string, PageBundle>): SchemaIndex => {
  const pages = pageIndex({ bundles: new Map(bundles) });
  return { pages, hash: hashText(JSON.stringify(pages)) };
};

const isSame = (a: readonly SourceFile[], b: readonly SourceFile[]): boolean =>
  a.length === b.length &&
  a.every(({ path, text }, at) => path === b[at]!.path && text === b[at]!.text);

function check(files: readonly SourceFile[], vocabulary: CheckVocabulary): CheckedFiles {
  const project = loadProject(files);
  const checked = bundleProject(project, vocabulary);
  const broken = new Set(checked.problems.filter(isBreaking).map(({ file }) => file));
  return {
    ...checked,
    project,
    defaults: project.defaults.flatMap(({ path, value }) =>
      value && !broken.has(path) ? [value] : [],
    ),
    index: indexOf(checked.bundles),
  };
}

/**
 * A check that knows the answers of its last calls.
 * @param kept how many sets of files; a server has one
 */
export function createFileCheck(vocabulary: CheckVocabulary, kept = 1): FileCheck {
  let last: { files: readonly SourceFile[]; checked: CheckedFiles }[] = [];
  return (files) => {
    const known = last.find((entry) => isSame(entry.files, files));
    const latest = known ?? { files, checked: check(files, vocabulary) };
    last = [latest, ...last.filter((entry) => entry !== latest)].slice(0, kept);
    return latest.checked;
  };
}
