import { defined } from '../../schema/defined.ts';
import type {
  Field,
  Filter,
  Model,
  QueryField,
  QueryObject,
} from '../../schema/generated/types.gen.ts';
import type { Path } from '../../schema/pointer.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import {
  booleanChoices,
  compileChoices,
  relatedChoices,
  relationOf,
} from '../../schema/compile/choices.ts';
import { allowedAt, readableAt } from '../../schema/compile/access.ts';
import {
  factsOf,
  fieldAt,
  PageError,
  widgetFor,
  widgetNamed,
  type Compilation,
} from '../../schema/compile/compilation.ts';
import { membersPlan } from '../../schema/compile/memberSource.ts';
import { pickerOf, placeholderOf, quantityProps } from '../../schema/compile/controls.ts';
import type { ChoicesPlan } from '../../schema/compile/plan.ts';
import type { QueryFieldPlan } from './plan.ts';
import { filtersOf, relationFilter } from '../../schema/record/filtersOf.ts';
import { typeOf } from '../../schema/fieldTypes/index.ts';
import { endField, isOfDays } from '../../schema/record/range.ts';
import { isQuantity } from '../../schema/record/quantity.ts';
import { required } from '../../schema/required.ts';

/** The search fields that the viewer may use. */
export function compileQuery(
  compilation: Compilation,
  query: readonly QueryField[],
  model: Model | undefined,
  path: Path,
): QueryFieldPlan[] {
  return query.flatMap((entry, index) => {
    const own = typeof entry === 'string' ? { field: entry } : entry;
    const at = [...path, index];
    const plan = compileQueryField(compilation, own, model, at);
    compilation.observer?.made(at, plan);
    return plan ?? [];
  });
}

function compileQueryField(
  compilation: Compilation,
  own: QueryObject,
  model: Model | undefined,
  path: Path,
): QueryFieldPlan | undefined {
  if (!allowedAt(compilation, path, { access: own.access, model })) return undefined;
  const param = own.field ?? own.name;
  if (param === undefined) throw new PageError('A search field needs a field or a name', path);
  const { name, filter }: NamedFilter =
    own.field === undefined ? { name: param } : filterNamed(model, param);
  const { field, ...known } = fieldAt(compilation, model, name);
  if (!readableAt(compilation, path, known)) return undefined;
  const label = own.label ?? field?.label;
  if (label === undefined)
    throw new PageError(`The model has no field "${param}", so a label is needed`, path);
  const range = own.range ?? rangeOf(filter, field);
  // Ranges of numbers are distinguished by their fields.
  const prefix =
    own.prefix ??
    filter?.prefix ??
    (range === 'number' || (range && field?.type === 'range') ? name : undefined);
  const choices = range
    ? undefined
    : (compileChoices(compilation, own, field, path) ??
      typeChoices(compilation, model, name, field));
  const component =
    own.widget === undefined
      ? componentOf(compilation, field, range, choices)
      : widgetNamed(compilation, own.widget, [...path, 'widget']);
  const placeholder = own.placeholder ?? placeholderOf(compilation, component, label);
  return {
    name: filter?.param ?? param,
    label,
    component,
    props: {
      ...(range === 'number' && field && rangeProps(endField(field) ?? field)),
      ...(filter?.type === 'in' && factsOf(compilation, component)?.several),
      ...own.props,
    },
    ...defined({ placeholder, choices, default: own.default }),
    ...(range && { range }),
    ...defined({ prefix, help: own.help ?? field?.help, visible: own.visible }),
    ...defined({ members: field && membersPlan(compilation, model, name, field) }),
  };
}

interface NamedFilter {
  name: string;
  filter?: Filter;
}

/** The limits of a field are none of what is searched for. */
const rangeProps = (field: Field): Record<string, unknown> => ({
  ...quantityProps(field),
  grouping: isQuantity(field),
  ...defined({ suffix: field.unit }),
});

/**
 * A search field is named by its field, by the parameter of one of the field's filters, or by the
 * path of a field that a relation exposes.
 */
function filterNamed(model: Model | undefined, name: string): NamedFilter {
  const fields = model ? fieldsOf(model) : {};
  if (Object.hasOwn(fields, name))
    return { name, filter: filtersOf(required(fields[name], name))[0] };
  for (const [field, spec] of Object.entries(fields)) {
    const found = filtersOf(spec).find(({ param }) => param === name);
    if (found) return { name: field, filter: found };
  }
  return { name, ...defined({ filter: model && relationFilter(model, name) }) };
}

type Range = QueryFieldPlan['range'];

const ranges: Partial<Record<Filter['type'], Range>> = {
  dayRange: 'day',
  timeRange: 'time',
  range: 'number',
};
const rangeOf = (filter: Filter | undefined, field: Field | undefined): Range =>
  filter?.type === 'range' && field?.type === 'range' && isOfDays(field)
    ? 'day'
    : filter && ranges[filter.type];

/** Choices that follow from a field's type: yes or no, or the records of the other model. */
function typeChoices(
  compilation: Compilation,
  model: Model | undefined,
  name: string,
  field: Field | undefined,
): ChoicesPlan | undefined {
  const own = field && typeOf(field).choices;
  if (own === 'yesNo') return booleanChoices();
  if (own !== 'related') return undefined;
  const holder = holderOf(compilation, model, name);
  const relation = relationOf(compilation, holder.model, holder.name);
  return relation && relatedChoices(compilation, relation.target);
}

/** The model in which the field stands, and its name there: behind relations for lines.product. */
function holderOf(
  compilation: Compilation,
  model: Model | undefined,
  name: string,
): { model: Model | undefined; name: string } {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) return { model, name };
  const next = compilation.models[model?.relations?.[first]?.model ?? ''];
  return holderOf(compilation, next, rest.join('.'));
}

function componentOf(
  compilation: Compilation,
  field: Field | undefined,
  range: Range,
  choices: ChoicesPlan | undefined,
): string {
  if (range)
    return widgetFor(compilation, 'inputFor', range === 'number' ? 'numberRange' : 'dateRange');
  if (choices) return pickerOf(compilation, choices);
  return widgetFor(
    compilation,
    'searchFor',
    (field && (endField(field) ?? field))?.type ?? 'string',
  );
}
