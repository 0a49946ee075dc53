/** What of a chart does not fit together. */
import type { PageContext, PagePart } from '../../schema/check/pageContext.ts';
import type { BlockOf } from '../../schema/compile/blocks.ts';
import type { Aggregate } from '../../schema/generated/types.gen.ts';
import { measuresOf } from '../../schema/record/aggregates.ts';
import { checkFigures, fieldOf, type NamedMember } from '../figuresCheck.ts';
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
  const { kind, series, x, sort = {} } = chart;
  for (const [member, own] of Object.entries(membersOf))
    if (chart[member as keyof Chart] !== undefined && !own.includes(kind))
      report.add('unknown-key', at(member), `${member} has no meaning for ${kind}`);
  if (single.includes(kind) && series.length > 1)
    report.add('out-of-range', at('series'), `${kind} draws one series`);
  if (kind !== 'gauge' && x === undefined) report.add('missing-key', part.path, `${kind} needs x`);
  const aggregate = checkFigures(chart, membersIn(chart), part, context);
  if (aggregate && chart.top !== undefined) checkTop(chart, aggregate, part, context);
  const names = [x, ...series].flatMap((member) => (member ? fieldOf(member) : []));
  for (const name of Object.keys(sort))
    report.expect('unknown-name', at('sort', name), 'x or series', name, names);
}

const membersIn = ({ x, split, series }: Chart): NamedMember[] => [
  ...Object.entries({ x, split }).flatMap(([key, member]): NamedMember[] =>
    member ? [{ member, keys: [key], as: 'group' }] : [],
  ),
  ...series.map((member, index): NamedMember => ({
    member,
    keys: ['series', index],
    as: 'measure',
  })),
];

/** The others are summed up, which averages and extremes cannot be. */
function checkTop(
  { series }: Chart,
  aggregate: Aggregate,
  part: PagePart,
  { report }: PageContext,
): void {
  for (const { name, kind } of measuresOf(aggregate))
    if (series.some((member) => fieldOf(member) === name) && kind !== 'sum' && kind !== 'count')
      report.add('bad-aggregate', [...part.path, 'top'], `${kind} cannot be summed up: ${name}`);
}
