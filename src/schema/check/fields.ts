/** Fields of a model by the names under which rows, forms and searches know them. */
import { fieldTypes } from '../generated/fieldTypes.gen.ts';
import type { Column, Field, Model } from '../generated/types.gen.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import type { ProjectIndex } from './projectIndex.ts';
import { filtersOf } from '../record/filtersOf.ts';
import { isOpen } from '../record/modes.ts';

export { fieldsOf };

/** Fields that answers and forms may hold; others never leave the server. */
export function openFields(model: Model): Record<string, Field> {
  return Object.fromEntries(Object.entries(fieldsOf(model)).filter(([, field]) => isOpen(field)));
}

/** Members that a stored record of the model has: those of its rows, and the server's own. */
export function recordMembers(model: Model): Set<string> {
  return new Set([...Object.keys(model.fields), ...membersOf(model)]);
}

/**
 * Members that a row of the model has: open fields, relations, lists of linked keys, and children
 * in a tree.
 */
export function membersOf(model: Model): Set<string> {
  const relations = Object.entries(model.relations ?? {});
  return new Set([
    ...Object.keys(openFields(model)),
    ...relations.map(([name]) => name),
    ...relations.flatMap(([, { ids }]) => ids ?? []),
    ...(model.tree ? ['children'] : []),
  ]);
}

/**
 * Names under which a list may be searched: fields, parameters that their filters name, and fields
 * of referenced records.
 */
export function searchNames(model: Model): string[] {
  return [
    ...Object.keys(openFields(model)),
    ...Object.values(model.fields).flatMap((field) =>
      filtersOf(field).flatMap(({ param }) => param ?? []),
    ),
    ...Object.entries(model.relations ?? {}).flatMap(([name, { filters = {} }]) =>
      Object.keys(filters).map((path) => `${name}.${path}`),
    ),
  ];
}

/**
 * A dotted path such as dept.deptName: the first member of the model, what follows exposed by the
 * relation, at any depth.
 */
export function unknownStep(
  path: string,
  model: Model,
  projectIndex: ProjectIndex,
): { step: string; choices: string[] } | undefined {
  const [first = '', ...rest] = path.split('.');
  const members = [...membersOf(model)];
  if (!members.includes(first)) return { step: first, choices: members };
  const relation = model.relations?.[first];
  const related = relation && projectIndex.models.get(relation.model);
  const [second] = rest;
  if (second === undefined || !related) return undefined;
  const exposed = relation.expose ?? Object.keys(openFields(related));
  const step = relation.type === 'belongsTo' ? rest.join('.') : second;
  return exposed.includes(step) ? undefined : { step, choices: exposed };
}

/** Types whose values an index of a model can hold; the key has one of its own. */
export const comparable: readonly Field['type'][] = (
  Object.keys(fieldTypes) as Field['type'][]
).filter((type) => {
  const { value, isLong } = fieldTypes[type];
  return type !== 'id' && value !== 'object' && !isLong;
});

/** The object form of a column, search field or item. */
export function detailed<T extends Column | string | object>(
  entry: T,
): Exclude<T, string> | undefined {
  return typeof entry === 'string' ? undefined : (entry as Exclude<T, string>);
}
