/** Pages that are not stored yet: read, checked and bundled as if they were. */
import { withoutBrought, type Brought } from '../../schema/record/brought.ts';
import { withFields } from '../../schema/record/newFields.ts';
import { madeModel } from '../../schema/record/newModels.ts';
import { bundlePage, hashText, type PageBundle } from '../../schema/bundle/bundle.ts';
import { checkCandidate } from '../../schema/check/project.ts';
import type { CheckVocabulary } from '../../schema/check/pageContext.ts';
import type { Project } from '../../schema/check/projectIndex.ts';
import type { Model, Page } from '../../schema/generated/types.gen.ts';
import { loadFile } from '../../schema/load/file.ts';
import { isBreaking, type Problem } from '../../schema/problem.ts';
import { serialise } from '../../schema/serialise/serialise.ts';
import { pathOfModel } from './made-models.ts';
import { pathOfPage, type PageText } from './revisions.ts';

/** A text as a page of the project. */
export interface Candidate extends PageText {
  /** null: it is no page of the format. With the models and fields that it brings. */
  document: Page | null;
  problems: Problem[];
  /** None of the problems keeps it from being used. */
  isSound: boolean;
  /** What is stored of it when it is published. */
  published: PageText;
  /** As people would get it. */
  bundle: PageBundle;
}

export function readCandidate(
  { id, text }: { id: string; text: string },
  known: { project: Project; problems: readonly Problem[] },
  vocabulary: CheckVocabulary,
): Candidate {
  const path = pathOfPage(id);
  const file = loadFile('page', { path, text });
  const problems = checkCandidate(file, known.project, vocabulary);
  const elsewhere = known.problems.filter((problem) => problem.file !== path);
  const models = modelsWith(file.value ?? {}, known.project.models);
  const bundle = bundlePage(file, { ...known.project, models }, [...elsewhere, ...problems]);
  const canonical = file.value ? serialise('page', file.value) : text;
  const published = file.value ? serialise('page', withoutBrought(file.value)) : text;
  return {
    document: file.value,
    text: canonical,
    hash: hashText(canonical),
    published: { text: published, hash: hashText(published) },
    problems,
    isSound: !problems.some(isBreaking),
    bundle,
  };
}

/** Files of models, with what a page brings. */
function modelsWith(
  { newModels = {}, modelFields = {} }: Brought,
  files: Project['models'],
): Project['models'] {
  const names = new Set(files.map(({ name }) => name));
  const made = Object.entries(newModels).filter(([name]) => !names.has(name));
  return [
    ...files.map((one) =>
      one.value ? { ...one, value: withFields(one.value, modelFields[one.name]) } : one,
    ),
    ...made.map(([name, declared]) => fileOf(madeModel(name, declared))),
  ];
}

const fileOf = (model: Model) =>
  loadFile('model', { path: pathOfModel(model.name), text: serialise('model', model) });
