/** A page to begin with: the list of a model, with the form that its records are edited in. */
import type { Field, Model } from '../../schema/generated/types.gen.ts';
import { existsAt } from '../../schema/edit/operations.ts';
import { perform } from '../../schema/edit/commands.ts';
import { isBreaking, type Problem } from '../../schema/problem.ts';
import { fromPointer } from '../../schema/pointer.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import { emptyPage, isObject, type JsonObject } from '../document/page.ts';
import { pathOf } from '../document/path.ts';

/** What the page is called, and of which model it is. */
export interface ModelPage {
  id: string;
  title: string;
  /** Name of the model. */
  name: string;
  model: Model;
}

/** Most fields that searching begins with. */
const mostQueried = 4;

/** Most columns that a list begins with. */
const mostColumns = 8;

const isIn = ({ modes }: Field, mode: 'list' | 'create' | 'edit'): boolean =>
  !modes || modes.includes(mode);

/** Types of values that are too large for a cell. */
const large: ReadonlySet<Field['type']> = new Set<Field['type']>(['text', 'json']);

/**
 * The list of a model with its searching, actions and form.
 *
 * @param check what is wrong with a page; what cannot stand there is left out
 */
export function pageFromModel(
  { id, title, name, model }: ModelPage,
  check: (page: unknown) => readonly Problem[],
): JsonObject {
  const fields = Object.entries(fieldsOf(model));
  const own = fields.filter(([key]) => key !== model.versionField);
  const may = (operation: string): boolean =>
    (model.operations as readonly string[] | undefined)?.includes(operation) ?? false;
  const operations = { create: may('create'), edit: may('update'), remove: may('remove') };
  const columns = own.filter(([, field]) => isIn(field, 'list') && !large.has(field.type));
  const inForm = own.filter(
    ([key, field]) =>
      key !== model.key && field.type !== 'id' && (isIn(field, 'create') || isIn(field, 'edit')),
  );
  const isEdited = operations.create || operations.edit;
  const row = namesOf({ edit: operations.edit, remove: operations.remove });
  const toolbar = namesOf({ ...operations, import: may('import'), export: may('export') });
  const page = {
    ...emptyPage(id, title),
    model: name,
    ...(model.permission && { access: 'list' }),
    list: {
      query: own
        .filter(([, { filter }]) => filter)
        .slice(0, mostQueried)
        .map(([key]) => key),
      columns: columns.slice(0, mostColumns).map(([key]) => key),
      toolbar,
      row,
    },
    ...(isEdited && { forms: { edit: { fields: inForm.map(([key]) => key) } } }),
  };
  return withoutProblems(withoutEmpty(page), check);
}

const namesOf = (given: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(given).filter((key) => given[key]);

/** Lists with nothing in them are left out. */
function withoutEmpty(page: JsonObject & { list: JsonObject }): JsonObject {
  const filled = Object.entries(page.list).filter(
    ([, value]) => !Array.isArray(value) || value.length > 0,
  );
  return { ...page, list: Object.fromEntries(filled) };
}

/** The page without the items of lists that have problems. */
function withoutProblems(
  page: JsonObject,
  check: (page: unknown) => readonly Problem[],
): JsonObject {
  const [problem] = check(page).filter(isBreaking);
  if (!problem) return page;
  const path = pathOf(page, fromPointer(problem.pointer));
  const item = path.findLastIndex((step) => typeof step === 'number');
  const at = path.slice(0, item + 1);
  if (item === -1 || !existsAt(page, at)) return page;
  const { document } = perform(page, { type: 'remove', at });
  return isObject(document) ? withoutProblems(document, check) : page;
}
