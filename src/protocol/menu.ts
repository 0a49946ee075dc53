/** Words of the tree of menus (docs/protocol/sign-in.md#routes-of-the-menu). */

/** Components that stand for no page: of entries that hold others, and of a framed address. */
export const menuComponents = {
  /** Holds entries at the root. */
  layout: 'Layout',
  /** Holds entries below others. */
  parent: 'ParentView',
  frame: 'InnerLink',
} as const;

/** The redirect of a directory that leads nowhere by itself. */
export const noRedirect = 'noRedirect';
