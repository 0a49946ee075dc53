/** The index of a project: what its files may refer to. */
import { defined } from '../defined.ts';
import type { Defaults, Model } from '../generated/types.gen.ts';
import type { LoadedFile } from '../load/file.ts';
import type { LocaleFile } from '../locale/catalogue.ts';
import type { AddressDeclaration, Vocabulary } from '../vocabulary.ts';
import type { Rights, NamedRecords } from '../protocol.ts';
import { isMasked, revealPlace } from '../record/reveal.ts';
import { transitionAccess } from '../record/transitions.ts';
import { defaultOperations } from '../record/operations.ts';
import { addressesOfProject } from './resourceAddresses.ts';

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
  /** Addresses that are answered; absent: not all of them are known, so none is checked. */
  addresses?: readonly AddressDeclaration[];
  /** Rows that installations are given, by model. */
  defaults: ReadonlyMap<string, Defaults['rows']>;
  /**
   * false: some file that could name more of them is broken, so nothing is said about ones not
   * found.
   */
  complete: { dicts: boolean; permissions: boolean };
  vocabulary: Vocabulary;
}

/** Permissions that a model's REST resource asks for. */
export function permissionsOf(model: Model, { verbs }: Rights): string[] {
  const own = Object.keys(model.permissions ?? {});
  if (!model.permission) return own;
  const asked = (model.operations ?? defaultOperations).flatMap(
    (operation) => verbs[operation] ?? [],
  );
  const moves = Object.keys(model.transitions ?? {}).flatMap(
    (name) => transitionAccess(model, name) ?? [],
  );
  return [...asked.map((verb) => `${model.permission}:${verb}`), ...moves, ...own];
}

/** Permissions to learn masked values: those of parts are often asked of their owner. */
function revealPermissions(models: readonly Model[]): string[] {
  const byName = Object.fromEntries(models.map((model) => [model.name, model]));
  return models.filter(isMasked).flatMap((model) => revealPlace(byName, model)?.access ?? []);
}

/** Texts that the rows of the defaults hold in a field of a model. */
const textsIn = (defaults: ProjectIndex['defaults'], model: string, field: string): string[] =>
  (defaults.get(model) ?? []).flatMap(({ [field]: text }) =>
    typeof text === 'string' && text !== '' ? [text] : [],
  );

function dictsOf(
  defaults: ProjectIndex['defaults'],
  { dictTypes, dictEntries }: NamedRecords,
): Map<string, string[]> {
  const dicts = new Map<string, string[]>(
    textsIn(defaults, dictTypes.model, dictTypes.type).map((type) => [type, []]),
  );
  for (const row of defaults.get(dictEntries.model) ?? [])
    dicts.get(String(row[dictEntries.type]))?.push(String(row[dictEntries.value]));
  return dicts;
}

/** Files by their names; of two with one name the first counts, and the other is reported. */
export const firstNamed = <T extends { name: string }>(files: readonly T[]): Map<string, T> =>
  new Map(files.toReversed().map((file) => [file.name, file]));

/** Makes the index of a project. */
export function indexProject(project: Project, vocabulary: Vocabulary): ProjectIndex {
  const { rights, namedRecords } = vocabulary.protocol;
  const models = new Map([...firstNamed(project.models)].map(([name, { value }]) => [name, value]));
  const defaults = new Map<string, Defaults['rows']>();
  for (const { value } of project.defaults)
    if (value) defaults.set(value.model, [...(defaults.get(value.model) ?? []), ...value.rows]);
  const sound = [...models.values()].filter((model) => model !== null);
  const permissions = new Set([
    ...sound.flatMap((model) => permissionsOf(model, rights)),
    ...revealPermissions(sound),
    ...project.pages.flatMap(({ value }) => Object.keys(value?.permissions ?? {})),
    ...textsIn(defaults, namedRecords.menus.model, namedRecords.menus.permission),
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
    dicts: dictsOf(defaults, namedRecords),
    permissions,
    ...defined({ addresses: addressesOfProject(models, vocabulary) }),
    defaults,
    complete,
    vocabulary,
  };
}
