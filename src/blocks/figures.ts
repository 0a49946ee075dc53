/** Numbers of an aggregate, a source or records at hand, as several blocks show them. */
import type { BlockSite } from '../schema/compile/blocks.ts';
import { allowed, fieldAt, PageError } from '../schema/compile/compilation.ts';
import { compileChoices } from '../schema/compile/choices.ts';
import { quantityProps } from '../schema/compile/controls.ts';
import type { ChoicesPlan } from '../schema/compile/plan.ts';
import { defined } from '../schema/defined.ts';
import type {
  ChartDimension,
  Expression,
  Field,
  Request,
  Text,
} from '../schema/generated/types.gen.ts';
import { groupsOf, measuresOf } from '../schema/record/aggregates.ts';
import { isQuantity } from '../schema/record/quantity.ts';

/** Where a block says that its records come from: one of the three. */
export interface FiguresFrom {
  aggregate?: string;
  params?: Request['params'];
  source?: string;
  records?: Expression;
}

/** The same in its plan. */
export interface RecordsPlan {
  /** Reads the records; else they come from a source or an expression. */
  request?: Request;
  source?: string;
  records?: Expression;
}

/** The number of a member of the records, as it is written. */
export interface FigurePlan {
  field: string;
  label: Text;
  number: { precision?: number; grouping: boolean; currency?: string };
  suffix?: string;
}

/** What numbers are grouped by, in the plan of a block. */
export interface DimensionPlan {
  field: string;
  label: Text;
  /** Labels of its values; those in the answer go first. */
  choices?: ChoicesPlan;
}

/** The records; undefined: the viewer may not read them. */
export function compileRecords(
  { aggregate, params, source, records }: FiguresFrom,
  { compilation, model, at }: BlockSite,
): RecordsPlan | undefined {
  if (aggregate === undefined) return defined({ source, records });
  if (model?.path === undefined) throw new PageError('Figures need a model with a path', at());
  const { resources, rights } = compilation.vocabulary.protocol;
  const isOpen = model.permission === undefined || model.open?.includes('list');
  if (!isOpen && !allowed(compilation, rights.verbs.list, model)) return undefined;
  return { request: { ...resources.aggregate(model.path, aggregate), ...defined({ params }) } };
}

/** What the model knows of a member of the records. */
interface Member {
  field?: Field;
  label: Text;
  /** A number of records, whatever the field. */
  counts: boolean;
}

/** A member of the records; undefined: the viewer may not read it. */
function memberOf(
  { field: name, label }: { field: string; label?: Text },
  { aggregate: key }: FiguresFrom,
  { compilation, model, at }: BlockSite,
): Member | undefined {
  const aggregate = key === undefined ? undefined : model?.aggregates?.[key];
  const measure = aggregate && measuresOf(aggregate).find((one) => one.name === name);
  const group = aggregate && groupsOf(aggregate).find((one) => one.name === name);
  const path = measure ? measure.field : (group?.field ?? name);
  const known = path === undefined ? undefined : fieldAt(compilation, model, path);
  if (known?.denied) return undefined;
  const declared = aggregate?.measures[name];
  const found =
    label ??
    (typeof declared === 'object' ? declared.label : undefined) ??
    known?.field?.label ??
    (measure && model?.label);
  if (found === undefined) throw new PageError(`"${name}" needs a label`, at());
  const counts = measure?.kind.startsWith('count') ?? false;
  return { label: found, counts, ...defined({ field: known?.field }) };
}

/** What a page says of a number. */
export interface OwnFigure {
  field: string;
  label?: Text;
  currency?: string;
  precision?: number;
  suffix?: string;
  access?: string | string[];
}

/** A number by its field; undefined: the viewer may not read it. */
export function compileFigure(
  own: OwnFigure,
  from: FiguresFrom,
  site: BlockSite,
): FigurePlan | undefined {
  const member = memberOf(own, from, site);
  if (!member || !allowed(site.compilation, own.access, site.model)) return undefined;
  const quantity =
    member.field && !member.counts && isQuantity(member.field) ? member.field : undefined;
  const { field, currency, precision, suffix = quantity?.unit } = own;
  return {
    field,
    label: member.label,
    number: {
      grouping: true,
      ...(quantity && quantityProps(quantity)),
      ...defined({ currency, precision }),
    },
    ...defined({ suffix }),
  };
}

/** What numbers are grouped by; undefined: the viewer may not read it. */
export function compileDimension(
  dimension: ChartDimension,
  from: FiguresFrom,
  site: BlockSite,
): DimensionPlan | undefined {
  const own = typeof dimension === 'string' ? { field: dimension } : dimension;
  const member = memberOf(own, from, site);
  if (!member) return undefined;
  const choices = compileChoices(site.compilation, own, member.field, site.at());
  return { field: own.field, label: member.label, ...defined({ choices }) };
}
