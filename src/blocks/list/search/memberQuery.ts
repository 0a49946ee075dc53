/** Search fields for the members of a dynamic field, and what is sent of them. */
import { alone, modelOf } from '../../../schema/compile/members.ts';
import { defined } from '../../../schema/defined.ts';
import type { FilterType } from '../../../schema/generated/types.gen.ts';
import { fieldOf, isBlank as isNone, type DynamicField } from '../../../schema/record/index.ts';
import type { CompileVocabulary } from '../../../schema/vocabulary.ts';
import type { QueryFieldPlan } from '../plan.ts';
import type { compileQuery } from '../query.ts';

/** A member that is searched, with its search field. */
export interface MemberQuery {
  definition: DynamicField;
  plan: QueryFieldPlan;
}

/**
 * Search fields of the members that are marked searchable.
 * @param compile given, not imported: so it stays in the first script, where lists need it
 */
export function memberQuery(
  vocabulary: CompileVocabulary,
  definitions: readonly DynamicField[],
  compile: typeof compileQuery,
): MemberQuery[] {
  const searched = definitions.filter(({ searchable }) => searchable);
  const model = modelOf(searched, (definition) => ({
    ...fieldOf(definition),
    filter: filterOf(definition),
  }));
  const plans = compile(
    alone(vocabulary),
    searched.map(({ name }) => name),
    model,
    [],
  );
  return plans.map((plan, index) => ({ plan, definition: searched[index]! }));
}

/** How members are searched, by their type. */
const filters: Readonly<Record<DynamicField['type'], FilterType>> = {
  string: 'contains',
  text: 'contains',
  integer: 'range',
  decimal: 'range',
  date: 'dayRange',
  datetime: 'dayRange',
  boolean: 'exact',
};

const filterOf = ({ type, dict }: DynamicField): FilterType =>
  dict === undefined ? filters[type] : 'in';

const isBlank = (value: unknown): boolean =>
  isNone(value) || (Array.isArray(value) && value.every(isNone));

const isNumber = ({ type }: DynamicField): boolean => type === 'integer' || type === 'decimal';

/** What the server searches for, in the type of the stored values; undefined for nothing. */
export function searchFor({ definition, plan }: MemberQuery, value: unknown): unknown {
  if (isBlank(value)) return undefined;
  if (plan.range) {
    const [first, last] = value as readonly unknown[];
    return defined({ min: endOf(definition, first, 0), max: endOf(definition, last, 1) });
  }
  if (definition.dict !== undefined)
    return [value].flat().map((code) => (isNumber(definition) ? Number(code) : String(code)));
  return definition.type === 'boolean' ? String(value) === 'true' : { contains: value };
}

function endOf(definition: DynamicField, end: unknown, place: 0 | 1): unknown {
  if (isBlank(end)) return undefined;
  if (isNumber(definition)) return Number(end);
  return definition.type === 'datetime' ? `${end} ${['00:00:00', '23:59:59'][place]}` : end;
}

/** What the search field shows of a search. */
export function shownOf({ definition, plan }: MemberQuery, search: unknown): unknown {
  if (isBlank(search)) return undefined;
  const members: Record<string, unknown> = typeof search === 'object' ? { ...search } : {};
  if (plan.range) {
    const ends = [members.min ?? null, members.max ?? null];
    return definition.type === 'datetime'
      ? ends.map((end) => end && String(end).slice(0, 10))
      : ends;
  }
  if (definition.dict !== undefined) return [search].flat();
  return typeof search === 'object' ? members.contains : search;
}
