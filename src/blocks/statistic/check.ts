/** What of statistic cards does not fit together. */
import type { PageContext, PagePart } from '../../schema/check/pageContext.ts';
import type { BlockOf } from '../../schema/compile/blocks.ts';
import { measuresOf } from '../../schema/record/aggregates.ts';
import { checkFigures } from '../figuresCheck.ts';

/** Everything that the cards name is there; what is summed can be. */
export function checkStatistic(
  block: BlockOf<'statistic'>,
  part: PagePart,
  context: PageContext,
): void {
  const members = block.items.map((member, index) => ({
    member,
    keys: ['items', index],
    as: 'measure' as const,
  }));
  const aggregate = checkFigures(block, members, part, context);
  const kinds = new Map(
    aggregate ? measuresOf(aggregate).map(({ name, kind }) => [name, kind]) : [],
  );
  for (const [index, item] of block.items.entries()) {
    if (typeof item === 'string' || item.of !== 'sum') continue;
    const kind = kinds.get(item.field) ?? 'sum';
    if (kind !== 'sum' && kind !== 'count')
      context.report.add(
        'bad-aggregate',
        [...part.path, 'items', index, 'of'],
        `${kind} cannot be summed up: ${item.field}`,
      );
  }
}
