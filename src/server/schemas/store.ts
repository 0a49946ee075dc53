/** The schema files as the server knows them: checked, bundled by page, and current. */
import { translatedBundle, type PageBundle } from '../../schema/bundle/bundle.ts';
import type { Defaults } from '../../schema/generated/types.gen.ts';
import { indexProject } from '../../schema/check/projectIndex.ts';
import { withParts } from '../../schema/check/parts.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Translation } from '../../schema/locale/catalogue.ts';
import type { CheckVocabulary } from '../../schema/check/pageContext.ts';
import { unlessAway } from '../db/unavailable.ts';
import { readCandidate } from '../pages/candidates.ts';
import {
  createFileCheck,
  indexOf,
  type CheckedFiles,
  type FileCheck,
  type SchemaIndex,
} from './fileCheck.ts';
import { readSchemaFiles } from './files.ts';
import type { Pages } from '../pages/pages.ts';
import { withAdditions, type Additions } from '../pages/additions.ts';
import { cover, type PageSource, type RevisionSource } from '../pages/revisions.ts';
import { watchFolders } from './watch.ts';

/** What a reload changed. */
export interface SchemaChange {
  /** Names of models that appeared, changed or went. */
  models: string[];
  /** Ids of pages whose bundle appeared, changed or went. */
  pages: string[];
}

export interface SchemaStore extends Pages {
  /**
   * Files of default rows without problems, in order of their names; those of capabilities behind
   * the project's own.
   */
  defaults(): readonly Defaults[];
  /**
   * A page with its models, or with its problems; undefined when no such file exists. `tag`: in
   * that language, where there are translations.
   */
  pageBundle(id: string, tag?: string): PageBundle | undefined;
  index(tag?: string): SchemaIndex;
  /** Translations into a language; undefined: there are none. */
  translations(tag: string): Readonly<Record<string, Translation>> | undefined;
  /** Everything wrong in any file. */
  problems(): readonly Problem[];
  /** Has revisions cover the files from now on. */
  coverBy(source: RevisionSource): Promise<void>;
  /**
   * Whether what is published by now is served; so it is taken to be while the database is away.
   */
  isCurrent(): Promise<boolean>;
  /** Whether just these published models and fields are among the models. */
  hasAdditions(additions: Additions): boolean;
  /**
   * Calls the listener after each reload that changed something; returns a function that ends it.
   */
  onChange(listener: (change: SchemaChange) => void | Promise<void>): () => void;
  /** Reloads by itself when files change, until closed. */
  watch(): void;
  /** Resolves when a reload that is under way has ended. */
  close(): Promise<void>;
}

export interface SchemaStoreOptions {
  /** Project root: the folder that holds schemas/. */
  root: string;
  vocabulary: CheckVocabulary;
  /** Default: one of its own. Servers of one process may share what was checked. */
  check?: FileCheck;
  /**
   * Called when reading or a listener fails outside a call; default: the error is written to
   * stderr.
   */
  onError?: (error: unknown) => void;
}

interface Snapshot extends CheckedFiles {
  /** What there is of each page. */
  sources: ReadonlyMap<string, PageSource>;
  /** What published pages brought. */
  additions: Additions;
  /** Number of publications at that time. */
  epoch: number | undefined;
  /** What browsers get in other languages, made when it is first asked for. */
  translated: Map<string, { bundles: Map<string, PageBundle>; index: SchemaIndex }>;
}

const sameTranslations = (before: Snapshot, after: Snapshot): boolean =>
  JSON.stringify([...before.locales]) === JSON.stringify([...after.locales]);

/** The pages in a language; undefined: there are no translations into it. */
function inLanguage({ bundles, locales, translated }: Snapshot, tag: string | undefined) {
  const texts = tag === undefined ? undefined : locales.get(tag);
  if (tag === undefined || !texts) return undefined;
  let pages = translated.get(tag);
  if (!pages) {
    const inIt = new Map([...bundles].map(([id, bundle]) => [id, translatedBundle(bundle, texts)]));
    translated.set(tag, (pages = { bundles: inIt, index: indexOf(inIt) }));
  }
  return pages;
}

