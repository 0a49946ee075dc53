import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { compileChoices } from '../../schema/compile/choices.ts';
import { allowed, fieldAt, PageError } from '../../schema/compile/compilation.ts';
import { quantityProps } from '../../schema/compile/controls.ts';
import { defined } from '../../schema/defined.ts';
import type {
  Aggregate,
  ChartDimension,
  ChartSeries,
  Field,
  Request,
  Text,
} from '../../schema/generated/types.gen.ts';
import { groupsOf, measuresOf } from '../../schema/record/aggregates.ts';
import { isQuantity } from '../../schema/record/quantity.ts';
import type { ChartDimensionPlan, ChartSeriesPlan } from './plan.ts';

/** A chart as far as the viewer may read its numbers. */
export function compile(
  block: BlockOf<'chart'>,
  site: BlockSite,
): BlockContent<'chart'> | undefined {
  const { type: _, name: _name, visible: _visible, access: _access, ...own } = block;
  const { model: _model, aggregate, params, height = 320, onClick, ...shown } = own;
  const { x: ownX, split: ownSplit, series: ownSeries, ...rest } = shown;
  const x = ownX === undefined ? undefined : dimensionOf(ownX, site, block);
  const split = ownSplit === undefined ? undefined : dimensionOf(ownSplit, site, block);
  const series = ownSeries.flatMap((one) => seriesOf(one, site, block) ?? []);
  if (series.length === 0 || (ownX !== undefined && !x) || (ownSplit !== undefined && !split))
    return undefined;
  return {
    ...rest,
    height,
    series,
    ...defined({ x, split, onClick: site.event('onClick', onClick) }),
    ...(aggregate !== undefined && { request: requestOf(aggregate, params, site) }),
  };
}

function requestOf(name: string, params: Request['params'], { compilation, model, at }: BlockSite) {
  if (model?.path === undefined) throw new PageError('Figures need a model with a path', at());
  const { resources } = compilation.vocabulary.protocol;
  return { ...resources.aggregate(model.path, name), ...defined({ params }) };
}

interface Described {
  field?: Field;
  label: Text;
  /** A number of records, whatever the field. */
  counts: boolean;
}

/** What the model knows of a member of the records; undefined: the viewer may not read it. */
function describe(
  { field: name, label }: { field: string; label?: Text },
  { compilation, model, at }: BlockSite,
  { aggregate: key }: BlockOf<'chart'>,
): Described | undefined {
  const aggregate: Aggregate | undefined = key === undefined ? undefined : model?.aggregates?.[key];
  const measure = aggregate && measuresOf(aggregate).find((one) => one.name === name);
  const declared = aggregate?.measures[name];
  const group = aggregate && groupsOf(aggregate).find((one) => one.name === name);
  const path = (measure ?? group)?.field ?? (measure ? undefined : name);
  const { field, denied } =
    path === undefined ? { denied: false } : fieldAt(compilation, model, path);
  if (denied) return undefined;
  const counts = measure !== undefined && measure.kind.startsWith('count');
  const found =
    label ??
    (typeof declared === 'object' ? declared.label : undefined) ??
    field?.label ??
    (measure && model?.label);
  if (found === undefined) throw new PageError(`"${name}" needs a label`, at());
  return { label: found, counts, ...defined({ field }) };
}

function dimensionOf(
  dimension: ChartDimension,
  site: BlockSite,
  block: BlockOf<'chart'>,
): ChartDimensionPlan | undefined {
  const own = typeof dimension === 'string' ? { field: dimension } : dimension;
  const known = describe(own, site, block);
  if (!known) return undefined;
  const choices = compileChoices(site.compilation, own, known.field, site.at());
  return { field: own.field, label: known.label, ...defined({ choices }) };
}

function seriesOf(
  series: ChartSeries,
  site: BlockSite,
  block: BlockOf<'chart'>,
): ChartSeriesPlan | undefined {
  const own = typeof series === 'string' ? { field: series } : series;
  const known = describe(own, site, block);
  if (!known || !allowed(site.compilation, own.access, site.model)) return undefined;
  const quantity =
    known.field && !known.counts && isQuantity(known.field) ? known.field : undefined;
  const { field, kind, axis, currency, precision, suffix = quantity?.unit } = own;
  return {
    field,
    label: known.label,
    number: {
      grouping: true,
      ...(quantity && quantityProps(quantity)),
      ...defined({ currency, precision }),
    },
    ...defined({ kind, axis, suffix }),
  };
}
