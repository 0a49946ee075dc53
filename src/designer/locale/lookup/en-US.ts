/** What finding parts and commands says, in English. */
import type { Widen } from '../../../schema/catalogue.ts';
import type { lookupZhCN } from './zh-CN.ts';

export const lookupEnUS: Widen<typeof lookupZhCN> = {
  title: 'Find and commands',
  modes: { find: 'Find', commands: 'Commands' },
  hints: {
    find: 'Names, titles, fields, addresses, expressions, permissions, or a page',
    commands: 'What to do',
  },
  parts: 'This page',
  pages: 'Open another page',
  others: {
    label: 'In other pages',
    reading: (read, all) => `Reading other pages (${read} of ${all})`,
    cut: (read, all) => `Of ${all} other pages, only the first ${read} are looked through`,
    unread: (ids) => `These pages cannot be read: ${ids.join(', ')}`,
  },
  results: 'Results',
  none: 'Nothing found',
  more: (count) => `${count} more: type on`,
  count: (count) => `${count} results`,
  keys: '↑ ↓ to choose, Enter to take, Esc to close',
  withKeys: (label, keys) => `${label} (${keys})`,
  member: (name) => `${name}: `,
};
