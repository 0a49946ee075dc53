/** What the kernel knows of registered code: names, facts and declared props, no components. */
import type { Choice } from './compile/plan.ts';
import type { Field, Model } from './generated/types.gen.ts';
import type { Protocol } from './protocol.ts';
import type { NamedStepCompiler, StepDefinition } from './stepDefinition.ts';

/** JSON Schema of one widget prop, restricted to what the designer can edit. */
export interface PropSchema {
  /** scalar: a text, number or boolean, such as a value of the field that the widget edits. */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'scalar';
  title: string;
  /** array: what its entries are; absent: anything. */
  items?: 'string';
  enum?: readonly (string | number | boolean)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

/** What a widget can be used for: entering a value, showing one, arranging fields. */
export type WidgetRole = 'input' | 'display' | 'layout' | 'rows';

/**
 * What a control can be the usual one for: values of a field type, or one of these:
 * choice (one of a list), choiceTree (a node of a tree), choiceRecords (a record found by typing),
 * dateRange (from a day to another, in searches), numberRange (the same of numbers).
 */
export type InputUse =
  Field['type'] | 'choice' | 'choiceTree' | 'choiceRecords' | 'dateRange' | 'numberRange';

/**
 * What a display can be the usual one for: values of a field type, the label of a choice, the
 * picture of a person.
 */
export type DisplayUse = Field['type'] | 'choice' | 'avatar';

/** What a layout piece can be the usual one for: the types of layout in forms. */
export type LayoutUse = 'group' | 'grid' | 'tabs' | 'collapse' | 'steps';

/** What the runtime must know of a widget to compile pages for it and to draw them. */
export interface WidgetFacts {
  /** PascalCase name by which pages name it. */
  name: string;
  /** JSON value types it edits or shows. */
  values: readonly ('string' | 'number' | 'boolean' | 'array' | 'object')[];
  /** What it is the usual control for in forms; one widget for each. */
  inputFor?: readonly InputUse[];
  /** Field types whose searches it is the usual control for. */
  searchFor?: readonly Field['type'][];
  /** What it is the usual display for. */
  displayFor?: readonly DisplayUse[];
  layoutFor?: readonly LayoutUse[];
  /** Props it gets for values of a field type, unless the page says otherwise. */
  propsFor?: Partial<Record<Field['type'], Readonly<Record<string, unknown>>>>;
  /** Needs choices (dict, options). */
  choices?: boolean;
  /** A prop with which it loads its choices by itself, an address: then it needs none. */
  loadsBy?: string;
  /** Props with which it holds several values instead of one. */
  several?: Readonly<Record<string, unknown>>;
  /** Gets precision, grouping and currency from the model's field, inputs its limits, too. */
  numeric?: boolean;
  /** Inputs: texts that it enters must be of this kind, unless the page says otherwise. */
  format?: 'json' | 'pairs';
  /** Displays: draws something of its own where there is no value, instead of -. */
  blank?: boolean;
  /** The prop that it shows instead of a value of the record, where nothing is entered, too. */
  shows?: string;
  /** Has a place for a placeholder, which asks to enter (请输入…) or to choose (请选择…). */
  placeholder?: 'enter' | 'choose';
  /**
   * Inputs: the display widget that shows their values where nothing is entered, with the props of
   * the input that it understands, too. Absent: such values (passwords) are not shown.
   */
  showAs?: string | { widget: string; props: readonly string[] };
  /** Inputs: records are picked in a list (`list` of a field), of the related model or another. */
  records?: boolean;
  /** Inputs: has room in its head for the controls of other fields (`inside` of a form node). */
  tools?: boolean;
  /** Layout: shows the nodes in it one at a time. */
  parts?: boolean;
  /**
   * Displays: without props and choices it shows the value as it is, so that cells need no
   * component.
   */
  plain?: boolean;
  /**
   * Displays: in a cell it is a text, which makes the column as wide as its texts. cut: it may be
   * cut off; whole: it says nothing when cut. sample: the prop that holds a text as wide as all
   * others.
   */
  cell?: { text: 'cut' | 'whole'; sample?: { prop: string; default: string } };
  /** Inputs: pixels of a field with it, label and message included; default that of one line. */
  height?: number;
  /**
   * Characters of a value that it draws at once at most, an entry of a list counting 100; absent:
   * 2,000 in cells, 20,000 in other displays, 100,000 in controls. Of a longer value people see the
   * beginning, how much is missing, and a way to all of it.
   */
  most?: number;
  /** Takes a text with commas for several values. */
  joined?: boolean;
  /** Displays: the beginning of a long text is shown by the widget, too, and not as plain text. */
  cuttable?: boolean;
}

/**
 * An example of a widget: shown on the page of widgets, held against the declarations by the tests.
 */
export interface WidgetExample {
  label: string;
  value?: unknown;
  props?: Readonly<Record<string, unknown>>;
  choices?: readonly Choice[];
  /** Records that it picks in a list: their model, and those that a server has. */
  records?: { model: Model; rows: readonly Readonly<Record<string, unknown>>[] };
}

/**
 * What a public form makes of the values of an input (docs/decisions/public-forms.md). Where a
 * widget says nothing, the type of the value decides.
 */
export interface WidgetAnswers {
  /**
   * Why a public form cannot have it: it asks the server for more than somebody without a session
   * is given (session), or what is entered is no answer, such as passwords and codes (secret).
   */
  refused?: 'session' | 'secret';
  /** A text that is stored as a day or a moment; absent or undefined: as a text. */
  type?(props: Readonly<Record<string, unknown>>): 'date' | 'datetime' | undefined;
  /** Decimals of its numbers; absent: those of the prop `precision`, undefined: two. */
  scale?(props: Readonly<Record<string, unknown>>): number | undefined;
  /** A value of several parts as people read it; undefined: it is no value of this widget. */
  text?(value: Readonly<Record<string, unknown>>): string | undefined;
  /** Its values are codes of divisions of the country (GB/T 2260), stored by their names. */
  divisions?: boolean;
}

/**
 * One folder of `src/widgets` or `extensions/widgets`: all that is known of a widget but its
 * components.
 */
export interface WidgetDefinition extends WidgetFacts {
  roles: readonly WidgetRole[];
  /** Inputs: what public forms make of it. */
  answers?: WidgetAnswers;
  /**
   * Inputs: the component of @formily/antd-v5 that stands for it in a form handed to Formily;
   * default Input.
   */
  formily?: { component: string; props?: Readonly<Record<string, unknown>> };
  /** Chinese name shown in the designer. */
  label: string;
  /** Icon in the palette of the designer. */
  icon: string;
  /** Group in the palette of the designer (widgetGroups). */
  group: WidgetGroup;
  /** One English sentence: what it is for. */
  doc: string;
  /** Its props; the checker refuses others. */
  props: Readonly<Record<string, PropSchema>>;
  examples: readonly WidgetExample[];
}

/** Groups of the palette in their order, with their Chinese names. */
export const widgetGroups = {
  text: '文本',
  number: '数字',
  choice: '选择',
  date: '日期与时间',
  file: '文件与图片',
  account: '账号安全',
  display: '展示',
  layout: '布局',
} as const;

export type WidgetGroup = keyof typeof widgetGroups;

/** Actions of the application that pages may name (action type custom). */
export const customActionNames = [
  /** Asks the server again who is signed in and what they may do. */
  'reloadSession',
] as const;

/** Registered code as a page is compiled against it. */
export interface CompileVocabulary {
  /** What the server speaks. */
  protocol: Protocol;
  widgets: readonly WidgetFacts[];
  steps: readonly NamedStepCompiler[];
  /** Names of registered custom actions. */
  customActions: readonly string[];
}

/** What the checker reads of a widget. */
export type WidgetDeclaration = Pick<
  WidgetDefinition,
  'name' | 'roles' | 'props' | 'tools' | 'records'
>;

/** An address that the server answers. */
export interface AddressDeclaration {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under the API base; parameters as {name}. */
  path: string;
  /** Parameters that take a number, or a comma list of them. */
  numbers?: readonly string[];
}

/** Registered code as files are checked against it. */
export interface Vocabulary {
  protocol: Pick<Protocol, 'rights' | 'namedRecords' | 'resources' | 'workbooks'>;
  /** Registered widgets; empty: widgets are not checked. */
  widgets: readonly WidgetDeclaration[];
  steps: readonly StepDefinition[];
  /** Names of registered custom actions. */
  customActions: readonly string[];
  /** Icon names; absent: icons are not checked. */
  icons?: readonly string[];
  /** Permissions that routes written by hand ask for, beside those of models and menus. */
  permissions?: readonly string[];
  /** Addresses that are answered beside those of models; absent: addresses are not checked. */
  addresses?: readonly AddressDeclaration[];
  /** What the server offers beyond the protocol, besides what the kernel knows of. */
  features?: readonly string[];
}
