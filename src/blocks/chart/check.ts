/** What of a chart does not fit together. */
import { nearest } from '../../schema/nearest.ts';
import { modelNamed, type PageContext, type PagePart } from '../../schema/check/pageContext.ts';
import type { BlockOf } from '../../schema/compile/blocks.ts';
import type { Aggregate, Model } from '../../schema/generated/types.gen.ts';
import { fieldsOf } from '../../schema/check/fields.ts';
import { groupsOf, measuresOf } from '../../schema/record/aggregates.ts';
import { mixedKinds } from './format.ts';

type Chart = BlockOf<'chart'>;

/** Kinds that each member has a meaning for. */
const membersOf: Partial<Record<keyof Chart, readonly Chart['kind'][]>> = {
  stacked: mixedKinds,
  horizontal: ['bar'],
  split: [...mixedKinds, 'scatter', 'radar'],
  max: ['gauge'],
};

/** Kinds that draw the numbers of one series. */
const single: readonly Chart['kind'][] = ['pie', 'donut', 'gauge', 'funnel', 'calendar'];

/** Everything that a chart names is there, and has a meaning for its kind. */
export function checkChart(chart: Chart, part: PagePart, context: PageContext): void {
  const { report } = context;
  const at = (...keys: (string | number)[]) => [...part.path, ...keys];
  const { kind, series } = chart;
  const given = (['aggregate', 'source', 'records'] as const).filter((key) => chart[key]);
  if (given.length !== 1)
    report.add('missing-part', part.path, 'a chart draws one of aggregate, source and records');
  if (chart.params && !chart.aggregate)
    report.add('unknown-key', at('params'), 'params are those of the aggregate');
  for (const [member, own] of Object.entries(membersOf))
    if (chart[member as keyof Chart] !== undefined && !own.includes(kind))
      report.add('unknown-key', at(member), `${member} has no meaning for ${kind}`);
  if (single.includes(kind) && series.length > 1)
    report.add('out-of-range', at('series'), `${kind} draws one series`);
  if (kind !== 'gauge' && chart.x === undefined)
    report.add('missing-key', part.path, `${kind} needs x`);
  const model = modelNamed(chart.model ?? context.page.model, context.projectIndex);
  const aggregate = checkAggregate(chart, model, part, context);
  checkLabels(chart, { model, aggregate, part, context });
  checkNames(chart, part, context);
}

function checkAggregate(
  { aggregate: name, series, x, split, top }: Chart,
  model: Model | undefined,
  part: PagePart,
  { report }: PageContext,
): Aggregate | undefined {
  if (name === undefined) return undefined;
  const at = (...keys: (string | number)[]) => [...part.path, ...keys];
  const all = model?.aggregates ?? {};
  if (
    !report.expect(
      'unknown-name',
      at('aggregate'),
      'aggregate',
      name,
      Object.keys(all),
      model?.name,
    )
  )
    return undefined;
  const aggregate = all[name]!;
  const groups = groupsOf(aggregate).map((one) => one.name);
  const measures = measuresOf(aggregate);
  for (const [key, dimension] of Object.entries({ x, split }))
    if (dimension)
      report.expect('unknown-name', at(key), 'group', fieldOf(dimension), groups, name);
  for (const [index, one] of series.entries()) {
    const field = fieldOf(one);
    const known = measures.map((measure) => measure.name);
    report.expect('unknown-name', at('series', index), 'measure', field, known, name);
    const kind = measures.find((measure) => measure.name === field)?.kind;
    if (top !== undefined && kind !== undefined && kind !== 'sum' && kind !== 'count')
      report.add('bad-aggregate', at('top'), `the others cannot be summed up by ${kind}`);
  }
  return aggregate;
}

const fieldOf = (member: string | { field: string }): string =>
  typeof member === 'string' ? member : member.field;

/** Whatever the model cannot name is named by the page. */
function checkLabels(
  { series, x, split }: Chart,
  {
    model,
    aggregate,
    part,
    context,
  }: {
    model: Model | undefined;
    aggregate: Aggregate | undefined;
    part: PagePart;
    context: PageContext;
  },
): void {
  if (aggregate) return;
  const fields = model ? fieldsOf(model) : {};
  const named = [
    ...[x, split].flatMap((one, index) =>
      one ? [[one, [index === 0 ? 'x' : 'split']] as const] : [],
    ),
    ...series.map((one, index) => [one, ['series', index]] as const),
  ];
  for (const [member, keys] of named) {
    const field = fieldOf(member);
    const label = typeof member === 'string' ? undefined : member.label;
    const [first = ''] = field.split('.');
    if (label === undefined && !Object.hasOwn(fields, first) && !model?.relations?.[first])
      context.report.add(
        'missing-part',
        [...part.path, ...keys],
        `no model knows ${field}, so it needs a label`,
        nearest(field, Object.keys(fields)),
      );
  }
}

/** What the order goes by is drawn. */
function checkNames(
  { x, series, sort = {} }: Chart,
  part: PagePart,
  { report }: PageContext,
): void {
  const names = [...(x ? [x] : []), ...series].map(fieldOf);
  for (const name of Object.keys(sort))
    report.expect('unknown-name', [...part.path, 'sort', name], 'x or series', name, names);
}
