/**
 * Searches and orders of lists that no index serves: a hint, for it matters in large tables only.
 */
import { typeOf } from '../fieldTypes/index.ts';
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import { isUnstored } from '../record/modes.ts';
import { filtersOf, relationFilter } from '../record/filtersOf.ts';
import { relatedEnd } from '../record/relatedPath.ts';
import { modelNamed } from './pageContext.ts';
import type { PageContext } from './pageContext.ts';
import type { Report } from './report.ts';

/** Fields whose values an index finds: each the first one of an index that the model has. */
function indexed(model: Model): Set<string> {
  const references = Object.entries(model.fields).flatMap(([name, field]) =>
    typeOf(field).choices === 'related' ? [name] : [],
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
    ...Object.keys(model.sort ?? {})
      .slice(0, 1)
      .filter((field) => !isUnstored(model.fields[field])),
  ]);
}

/** Few values: so many rows have each that an index finds no faster than a look at all of them. */
const hasFewValues = ({ type, dict, options }: Field): boolean =>
  typeOf({ type }).choices === 'yesNo' || dict !== undefined || options !== undefined;

const propose = (model: Model, field: string, use: string, path: Path, report: Report): void =>
  report.add(
    'missing-index',
    path,
    isUnstored(fieldsOf(model)[field])
      ? `${field} is ${use} without an index, for it is not stored: in a large table use what it ` +
          'follows from, or store it'
      : `${field} is ${use} without an index: for a large table add {"fields": ["${field}"]} ` +
          `to indexes of the model ${model.name}`,
  );

/**
 * Proposes an index for a field that is searched by values or ranges: of the rows, of a record that
 * they name (customer.customerName), or of their parts (lines.product).
 */
export function proposeForSearch(
  model: Model,
  name: string,
  path: Path,
  { report, projectIndex }: Pick<PageContext, 'report' | 'projectIndex'>,
): void {
  const end = searchedEnd(model, name, projectIndex);
  if (!end || 'unknown' in end) return;
  const { field } = end;
  if (hasFewValues(field) || indexed(end.model).has(end.name)) return;
  // A part of a text is found by reading all rows, whatever indexes there are.
  const types = filterTypes(model, name, field).filter((type) => type !== 'contains');
  if (types.length > 0) propose(end.model, end.name, 'searched', path, report);
}

/** The field that is searched: of the rows, of a record that they name, or of their parts. */
function searchedEnd(model: Model, name: string, projectIndex: PageContext['projectIndex']) {
  const [first = '', ...rest] = name.split('.');
  const relation = model.relations?.[first];
  const part = relation?.type === 'owned' ? modelNamed(relation.model, projectIndex) : undefined;
  return relatedEnd(part ?? model, part ? rest.join('.') : name, (one) =>
    modelNamed(one, projectIndex),
  );
}

/** Filters of a field, which stand at the relation where it is that of another record. */
function filterTypes(model: Model, name: string, field: Field): string[] {
  const found = name.includes('.') ? [relationFilter(model, name)] : filtersOf(field);
  return found.flatMap((filter) => filter?.type ?? []);
}

/** Proposes an index for a field by which people sort. */
export function proposeForOrder(model: Model, name: string, path: Path, report: Report): void {
  if (Object.hasOwn(fieldsOf(model), name) && !indexed(model).has(name))
    propose(model, name, 'sorted', path, report);
}
