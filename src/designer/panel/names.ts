/** The names that can be written in a place, as choices of a control. */
import { standardActionKeys } from '../../schema/compile/standardActions.ts';
import { visitParts } from '../../schema/meta/visit.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { titled } from '../../widgets/locale/explained.ts';
import { exposedFields, fieldChoices, modelAtPlace } from '../document/models.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import type { Project } from '../document/project.ts';

/** Where a member stands, and what is known there. */
export interface Site {
  document: unknown;
  /** Place of the part that has the member. */
  path: Path;
  project: Project;
}

export interface NameChoice {
  value: string;
  label: string;
}

const plain = (names: Iterable<string>): NameChoice[] =>
  [...new Set(names)].map((value) => ({ value, label: value }));

/** Keys of a map of the page. */
const keysOf = (document: unknown, member: string): string[] =>
  isObject(document) && isObject(document[member]) ? Object.keys(document[member]) : [];

function blockNames(document: unknown): string[] {
  const names: string[] = isObject(document) && document.list ? ['list'] : [];
  visitParts('page', document, ({ name, value }) => {
    if (name === 'Block' && isObject(value) && typeof value.name === 'string')
      names.push(value.name);
  });
  return names;
}

function formSources({ document, path }: Site): string[] {
  const form = path[0] === 'forms' && isObject(document) ? document.forms : undefined;
  const own = isObject(form) ? form[String(path[1])] : undefined;
  return keysOf(own, 'sources');
}

const permissionChoices = (site: Site): NameChoice[] => {
  const prefix = modelAtPlace(site.document, site.path, site.project)?.permission;
  const own = site.project.permissions.filter((one) => prefix && one.startsWith(`${prefix}:`));
  const verbs = own.map((one) => ({
    value: one.slice(`${prefix}:`.length),
    label: `${one.slice(`${prefix}:`.length)}（${one}）`,
  }));
  return [...verbs, ...plain(site.project.permissions)];
};

/** Choices by the name of the definition that a member refers to. */
const choices: Readonly<Record<string, (site: Site) => NameChoice[]>> = {
  modelRef: ({ project }) =>
    Object.entries(project.models).map(([value, model]) => ({
      value,
      label: model ? `${model.label} ${value}` : value,
    })),
  pageRef: ({ project }) => plain(project.pages),
  dict: ({ project }) => plain(Object.keys(project.dicts)),
  formRef: ({ document }) => plain(keysOf(document, 'forms')),
  sourceRef: (site) => plain([...formSources(site), ...keysOf(site.document, 'sources')]),
  writtenState: ({ document }) => plain(keysOf(document, 'state')),
  blockRef: ({ document }) => plain(blockNames(document)),
  actionRef: (site) =>
    plain([
      ...standardActionKeys,
      ...Object.keys(modelAtPlace(site.document, site.path, site.project)?.transitions ?? {}),
      ...keysOf(site.document, 'actions'),
    ]),
  widget: () =>
    widgetCatalogue.map(({ name, label }) => ({ value: name, label: `${titled(label)} ${name}` })),
  permission: permissionChoices,
  verb: permissionChoices,
};

/** What a definition lets choose from; undefined: it is no name of something. */
export function nameChoices(definition: string | undefined, site: Site): NameChoice[] | undefined {
  return definition !== undefined && Object.hasOwn(choices, definition)
    ? choices[definition]?.(site)
    : undefined;
}

/** Names of the fields and the layout of the form at hand. */
export function formItemNames({ document, path }: Site): NameChoice[] {
  const names: string[] = [];
  visitParts('page', document, ({ name, value, path: place }) => {
    const isHere = path.slice(0, 2).every((step, depth) => place[depth] === step);
    if (!isHere || name !== 'FormItem') return;
    const own = isObject(value) ? (value.name ?? value.field) : value;
    if (typeof own === 'string') names.push(own);
  });
  return plain(names);
}

/** Fields of the model at hand, and those that its rows bring of other records. */
export const fieldPaths = (site: Site): NameChoice[] => {
  const { document, path, project } = site;
  const model = modelAtPlace(document, path, project);
  const exposed = exposedFields(model, project);
  const ids = Object.values(model?.relations ?? {}).flatMap(
    (one) => ('ids' in one && one.ids) || [],
  );
  return [
    ...fieldNames(site),
    ...plain(ids),
    ...exposed.map(({ value, label }) => ({ value, label: `${label} ${value}` })),
  ];
};

/** Fields of the model at hand. */
export const fieldNames = ({ document, path, project }: Site): NameChoice[] =>
  fieldChoices(modelAtPlace(document, path, project));
