/** What is shown at a route. */
export type Target =
  | { kind: 'home' }
  /** A page schema, named by the menu's component. */
  | { kind: 'page'; component: string }
  /** The examples of all widgets. */
  | { kind: 'widgets' }
  | { kind: 'frame'; url: string }
  | { kind: 'result'; status: '403' | '404' | '500' }
  /** A place whose content is not part of this installation. */
  | { kind: 'reserved' };

/** One step of the breadcrumb; without a path it is plain text. */
export interface Crumb {
  title: string;
  path?: string;
}

/** A page as the application offers it: where it stands, what it is called, what it shows. */
export interface Route {
  path: string;
  title: string;
  icon?: string;
  target: Target;
  noCache: boolean;
  hidden: boolean;
  /** Parts of the path that its pattern names. */
  params?: Record<string, string>;
  /** Parameters that the menu adds to the address. */
  query: Record<string, string>;
  /** Titles from the top to this route, the route itself last. */
  trail: Crumb[];
  /** Offered as a tab; results are not. */
  tab: boolean;
  /** The page has no breadcrumb (hiddenHeaderContent). */
  bare?: boolean;
}
