/** What the designer says of several chosen parts, in English. */
import type { selectionZhCN } from './zh-CN.ts';

export const selectionEnUS: typeof selectionZhCN = {
  count: (count) => (count === 1 ? '1 part' : `${count} parts`),
  chosen: (count) => (count === 1 ? '1 part chosen' : `${count} parts chosen`),
  hint: 'Ctrl with a click adds or takes away, Shift with a click a range, Escape leaves one',
  kinds: 'These parts are of several kinds and have no members to be changed together',
  rest: 'Names, expressions and members put together of others are changed one part at a time',
  mixed: 'These parts are of several kinds, which no place holds together',
  gaps: {
    apart: 'These parts stand in several lists and cannot be put into one container',
    gap: 'These parts do not stand next to each other and cannot be put into one container',
  },
};
