/** What pages begin with that are made of a model. */
import type { Field, Model } from '../../schema/generated/types.gen.ts';
import { defaultOperations } from '../../schema/record/operations.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';

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
export const mostColumns = 8;

const isIn = ({ modes }: Field, mode: 'list' | 'create' | 'edit'): boolean =>
  !modes || modes.includes(mode);

/** Types of values that are too large for a cell. */
const large: ReadonlySet<Field['type']> = new Set<Field['type']>(['text', 'json']);

/** Names of the fields that people search by, see in lists and fill in. */
export function fieldNames(model: Model): { query: string[]; columns: string[]; form: string[] } {
  const own = Object.entries(fieldsOf(model)).filter(([key]) => key !== model.versionField);
  const namesOf = (of: (field: Field, key: string) => boolean) =>
    own.filter(([key, field]) => of(field, key)).map(([key]) => key);
  return {
    query: namesOf(({ filter }) => filter !== undefined).slice(0, mostQueried),
    columns: namesOf((field) => isIn(field, 'list') && !large.has(field.type)),
    form: namesOf(
      (field, key) =>
        key !== model.key && field.type !== 'id' && (isIn(field, 'create') || isIn(field, 'edit')),
    ),
  };
}

/** Whether the server has an operation on records of a model. */
export const hasOperation = ({ operations }: Model, name: string): boolean =>
  (operations ?? defaultOperations).some((operation) => operation === name);

/** Names of the standard actions that the model offers. */
export function actionNames(model: Model): { toolbar: string[]; row: string[] } {
  const may = (operation: string) => hasOperation(model, operation);
  const offered = {
    create: may('create'),
    edit: may('update'),
    remove: may('remove'),
    import: may('import'),
    export: may('export'),
  };
  const { edit, remove } = offered;
  return { toolbar: namesOf(offered), row: namesOf({ edit, remove }) };
}

const namesOf = (given: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(given).filter((key) => given[key]);

/** Lists with nothing in them are left out. */
export const withoutEmpty = (members: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );

/** What every page of a model says of itself. */
export const modelPage = ({ id, title, name, model }: ModelPage) => ({
  version: 2,
  id,
  title,
  model: name,
  ...(model.permission && { access: 'list' }),
});
