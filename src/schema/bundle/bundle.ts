/** Page bundles: a page file with all it needs, as it is handed to the browser. */
import type { CheckVocabulary } from '../check/pageContext.ts';
import { checkProject } from '../check/project.ts';
import { withParts } from '../check/parts.ts';
import { mergedTexts, translated, type Translation } from '../locale/catalogue.ts';
import { firstNamed, type Project } from '../check/projectIndex.ts';
import type { LoadedFile } from '../load/file.ts';
import { defined } from '../defined.ts';
import type { Aggregate, Model, Page } from '../generated/types.gen.ts';
import { visitParts } from '../meta/visit.ts';
import { isBreaking, type Problem } from '../problem.ts';
import { isOpen } from '../record/modes.ts';
import { fieldsAsked } from '../record/transitions.ts';

/** A page file with what it needs, as the server or the static build hands it out. */
export interface PageBundle {
  /** null when problems make it unusable. */
  page: Page | null;
  models: Record<string, Model>;
  problems: Problem[];
  hash: string;
}

/** One line of schemas/index.json. */
export interface PageEntry {
  id: string;
  title: string;
  hash: string;
}

/**
 * What browsers need not know of a model: the server's own fields (unless a transition asks for
 * them), refusals, indexes, migrations and under which conditions figures are worked out.
 */
function publicModel(model: Model): Model {
  const {
    guards: _guards,
    migrations: _migrations,
    indexes: _indexes,
    aggregates,
    ...rest
  } = model;
  const asked = new Set(
    Object.values(model.transitions ?? {}).flatMap((one) => [...fieldsAsked(one).keys()]),
  );
  const known = Object.entries(model.fields).filter(
    ([name, field]) => isOpen(field) || asked.has(name),
  );
  return {
    ...rest,
    fields: Object.fromEntries(known),
    ...(aggregates && { aggregates: mapValues(aggregates, publicAggregate) }),
  };
}

/** The groups and figures by which a chart names its axes. */
const publicAggregate = ({ label, groupBy, measures }: Aggregate): Aggregate => ({
  label,
  ...defined({ groupBy }),
  measures: mapValues(measures, (measure) => {
    if (measure === 'count') return measure;
    const { if: _condition, ...rest } = measure;
    return rest;
  }),
});

const mapValues = <T>(
  values: Readonly<Record<string, T>>,
  change: (value: T) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** Names of the models that a page names itself: for its lists, forms and records. */
function namedModels(page: Page): string[] {
  const names = new Set<string>();
  visitParts('page', page, ({ name, value }) => {
    if (name === 'modelRef') names.add(String(value));
  });
  return [...names];
}

/**
 * The models a page needs: those it names, what they own, and those whose fields their records
 * show.
 */
function neededModels(page: Page, modelOf: (name: string) => Model | undefined): string[] {
  const needed = new Set<string>();
  const shown = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const relation of Object.values(modelOf(name)?.relations ?? {})) {
      if (relation.type === 'owned') add(relation.model);
      else relation.expose?.forEach((path) => show(relation.model, path));
    }
  };
  /** A path into a record leads through the models on its way. */
  const show = (name: string, path: string): void => {
    shown.add(name);
    const [head = '', ...rest] = path.split('.');
    const relation = modelOf(name)?.relations?.[head];
    if (relation && rest.length > 0) show(relation.model, rest.join('.'));
  };
  namedModels(page).forEach(add);
  return [...new Set([...needed, ...shown])];
}

/** The models that a page needs, as browsers know them; those that are not there are left out. */
export const pageModels = (
  page: Page,
  models: Readonly<Record<string, Model>>,
): Record<string, Model> => {
  const modelOf = (name: string) => (Object.hasOwn(models, name) ? models[name] : undefined);
  const known = neededModels(page, modelOf).flatMap((name) => modelOf(name) ?? []);
  return Object.fromEntries(known.map((model) => [model.name, publicModel(model)]));
};

/** A title as it is written; one with expressions has no words before they run. */
const plainTitle = (title: Page['title'], id: string): string =>
  typeof title === 'string' ? title : id;

/** A stable, short hash of a text (53 bits, cyrb53): distinguishes versions, protects nothing. */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** A page and its models in another language; its problems stay as they are. */
export function translatedBundle(
  bundle: PageBundle,
  texts: Readonly<Record<string, Translation>>,
): PageBundle {
  const { page, models, problems } = bundle;
  const content = {
    page: page && translated(texts, 'page', `pages/${page.id}`, page),
    models: Object.fromEntries(
      Object.entries(models).map(([name, model]) => [
        name,
        translated(texts, 'model', `models/${name}`, model),
      ]),
    ),
    problems,
  };
  return { ...content, hash: hashText(JSON.stringify(content)) };
}

/** A checked project: what is sound, and what is wrong by file. */
export interface CheckedProject {
  /** Models without problems. */
  models: Map<string, Model>;
  /** By page id. */
  bundles: Map<string, PageBundle>;
  /** Translations by language. */
  locales: ReadonlyMap<string, Readonly<Record<string, Translation>>>;
  problems: Problem[];
}

/**
 * Checks a project and bundles its pages. A broken model breaks the pages that need it, and no
 * others: its problems stand in their bundles beside their own.
 */
export function bundleProject(given: Project, vocabulary: CheckVocabulary): CheckedProject {
  const problems = checkProject(given, vocabulary);
  const project = withParts(given);
  const byFile = Map.groupBy(problems.filter(isBreaking), ({ file }) => file);
  const files = firstNamed(project.models);
  const sound = project.models.filter(({ path, value }) => value && !byFile.has(path));
  const models = new Map(sound.map((file) => [file.name, file.value!]));
  const bundles = new Map(
    [...firstNamed(project.pages)].map(([id, file]) => [id, bundleOf(file, files, byFile)]),
  );
  const locales = new Map(
    [...Map.groupBy(project.locales, ({ tag }) => tag)].map(([tag, files]) => [
      tag,
      mergedTexts(files.map(({ texts }) => texts)),
    ]),
  );
  return { models, bundles, locales, problems };
}

/**
 * The bundle of a page that is none of the project's files, or another version of one.
 * @param problems those of the whole project
 */
export function bundlePage(
  file: LoadedFile<'page'>,
  { models }: Project,
  problems: readonly Problem[],
): PageBundle {
  const byFile = Map.groupBy(problems.filter(isBreaking), ({ file: path }) => path);
  return bundleOf(file, firstNamed(models), byFile);
}

function bundleOf(
  file: LoadedFile<'page'>,
  files: ReadonlyMap<string, LoadedFile<'model'>>,
  byFile: ReadonlyMap<string | undefined, Problem[]>,
): PageBundle {
  const needed = file.value
    ? neededModels(file.value, (name) => files.get(name)?.value ?? undefined).flatMap(
        (name) => files.get(name) ?? [],
      )
    : [];
  const problems = [file, ...needed].flatMap(({ path }) => byFile.get(path) ?? []);
  const usable = problems.length === 0;
  const models = Object.fromEntries(
    usable ? needed.map(({ name, value }) => [name, publicModel(value!)]) : [],
  );
  const content = { page: usable ? file.value : null, models, problems };
  return { ...content, hash: hashText(JSON.stringify(content)) };
}

/** The index of all pages, broken ones included, in order of their ids. */
export function pageIndex({ bundles }: Pick<CheckedProject, 'bundles'>): PageEntry[] {
  return [...bundles]
    .map(([id, { page, hash }]) => ({ id, title: page ? plainTitle(page.title, id) : id, hash }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
