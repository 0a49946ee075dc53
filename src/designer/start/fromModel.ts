/** A page to begin with: the list of a model, with the form that its records are edited in. */
import type { JsonObject } from '../document/page.ts';
import {
  actionNames,
  fieldNames,
  modelPage,
  mostColumns,
  withoutEmpty,
  type ModelPage,
} from './modelFields.ts';
import { withoutProblems, type Check } from './withoutProblems.ts';

/**
 * The list of a model with its searching, actions and form.
 *
 * @param check what is wrong with a page; what cannot stand there is left out
 */
export function pageFromModel(given: ModelPage, check: Check): JsonObject {
  const { query, columns, form } = fieldNames(given.model);
  const { toolbar, row } = actionNames(given.model);
  const isEdited = ['create', 'edit', 'remove'].some((action) => toolbar.includes(action));
  const page = {
    ...modelPage(given),
    list: withoutEmpty({ query, columns: columns.slice(0, mostColumns), toolbar, row }),
    ...(isEdited && { forms: { edit: { fields: form } } }),
  };
  return withoutProblems(page, check);
}
