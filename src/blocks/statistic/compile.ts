import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import { defined } from '../../schema/defined.ts';
import type { StatisticItem } from '../../schema/generated/types.gen.ts';
import { compileFigure, compileRecords } from '../figures.ts';
import type { StatisticItemPlan } from './plan.ts';

/** The cards whose figures the viewer may read. */
export function compile(
  block: BlockOf<'statistic'>,
  site: BlockSite,
): BlockContent<'statistic'> | undefined {
  const records = compileRecords(block, site);
  const items = block.items.flatMap((item) => itemOf(item, block, site) ?? []);
  if (!records || items.length === 0) return undefined;
  const { title, against, columns = Math.min(4, items.length) } = block;
  return { ...records, columns, items, ...defined({ title, against }) };
}

function itemOf(
  item: StatisticItem,
  block: BlockOf<'statistic'>,
  site: BlockSite,
): StatisticItemPlan | undefined {
  const own = typeof item === 'string' ? { field: item } : item;
  const figure = compileFigure(own, block, site);
  return (
    figure && {
      ...figure,
      ...defined({ lessIsBetter: own.lessIsBetter, isSum: own.of === 'sum' || undefined }),
      ...defined({ onClick: site.event('onClick', own.onClick) }),
    }
  );
}