async function read(
  root: string,
  check: FileCheck,
  published: RevisionSource | undefined,
): Promise<Snapshot> {
  // The number first: what is published meanwhile is read by the next refresh.
  const epoch = await published?.epoch();
  const revisions = (await published?.revisions()) ?? [];
  const additions = (await published?.additions()) ?? { models: [], fields: [] };
  const own = withAdditions(await readSchemaFiles(root), additions);
  const { files, sources, retired } = cover(own, revisions);
  for (const revision of retired) await published?.retire(revision);
  return { ...check(files), sources, additions, epoch, translated: new Map() };
}

const rethrow = (error: unknown): never => {
  throw error;
};

/** Keys whose value differs between two maps. */
function changed<V>(
  before: ReadonlyMap<string, V>,
  after: ReadonlyMap<string, V>,
  same: (a: V, b: V) => boolean,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
    const [a, b] = [before.get(key), after.get(key)];
    return a === undefined || b === undefined || !same(a, b);
  });
}

/**
 * Reads the schema files of a project. Broken files are no error: they are reported by problems()
 * and in their bundles.
 */
export async function openSchemaStore(options: SchemaStoreOptions): Promise<SchemaStore> {
  const fail = options.onError ?? ((error: unknown) => console.error(error));
  const listeners = new Set<(change: SchemaChange) => void | Promise<void>>();
  let published: RevisionSource | undefined;
  const { root, vocabulary, check = createFileCheck(vocabulary) } = options;
  let now = await read(root, check, published);
  let work: Promise<void> = Promise.resolve();
  /** Number of publications that are served. */
  let served: number | undefined;
  let stopWatching: (() => void) | undefined;

  async function reloadOnce(): Promise<void> {
    const before = now;
    now = await read(root, check, published);
    const change = {
      models: changed(before.models, now.models, (a, b) => JSON.stringify(a) === JSON.stringify(b)),
      pages: sameTranslations(before, now)
        ? changed(before.bundles, now.bundles, (a, b) => a.hash === b.hash)
        : [...now.bundles.keys()],
    };
    if (change.models.length + change.pages.length > 0)
      for (const listener of listeners) await listener(change);
    served = now.epoch;
  }
  // One after the other, so that listeners see changes in order.
  const reload = (): Promise<void> => {
    const run = work.then(reloadOnce);
    work = run.catch(() => undefined);
    return run;
  };
  let refreshing: Promise<void> | undefined;
  async function refreshTo(epoch: number): Promise<void> {
    // What is read may not be served yet: models mean another application.
    if (now.epoch === epoch) return work;
    await (refreshing ??= reload().finally(() => (refreshing = undefined)));
    // That reading may have begun before the publication.
    if (now.epoch !== undefined && now.epoch < epoch) await reload();
  }

  return {
    models: () => now.models,
    defaults: () => now.defaults,
    pageBundle: (id, tag) => (inLanguage(now, tag) ?? now).bundles.get(id),
    index: (tag) => (inLanguage(now, tag) ?? now).index,
    translations: (tag) => now.locales.get(tag),
    problems: () => now.problems,
    projectIndex: () => indexProject(withParts(now.project), vocabulary),
    pageSource: (id) => now.sources.get(id),
    candidate: (id, text) => readCandidate({ id, text }, now, vocabulary),
    reload,
    coverBy(source) {
      published = source;
      return reload();
    },
    async isCurrent() {
      const epoch = await published?.epoch().catch(unlessAway(rethrow));
      return epoch === undefined || epoch === served;
    },
    hasAdditions: (additions) => JSON.stringify(additions) === JSON.stringify(now.additions),
    async refresh() {
      await published?.epoch().then(refreshTo).catch(unlessAway(rethrow));
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch() {
      stopWatching ??= watchFolders(root, () => void reload().catch(fail), fail);
    },
    async close() {
      stopWatching?.();
      stopWatching = undefined;
      await work;
      listeners.clear();
    },
  };
}
