import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';
import type { ChartDimension, ChartSeries } from '../../schema/generated/types.gen.ts';
import { compileDimension, compileFigure, compileRecords } from '../figures.ts';
import type { ChartSeriesPlan } from './plan.ts';

/** A chart as far as the viewer may read its numbers. */
export function compile(
  block: BlockOf<'chart'>,
  site: BlockSite,
): BlockContent<'chart'> | undefined {
  const { kind, title, stacked, horizontal, labels, sort, top, max, height = 320, empty } = block;
  const records = compileRecords(block, site);
  const dimension = (own: ChartDimension | undefined) => own && compileDimension(own, block, site);
  const [x, split] = [dimension(block.x), dimension(block.split)];
  const series = block.series.flatMap((one) => seriesOf(one, block, site) ?? []);
  const denied = (block.x && !x) || (block.split && !split) || series.length === 0;
  if (!records || denied) return undefined;
  return {
    kind,
    height,
    series,
    ...records,
    ...defined({ title, stacked, horizontal, labels, sort, top, max, empty }),
    ...defined({ x: x || undefined, split: split || undefined }),
    ...defined({ onClick: site.event('onClick', block.onClick) }),
  };
}

function seriesOf(
  series: ChartSeries,
  block: BlockOf<'chart'>,
  site: BlockSite,
): ChartSeriesPlan | undefined {
  const own = typeof series === 'string' ? { field: series } : series;
  const figure = compileFigure(own, block, site);
  return figure && { ...figure, ...defined({ kind: own.kind, axis: own.axis }) };
}
