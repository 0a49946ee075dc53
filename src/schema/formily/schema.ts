/**
 * Standard Formily JSON Schema, as far as forms are written in it (https://formilyjs.org, JSON
 * Schema).
 */
export interface FormilySchema {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  enum?: unknown;
  properties?: Record<string, FormilySchema>;
  items?: FormilySchema;
  'x-index'?: number;
  'x-component'?: string;
  'x-component-props'?: Record<string, unknown>;
  'x-decorator'?: string;
  'x-decorator-props'?: Record<string, unknown>;
  'x-visible'?: boolean | string;
  'x-disabled'?: boolean | string;
  'x-read-only'?: boolean | string;
  'x-validator'?: unknown;
  'x-reactions'?: FormilyReaction[];
  /** What Formily has no word for, by our names; Formily hands it on untouched. */
  'x-data'?: Record<string, unknown>;
}

/** The declarative form of a reaction. */
export interface FormilyReaction {
  when?: string;
  fulfill?: { state: Record<string, unknown> };
  otherwise?: { state: Record<string, unknown> };
}

/** Layout of our forms and the components of @formily/antd-v5 that draw it. */
export const layoutComponents = {
  group: 'FormLayout',
  grid: 'FormGrid',
  tabs: 'FormTab',
  collapse: 'FormCollapse',
  steps: 'FormStep',
} as const;

/** Where labels stand, in the words of FormLayout. */
export const labelLayouts = { top: 'vertical', left: 'horizontal', inline: 'inline' } as const;

/** How labels and controls share a row, in the words of FormLayout; it knows of no offsets. */
export const labelProps = {
  labelWidth: 'labelWidth',
  labelAlign: 'labelAlign',
  controlWidth: 'wrapperWidth',
} as const;

/** The component of one part, and its prop that holds the label. */
export const partComponents = {
  tabs: { component: 'FormTab.TabPane', label: 'tab' },
  collapse: { component: 'FormCollapse.CollapsePanel', label: 'header' },
  steps: { component: 'FormStep.StepPane', label: 'title' },
} as const;

/** How FormItem hides a label; the title of its field stays. */
export const hiddenLabel = { display: 'none' } as const;

export const listComponent = 'ArrayCards';
