/** What the designer says while something is dragged by keys, in English. */
import type { carryZhCN } from './zh-CN.ts';

export const carryEnUS: typeof carryZhCN = {
  comma: ', ',
  move: 'Move',
  paletteHint: 'A click adds, dragging puts in place; M chooses the place by keys',
  carrying: (what) => `Moving ${what}`,
  keys: '↑ ↓ choose a place, ← → look at all, Enter drops, Esc leaves it',
  spokenKeys:
    'Up and down choose a place, left and right look at all, Enter drops, Escape leaves it',
  list: (part, member) => `${member} of ${part}`,
  before: (list, what) => `${list}: before ${what}`,
  behind: (list, what) => `${list}: behind ${what}`,
  into: (list) => `Into ${list}`,
  home: 'Where it was',
  passed: (place, refusal) => `${place} (${refusal})`,
  noMore: 'There is no further place',
  dropped: (what, place) => `${what} was dropped: ${place}`,
  putBack: (what) => `${what} stays where it was; nothing has changed`,
};
