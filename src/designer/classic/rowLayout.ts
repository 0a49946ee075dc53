/** How rows place their items. */
import type { FormGrid } from '../../schema/generated/types.gen.ts';
import { valueText } from '../../widgets/choices.ts';
import { defined } from '../../schema/defined.ts';
import { gapIn, usualGutter } from './gaps.ts';
import type { Reading } from './read/context.ts';
import { isBlank, type ClassicItem, type Members } from './shape.ts';

type RowLayout = Pick<FormGrid, 'gap' | 'justify' | 'align'>;

/** Members of rows that say it. */
export const rowMembers: readonly string[] = ['type', 'justify', 'align', 'gutter'];

/** Our words by those of both editors; undefined: it need not be said. */
const words = {
  justify: {
    start: undefined,
    left: undefined,
    center: 'center',
    end: 'end',
    right: 'end',
    'space-around': 'space-around',
    'space-between': 'space-between',
  },
  align: { top: undefined, middle: 'middle', bottom: 'bottom' },
} as const;

/** What a row says of its items. */
export function rowLayoutOf(item: ClassicItem, reading: Reading): RowLayout {
  const { type, gutter } = item.item;
  // Only flexible rows follow these two.
  const wordOf = (name: keyof typeof words) => {
    const value = item.item[name];
    if (type === 'default' || isBlank(value)) return undefined;
    if (!Object.hasOwn(words[name], valueText(value)))
      reading.lose('badValue', item.placeOf('item', name), { name });
    return words[name][value as never];
  };
  return defined({
    gap: gapIn(gutter, item.placeOf('item', 'gutter'), reading),
    justify: wordOf('justify'),
    align: wordOf('align'),
  }) as RowLayout;
}

/** The same, as the editor writes it. */
export function rowLayoutWritten({ gap, justify, align }: RowLayout): Members {
  return {
    type: (justify ?? align) ? 'flex' : 'default',
    justify: justify ?? 'start',
    align: align ?? 'top',
    gutter: gap ?? usualGutter,
  };
}
