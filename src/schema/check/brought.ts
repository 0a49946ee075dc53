/** The project as it will be with what a page brings along. */
import { defined } from '../defined.ts';
import { withBrought, type Brought } from '../record/brought.ts';
import { permissionsOf, type ProjectIndex } from './projectIndex.ts';
import { addressesOfProject } from './resourceAddresses.ts';

export function indexWithBrought(page: Brought, index: ProjectIndex): ProjectIndex {
  const { newModels, modelFields } = page;
  if (!newModels && !modelFields) return index;
  const models = withBrought(index.models, page);
  if (!newModels) return { ...index, models };
  const made = Object.keys(newModels).flatMap((name) => models.get(name) ?? []);
  const { rights } = index.vocabulary.protocol;
  const permissions = made.flatMap((model) => permissionsOf(model, rights));
  // The addresses of an index may be all that is known: those of its models are among them.
  const own = addressesOfProject(new Map(made.map((model) => [model.name, model])), {
    ...index.vocabulary,
    addresses: [],
  });
  return {
    ...index,
    models,
    permissions: new Set([...index.permissions, ...permissions]),
    ...defined({ addresses: index.addresses && [...index.addresses, ...(own ?? [])] }),
  };
}
