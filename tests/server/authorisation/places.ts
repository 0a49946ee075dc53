/** Kinds of records that routes name, and where they lie as seen from the limited callers. */

/** Where a record lies as seen from the department of the limited callers. */
export const places = ['own', 'child', 'sibling', 'foreign', 'absent'] as const;
export type Place = (typeof places)[number];

/**
 * Kinds of records that ids of routes name. `ownSession`: sessions as one's own account lists them.
 */
export type Kind =
  | 'user'
  | 'role'
  | 'dept'
  | 'menu'
  | 'session'
  | 'ownSession'
  | 'post'
  | 'config'
  | 'dictType'
  | 'dictData'
  | 'notice'
  | 'publicForm'
  | 'publicAnswer'
  | 'operlog'
  | 'logininfor';

/**
 * Kinds of which limited callers see a part; of all others everybody who may read one may read all.
 */
export const scopedKinds: readonly Kind[] = [
  'user',
  'role',
  'dept',
  'menu',
  'session',
  'ownSession',
  'operlog',
  'logininfor',
];

/** An id that no record has. */
export const ABSENT = 999_999;
/** Departments, by how they lie to the department of the limited callers. */
export const DEPTS = { own: 103, child: 9203, sibling: 105, foreign: 108 } as const;
/** Menus that all limited callers with permissions have, and one that none of them has. */
export const MENUS = { own: 104, child: 105, sibling: 116, foreign: 116 } as const;

const present: readonly Place[] = ['own', 'child', 'sibling', 'foreign'];
const near: readonly Place[] = ['own', 'child'];

/**
 * Places of records within somebody's data scope: of what belongs to users, of others, of menus.
 */
const reachOf =
  (users: readonly Place[], others: readonly Place[], menus: readonly Place[]) =>
  (kind: Kind): readonly Place[] => {
    if (kind === 'ownSession') return ['own'];
    if (['user', 'session', 'operlog', 'logininfor'].includes(kind)) return users;
    if (kind === 'menu') return menus;
    return scopedKinds.includes(kind) ? others : present;
  };

/** What each caller reaches. */
export const reaches = {
  anonymous: () => [],
  nobody: reachOf([], [], []),
  reader: reachOf(present, present, near),
  editor: reachOf(near, near, near),
  self: reachOf(['own'], [], near),
  admin: reachOf(present, present, present),
} satisfies Record<string, (kind: Kind) => readonly Place[]>;
