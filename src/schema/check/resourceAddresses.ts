/** Addresses that the resources of models answer. */
import type { Field, Model, Operation } from '../generated/types.gen.ts';
import type { WireRequest } from '../protocol.ts';
import { definesFields, isDynamic } from '../record/dynamicFields.ts';
import { takesPart } from '../record/modes.ts';
import { defaultOperations } from '../record/operations.ts';
import { addressOf, revealPath, revealPlace } from '../record/reveal.ts';
import type { AddressDeclaration, Vocabulary } from '../vocabulary.ts';

type Models = ReadonlyMap<string, Model | null>;

type Speaks = Pick<Vocabulary['protocol'], 'resources' | 'workbooks'>;

type ByName = Readonly<Record<string, Model>>;

/** Keys of records are numbers, wherever an address has them, and so are those of versions. */
const keys = ['key', 'ids', 'number'];

const declared = ({ method = 'GET', url }: Pick<WireRequest, 'method' | 'url'>) => ({
  method,
  path: url,
  numbers: keys,
});

/** Addresses of the resource of a model. */
function addressesOf(
  models: ByName,
  model: Model,
  { resources, workbooks }: Speaks,
): AddressDeclaration[] {
  const { path, operations = defaultOperations } = model;
  const ofFields = [...maskedOf(models, model), ...membersOf(models, model, resources)];
  if (path === undefined) return ofFields.map(declared);
  const importUrl = resources.importUrl(path);
  const template = () => [workbooks.template(resources.templateUrl(path))];
  const requests: Record<Operation, () => Pick<WireRequest, 'method' | 'url'>[]> = {
    list: () => [resources.list(path)],
    get: () => [resources.load(path)],
    create: () => [resources.create(path)],
    update: () => [resources.update(path)],
    updateMany: () => [resources.updateMany(path)],
    remove: () => [resources.remove(path)],
    export: () => [workbooks.export(resources.exportUrl(path), {})],
    import: () => [
      { method: 'POST', url: importUrl },
      workbooks.errors(importUrl, '{importId}'),
      ...template(),
    ],
    importTemplate: template,
    optionselect: () => [resources.options(path)],
  };
  return [
    ...operations.flatMap((operation) => requests[operation]()),
    ...ofFields,
    ...figuresOf(path, model, resources),
    ...statesOf(path, model, resources),
    ...definitionsOf(path, model, resources),
  ].map(declared);
}

/** Requests of whole values of masked fields, also of rows without an address of their own. */
function maskedOf(models: ByName, model: Model) {
  const place = revealPlace(models, model);
  if (!place) return [];
  return namesOf(model, ({ mask }) => mask !== undefined).map((field) => ({
    url: `${revealPath(place.path, [...place.relations, field])}/{key}`,
  }));
}

/** Requests of what records define for dynamic fields, also of rows without an address. */
function membersOf(models: ByName, model: Model, resources: Speaks['resources']) {
  const place = addressOf(models, model);
  if (!place) return [];
  return namesOf(model, isDynamic).map((field) => ({
    url: resources.definitions(place.path, [...place.relations, field].join('.')),
  }));
}

/** Requests of what a record has been: its moves between states, and what was published. */
const statesOf = (
  path: string,
  { transitions = {}, versions }: Model,
  resources: Speaks['resources'],
) => [
  ...Object.keys(transitions).map((name) => resources.transition(path, name)),
  ...(Object.keys(transitions).length > 0 ? [resources.history(path)] : []),
  ...(versions ? [resources.versions(path), resources.version(path)] : []),
];

/** Requests of fields that define others. */
function definitionsOf(path: string, model: Model, resources: Speaks['resources']) {
  const { operations = defaultOperations, tree } = model;
  const defining = namesOf(model, definesFields);
  const changed = defining.filter((name) => takesPart(model.fields[name]!, 'edit'));
  const inherited = tree ? defining.filter((name) => model.fields[name]?.inherit === true) : [];
  return [
    ...inherited.map((field) => ({ url: resources.inherited(path, field) })),
    ...(operations.includes('update') ? changed : []).map((field) =>
      resources.narrowed(path, field),
    ),
  ];
}

const namesOf = ({ fields }: Model, isMeant: (field: Field) => boolean): string[] =>
  Object.keys(fields).filter((name) => isMeant(fields[name]!));

/** Requests of what the model declares beside its operations. */
const figuresOf = (
  path: string,
  { aggregates = {}, distinct = [], lookups = [], tree }: Model,
  resources: Speaks['resources'],
) => [
  ...Object.keys(aggregates).map((name) => resources.aggregate(path, name)),
  ...distinct.map((field) => resources.distinct(path, field)),
  ...lookups.map((field) => resources.lookup(path, field)),
  ...(tree?.path ? [resources.treePath(path)] : []),
];

/** All addresses of a project; undefined: some that are not known may be answered, too. */
export function addressesOfProject(
  models: Models,
  vocabulary: Vocabulary,
): AddressDeclaration[] | undefined {
  if (!vocabulary.addresses || [...models.values()].includes(null)) return undefined;
  const sound = [...models.values()].filter((model) => model !== null);
  const byName = Object.fromEntries(sound.map((model) => [model.name, model]));
  const ofModels = sound.flatMap((model) => addressesOf(byName, model, vocabulary.protocol));
  return [...ofModels, ...vocabulary.addresses];
}

/** The model whose records a reading request gives; undefined when it gives anything else. */
export function modelOfAddress(
  url: string,
  models: Models,
  { resources }: Speaks,
): Model | undefined {
  for (const model of models.values())
    if (
      model?.path !== undefined &&
      [resources.list(model.path).url, resources.options(model.path).url].includes(url)
    )
      return model;
  return undefined;
}
