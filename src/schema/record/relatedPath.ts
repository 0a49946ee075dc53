/** Fields of referenced records, named by relations with a field behind: region.country.countryName. */
import type { Field, Model, Relation } from '../generated/types.gen.ts';
import { fieldsOf } from './fieldsOf.ts';

/** What such a name leads to, or the first part of it that leads nowhere. */
export type RelatedEnd =
  | { model: Model; name: string; field: Field }
  | { unknown: string; what: 'field' | 'relation'; model: Model; choices: string[] };

/** A relation by which a record names one other. */
const leadsOn = ({ type, field }: Relation): boolean => type === 'belongsTo' && field !== undefined;

/**
 * Follows the name from the records of a model on.
 * @param modelNamed undefined: nothing is known of that model, so nothing of where the name leads
 */
export function relatedEnd(
  model: Model,
  path: string,
  modelNamed: (name: string) => Model | undefined,
): RelatedEnd | undefined {
  const [head = '', ...rest] = path.split('.');
  const fields = fieldsOf(model);
  if (rest.length === 0) {
    const field = Object.hasOwn(fields, head) ? fields[head] : undefined;
    return field
      ? { model, name: head, field }
      : { unknown: head, what: 'field', model, choices: Object.keys(fields) };
  }
  const relations = Object.entries(model.relations ?? {}).filter(([, one]) => leadsOn(one));
  const relation = relations.find(([name]) => name === head)?.[1];
  if (!relation)
    return { unknown: head, what: 'relation', model, choices: relations.map(([name]) => name) };
  const next = modelNamed(relation.model);
  return next && relatedEnd(next, rest.join('.'), modelNamed);
}
