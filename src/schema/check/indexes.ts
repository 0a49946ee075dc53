/** Searches and orders of lists that no index serves: a hint, for it matters in large tables only. */
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { filtersOf } from '../record/filtersOf.ts';
import type { Report } from './report.ts';

/** Fields whose values an index finds: each the first one of an index that the model has. */
function indexed(model: Model): Set<string> {
  const references = Object.entries(model.fields).flatMap(([name, { type }]) =>
    type === 'ref' ? [name] : [],
  );
  const uniques = Object.entries(model.fields).flatMap(([name, { unique }]) =>
    unique ? [name] : [],
  );
  return new Set([
    model.key,
    ...references,
    ...uniques,
    ...(model.unique ?? []).flatMap((rule) => (Array.isArray(rule) ? rule : rule.fields)[0] ?? []),
    ...(model.indexes ?? []).flatMap(({ fields }) => fields[0] ?? []),
    ...(model.tree ? [model.tree.parent] : []),
    ...Object.keys(model.sort ?? {}).slice(0, 1),
  ]);
}

/** Few values: so many rows have each that an index finds no faster than a look at all of them. */
const hasFewValues = ({ type, dict, options }: Field): boolean =>
  type === 'boolean' || dict !== undefined || options !== undefined;

const propose = (model: Model, field: string, use: string, path: Path, report: Report): void =>
  report.add(
    'missing-index',
    path,
    `${field} is ${use} without an index: for a large table add {"fields": ["${field}"]} to indexes of the model ${model.name}`,
  );

/** Proposes an index for a field that is searched by values or ranges. */
export function proposeForSearch(model: Model, name: string, path: Path, report: Report): void {
  const field = model.fields[name];
  if (!field || hasFewValues(field) || indexed(model).has(name)) return;
  // A part of a text is found by reading all rows, whatever indexes there are.
  const types = filtersOf(field).flatMap(({ type }) => (type === 'contains' ? [] : [type]));
  if (types.length > 0) propose(model, name, 'searched', path, report);
}

/** Proposes an index for a field by which people sort. */
export function proposeForOrder(model: Model, name: string, path: Path, report: Report): void {
  if (Object.hasOwn(model.fields, name) && !indexed(model).has(name))
    propose(model, name, 'sorted', path, report);
}
