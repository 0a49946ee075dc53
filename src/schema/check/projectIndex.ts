/** The index of a project: what its files may refer to. */
import type { Defaults, Model } from '../generated/types.gen.ts';
import type { LoadedFile } from '../load/file.ts';
import type { LocaleFile } from '../locale/catalogue.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** All schema files of a project, loaded. */
export interface Project {
  models: readonly LoadedFile<'model'>[];
  pages: readonly LoadedFile<'page'>[];
  defaults: readonly LoadedFile<'defaults'>[];
  /** Translations, by file. */
  locales: readonly LocaleFile[];
}

/** Names that files of a project may use, and what must be known of what they stand for. */
export interface ProjectIndex {
  /**
   * By name; null: the file has problems of its own, so nothing is said about what refers to it.
   */
  models: ReadonlyMap<string, Model | null>;
  pages: ReadonlySet<string>;
  /** Values of each dictionary type of the defaults; an empty list: nothing is known about them. */
  dicts: ReadonlyMap<string, readonly string[]>;
  permissions: ReadonlySet<string>;
  /** Rows that an empty installation gets, by model. */
  defaults: ReadonlyMap<string, Defaults['rows']>;
  /**
   * false: some file that could name more of them is broken, so nothing is said about ones not
   * found.
   */
  complete: { dicts: boolean; permissions: boolean };
  vocabulary: Vocabulary;
}

const operationVerbs: Record<string, string> = {
  list: 'list',
  get: 'query',
  create: 'add',
  update: 'edit',
  remove: 'remove',
  export: 'export',
  import: 'import',
  importTemplate: 'import',
};
const defaultOperations = ['list', 'get', 'create', 'update', 'remove', 'export'];

/** Permissions that a model's REST resource asks for. */
function permissionsOf(model: Model): string[] {
  if (!model.permission) return [];
  const verbs = (model.operations ?? defaultOperations).flatMap(
    (operation) => operationVerbs[operation] ?? [],
  );
  return verbs.map((verb) => `${model.permission}:${verb}`);
}

function dictsOf(defaults: ProjectIndex['defaults']): Map<string, string[]> {
  const dicts = new Map<string, string[]>();
  for (const row of defaults.get('dictType') ?? [])
    if (typeof row.dictType === 'string') dicts.set(row.dictType, []);
  for (const row of defaults.get('dictData') ?? [])
    dicts.get(String(row.dictType))?.push(String(row.dictValue));
  return dicts;
}

/** Makes the index of a project. */
export function indexProject(project: Project, vocabulary: Vocabulary): ProjectIndex {
  const models = new Map(project.models.map((file) => [file.name, file.value]));
  const defaults = new Map<string, Defaults['rows']>();
  for (const { value } of project.defaults)
    if (value) defaults.set(value.model, [...(defaults.get(value.model) ?? []), ...value.rows]);
  const permissions = new Set([
    ...[...models.values()].flatMap((model) => (model ? permissionsOf(model) : [])),
    ...(defaults.get('menu') ?? [])
      .map((row) => row.perms)
      .filter((text): text is string => typeof text === 'string' && text !== ''),
    ...(vocabulary.permissions ?? []),
  ]);
  const defaultsSound = project.defaults.every(({ value }) => value);
  const complete = {
    dicts: defaultsSound,
    permissions: defaultsSound && project.models.every(({ value }) => value),
  };
  return {
    models,
    pages: new Set(project.pages.map(({ name }) => name)),
    dicts: dictsOf(defaults),
    permissions,
    defaults,
    complete,
    vocabulary,
  };
}
