import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';
import type { PivotMeasure } from '../../schema/generated/types.gen.ts';
import { measuresOf, type MeasureKind } from '../../schema/record/aggregates.ts';
import { compileDimension, compileFigure, compileRecords } from '../figures.ts';
import type { PivotMeasurePlan } from './plan.ts';

/** The table as far as the viewer may read what stands in it. */
export function compile(
  block: BlockOf<'pivot'>,
  site: BlockSite,
): BlockContent<'pivot'> | undefined {
  const { title, totals = true, sort, height = 560, download = true, empty } = block;
  const records = compileRecords(block, site);
  const sides = [block.rows, block.columns ?? []].map((side) =>
    side.map((one) => compileDimension(one, block, site)),
  );
  const measures = block.measures.flatMap((one) => measureOf(one, block, site) ?? []);
  // Without one of its fields, numbers would stand for something else.
  const [rows = [], columns = []] = sides.map((side) => side.flatMap((one) => one ?? []));
  const isDenied = sides.flat().includes(undefined) || measures.length === 0;
  if (!records || isDenied) return undefined;
  return {
    ...records,
    rows,
    columns,
    measures,
    totals,
    height,
    download,
    ...defined({ title, sort, empty, onClick: site.event('onClick', block.onClick) }),
  };
}

const totalOf: Readonly<Record<MeasureKind, PivotMeasurePlan['total']>> = {
  count: 'sum',
  sum: 'sum',
  min: 'min',
  max: 'max',
  avg: 'none',
  countDistinct: 'none',
};

function measureOf(
  measure: PivotMeasure,
  block: BlockOf<'pivot'>,
  site: BlockSite,
): PivotMeasurePlan | undefined {
  const own = typeof measure === 'string' ? { field: measure } : measure;
  const figure = compileFigure(own, block, site);
  const aggregate =
    block.aggregate === undefined ? undefined : site.model?.aggregates?.[block.aggregate];
  const kind = aggregate && measuresOf(aggregate).find(({ name }) => name === own.field)?.kind;
  return figure && { ...figure, total: own.total ?? totalOf[kind ?? 'sum'] };
}
