/** What the checker knows about registered code: names and declared props, no components. */

/** JSON Schema of one widget prop, restricted to what the designer can edit. */
export interface PropSchema {
  /** scalar: a text, number or boolean, such as a value of the field that the widget edits. */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'scalar';
  title: string;
  enum?: readonly (string | number | boolean)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

/** The pure facts of a widget. */
export interface WidgetMeta {
  /** PascalCase name used in x-component. */
  name: string;
  /** Chinese title shown in the designer. */
  title: string;
  /** Roles it can play. */
  roles: readonly ('input' | 'display' | 'layout')[];
  /** JSON value types it edits or shows. */
  values: readonly ('string' | 'number' | 'boolean' | 'array' | 'object')[];
  /** Model field types for which it is the default input or display. */
  inputFor?: readonly string[];
  displayFor?: readonly string[];
  /** Needs choices (dict, options). */
  choices?: boolean;
  /** Input widgets: has room in its head for the controls of other fields (`inside` of a form node). */
  tools?: boolean;
  /** Input widgets: the display widget that shows their values where nothing is entered (view mode); absent: they are not shown. */
  showAs?: string;
  props: Readonly<Record<string, PropSchema>>;
}

/** Actions of the application that pages may name (action type custom). */
export const customActionNames = [
  /** Asks the server again who is signed in and what they may do. */
  'reloadSession',
] as const;

export interface Vocabulary {
  /** Registered widgets; empty: widgets are not checked. */
  widgets: readonly WidgetMeta[];
  /** Names of registered custom actions. */
  customActions: readonly string[];
  /** Icon names; absent: icons are not checked. */
  icons?: readonly string[];
  /** Permissions that routes written by hand ask for, beside those of models and menus. */
  permissions?: readonly string[];
}
