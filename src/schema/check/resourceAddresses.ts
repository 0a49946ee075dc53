/** Addresses that the resources of models answer. */
import type { Model, Operation } from '../generated/types.gen.ts';
import type { WireRequest } from '../protocol.ts';
import { defaultOperations } from '../record/operations.ts';
import type { AddressDeclaration, Vocabulary } from '../vocabulary.ts';

type Models = ReadonlyMap<string, Model | null>;

type Speaks = Pick<Vocabulary['protocol'], 'resources' | 'workbooks'>;

/** Keys of records are numbers, wherever an address has them. */
const keys = ['key', 'ids'];

const declared = ({ method = 'GET', url }: Pick<WireRequest, 'method' | 'url'>) => ({
  method,
  path: url,
  numbers: keys,
});

/** Addresses of the resource of a model. */
function addressesOf(model: Model, { resources, workbooks }: Speaks): AddressDeclaration[] {
  const { path, operations } = model;
  if (path === undefined) return [];
  const importUrl = resources.importUrl(path);
  const template = () => [workbooks.template(resources.templateUrl(path))];
  const requests: Record<Operation, () => Pick<WireRequest, 'method' | 'url'>[]> = {
    list: () => [resources.list(path)],
    get: () => [resources.load(path)],
    create: () => [resources.create(path)],
    update: () => [resources.update(path)],
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
  const offered = (operations ?? defaultOperations).flatMap((operation) => requests[operation]());
  return [...offered, ...figuresOf(path, model, resources)].map(declared);
}

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
  const ofModels = [...models.values()].flatMap((model) =>
    model ? addressesOf(model, vocabulary.protocol) : [],
  );
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
