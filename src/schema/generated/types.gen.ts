/* Generated from schemas/meta by scripts/generate.mjs. Change those files, then run `npm run generate`. */

/** Something a person can start from a toolbar, a row, a menu, a form or a block event. A closed union told apart by type. Expressions read row (the row acted on), rows and ids (the checked rows and their keys; in a row action that row and its key), edited (the rows of the list whose cells were changed, with the new values), values (form), query (search values), route, state, user, source and result (answer of the step before). */
export type Action =
  | OpenFormAction
  | OpenPageAction
  | OpenBlockAction
  | RequestAction
  | ConfirmAction
  | ExportAction
  | ImportAction
  | DownloadAction
  | NavigateAction
  | SetStateAction
  | ReloadAction
  | SequenceAction
  | MessageAction
  | CloseAction
  | CustomAction;

/** A plain text, a translated text, or an expression giving text. */
export type Text =
  | string
  | {
      /** Key in the language catalogue. */
      $t: string;
      /** Simplified Chinese text used when the catalogue has no entry. */
      default: string;
    }
  | Expression;

/** A constant or an expression; an expression that fails counts as false. */
export type Condition = boolean | Expression;

/** A piece of a page. A closed union told apart by type. */
export type Block =
  | ListBlock
  | FormBlock
  | DescriptionsBlock
  | TreeBlock
  | TabsBlock
  | SplitBlock
  | CardBlock
  | HtmlBlock
  | TextBlock
  | HeadingBlock
  | RepeatBlock
  | IframeBlock
  | ActionsBlock;

/** A search field: the name of a model field, or an object that overrides it. */
export type QueryField =
  | string
  | {
      /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
      field: string;
      label?: Text;
      placeholder?: Text;
      /** Name of a registered widget. */
      'x-component'?: string;
      'x-component-props'?: Record<string, unknown>;
      /** A dictionary type. */
      dict?: string;
      options?: Options;
      /** Sent as params[{prefix}BeginTime], params[{prefix}EndTime]; time adds 00:00:00 and 23:59:59. */
      range?: 'day' | 'time';
      prefix?: string;
      default?: unknown;
    };

/** Choices of a control or cell: a fixed list, records of a named source or a request, or records that an expression gives. */
export type Options =
  | {
      value: string | number | boolean | null;
      label: string;
      disabled?: boolean;
      tone?: string;
    }[]
  | {
      /** Named source of the page. */
      source?: string;
      request?: Request;
      /** The records themselves, such as a member of what the form loaded. */
      records?: Expression;
      /** Parameter of the request by which records are found by what is typed: always where the request gives a page of them, and where the server cut the list of `records`. */
      search?: string;
      /** Member that is the value; default value. */
      value?: string;
      label?: string;
      children?: string;
      disabled?: Expression;
      /** Flat list: member that names the parent; a tree is built. */
      parent?: string;
      /** An extra root node. */
      root?: {
        value: string | number;
        label: string;
      };
    };

/** A column: the name of a model field, or an object that overrides it. */
export type Column =
  | string
  | {
      /** Field, or a dotted path into the row such as dept.deptName. */
      field: string;
      label?: Text;
      /** Computed instead of read; reads row and index, its place in the whole list from 1. */
      value?: Expression;
      /** Pixels that a text is never cut below, and that columns of switches, controls and pictures take, whose contents say nothing of their width. Otherwise a column is as wide as what it shows. */
      width?: number;
      align?: 'left' | 'center' | 'right';
      fixed?: 'left' | 'right';
      /** Whether a longer text ends in dots and is told as a tooltip; false: it is wrapped. */
      ellipsis?: boolean;
      sortable?: boolean;
      /** Column filter from the dictionary or options. */
      filterable?: boolean;
      /** false: hidden until chosen in the column settings. */
      shown?: boolean;
      /** A dictionary type. */
      dict?: string;
      options?: Options;
      suffix?: string;
      /** Display widget. */
      'x-component'?: string;
      'x-component-props'?: Record<string, unknown>;
      /** The cell is a link that starts this action. */
      action?: string;
      switch?: Switch;
      edit?: CellEdit;
      visible?: Condition;
      /** Permission needed: one, or a list of which any one suffices. */
      access?: string | string[];
      /** Tooltip at the header. */
      description?: Text;
    };

/** A labelled value: the name of a field, or an object that overrides it. */
export type Item =
  | string
  | {
      field?: string;
      label?: Text;
      value?: Text;
      /** A dictionary type. */
      dict?: string;
      options?: Options;
      suffix?: string;
      span?: number;
      /** Name of a registered widget. */
      'x-component'?: string;
      'x-component-props'?: Record<string, unknown>;
      visible?: Condition;
      /** Permission needed: one, or a list of which any one suffices. */
      access?: string | string[];
    };

export type TextByMode =
  | Text
  | {
      create?: Text;
      edit?: Text;
      view?: Text;
    };

/** A REST operation of a model. */
export type Operation = 'list' | 'get' | 'create' | 'update' | 'remove' | 'export' | 'import' | 'importTemplate' | 'optionselect';

/** boolean: true or false. date: a day: yyyy-MM-dd. datetime: a moment: yyyy-MM-dd HH:mm:ss in GMT+8. decimal: an exact decimal of precision digits, scale of them after the point; it travels as a number. id: a 64-bit number made by the server: the key of a record. integer: a whole number of 32 bits. json: any JSON value, kept as it was written. long: a whole number up to 2^53. ref: the key of a record of another model (see relations). richText: text with formats, as harmless HTML. string: a text of one line, at most maxLength characters. text: a text of any length. */
export type FieldType =
  'boolean' | 'date' | 'datetime' | 'decimal' | 'id' | 'integer' | 'json' | 'long' | 'ref' | 'richText' | 'string' | 'text';

/** contains: case-insensitive part of the text. exact: equal. in: any of several. subtree: that row of a tree and all below. dayRange, timeRange: params[beginTime] and params[endTime], by whole days or by moments. */
export type FilterType = 'contains' | 'exact' | 'in' | 'subtree' | 'dayRange' | 'timeRange';

/** Opens a form of this page. */
export interface OpenFormAction {
  type: 'openForm';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  check?: Check;
  confirm?: Confirmation;
  /** Actions run after this one succeeded, in order. */
  then?: Action[];
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  form: string;
  /** edit and view load the record by key first. */
  mode?: 'create' | 'edit' | 'view';
  /** Initial values, over the model's defaults. */
  values?: Values;
  /** Key of the record to load; default the row's or the one checked row's key. */
  recordKey?: Expression;
}

/** A computed value: {"$expr": "row.status != '1'"}. See docs/formats/expressions.md. */
export interface Expression {
  $expr: string;
}

/** What must hold before the action asks or does anything; else its message is shown as a warning. */
export interface Check {
  when: Expression;
  message: Text;
}

/** Question asked before the action runs. */
export interface Confirmation {
  title: Text;
  content?: Text;
  ok?: Text;
  cancel?: Text;
  danger?: boolean;
}

/** Named values; each is a JSON value or an expression. */
export type Values = Record<string, unknown>;

/** Shows another page in a tab, drawer or modal. */
export interface OpenPageAction {
  type: 'openPage';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  check?: Check;
  confirm?: Confirmation;
  /** Actions run after this one succeeded, in order. */
  then?: Action[];
  page: string;
  params?: Values;
  surface?: 'drawer' | 'modal';
  title?: Text;
  width?: number | string;
}

/** Shows blocks in a drawer or modal, for example the details of a row. The blocks read row. */
export interface OpenBlockAction {
  type: 'openBlock';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  check?: Check;
  confirm?: Confirmation;
  /** Actions run after this one succeeded, in order. */
  then?: Action[];
  surface?: 'drawer' | 'modal';
  title?: Text;
  width?: number | string;
  /** Request whose result is read as record; default: record is the row. */
  load?: Request;
  body: Block[];
}

/** One HTTP call under the API base. url may hold {expression} parts, each URL-encoded. */
export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  /** Query string parameters. */
  params?: Values;
  /** JSON body. */
  body?: Values | Expression;
  /** Member of the answer that is the result, as a dotted path; default data. * is the whole answer. */
  pick?: string;
}

/** Search, toolbar, table and pager. */
export interface ListBlock {
  type: 'list';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  title?: Text;
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  list: ListProps;
}

/** Search, toolbar, table and pager over a model or a request. */
export interface ListProps {
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  model?: string;
  /** Key field of the rows; default the model's key. */
  key?: string;
  /** Request that loads the rows; default GET {path}/list. params are added to the search. */
  request?: Request;
  /** Fixed or computed parameters added to the search. */
  params?: Values;
  /** Search fields. */
  query?: QueryField[];
  /** Search fields visible before 展开. */
  queryShown?: number;
  columns: Column[];
  sort?: Sort;
  /** Default from the model. */
  paged?: boolean;
  pageSize?: number;
  /** Items: A stable, human key. Starts with a letter, so that it never looks like an integer. */
  toolbar?: string[];
  /**
   * Row actions shown as links.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  row?: string[];
  /**
   * Row actions under 更多.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  more?: string[];
  /** Row actions are shown only where true. */
  rowVisible?: Condition;
  selection?: 'multiple' | 'single' | 'none';
  /** Rows that may be checked. */
  selectable?: Condition;
  /** Rows that are checked when they are loaded. */
  checked?: Condition;
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  rowClick?: string;
  /** A click on a row checks or unchecks it. */
  selectOnClick?: boolean;
  /** Rows form a tree by the model's parent field. */
  tree?: boolean;
  /** Levels open at first; all when true. */
  treeExpanded?: boolean | number;
  /** Blocks shown below an opened row; they read row. One row at a time. */
  expand?: Block[];
  /** Form that the standard create and edit actions open; default edit. */
  form?: string;
  size?: 'default' | 'middle' | 'small';
  /** Body height in pixels; the body scrolls. */
  height?: number;
  /** Density, columns and reload buttons. */
  tools?: boolean;
  /** Search, sort and page live in the address. Default true for the first list of a page. */
  urlState?: boolean;
  /** Text beside the pager; reads total. Default 共 {total} 条. */
  totalText?: Text;
  empty?: Text;
}

/** The value is changed in place, after a question. */
export interface Switch {
  on: string | number | boolean;
  off: string | number | boolean;
  /** Reads row and value (the new one). */
  request: Request;
  /** Reads row and value. */
  confirm?: Text;
  success?: Text;
  /** Message of a failure; reads row, value and the server's text as problem. Default that text. */
  failure?: Text;
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  disabled?: Condition;
}

/** The cells hold a control. What is changed in them stays in the list until an action stores it, which reads the changed rows as edited. */
export interface CellEdit {
  /** Input widget; default that of the field. */
  'x-component'?: string;
  'x-component-props'?: Record<string, unknown>;
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  /** Reads row. */
  disabled?: Condition;
}

/** Field name to direction, in order of weight. */
export interface Sort {
  [k: string]: 'asc' | 'desc';
}

/** A form of the page, in place. */
export interface FormBlock {
  type: 'form';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  form: string;
  mode?: ('create' | 'edit' | 'view') | Expression;
  recordKey?: Expression;
  values?: Values;
  submitLabel?: Text;
  /** Widest it gets, in pixels; default what there is. */
  width?: number;
  /** page: the form is the page, with its title, a way back and the buttons at the top; cancelling goes back, too. bare: no panel around it and one wide button below, for a page whose only matter it is. */
  frame?: 'panel' | 'page' | 'bare';
}

/** Label and value pairs of a record. */
export interface DescriptionsBlock {
  type: 'descriptions';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  title?: Text;
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  model?: string;
  /** Default: record of the surrounding action or page. */
  record?: Expression;
  columns?: number;
  /** false: plain lines, for narrow places. */
  bordered?: boolean;
  items: Item[];
}

/** A searchable tree; choosing a node writes its key into the page state. */
export interface TreeBlock {
  type: 'tree';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  title?: Text;
  options: Options;
  /** Member of the page state that holds the chosen key; choosing again clears it. */
  state: string;
  placeholder?: Text;
  /** Buttons that open and close all nodes and load the tree again. */
  tools?: boolean;
}

/** Blocks behind tabs. `?tab=key` in the address opens the tab of that key. */
export interface TabsBlock {
  type: 'tabs';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  /** Key of the tab shown first; default the first one. */
  active?: string;
  items: {
    /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
    key: string;
    label: Text;
    /** Icon name of the icon set. */
    icon?: string;
    /** Permission needed: one, or a list of which any one suffices. */
    access?: string | string[];
    visible?: Condition;
    body: Block[];
  }[];
}

/** Panes side by side, one below the other on small screens. */
export interface SplitBlock {
  type: 'split';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  panes: {
    /** Shown where the pane is folded on small screens. */
    title?: Text;
    /** Of 24. */
    span?: number;
    width?: number;
    collapsible?: boolean;
    /** Its width is dragged, and kept for each person; for panes with a width. */
    resizable?: boolean;
    body: Block[];
  }[];
}

/** Blocks in a card, with buttons at its side. */
export interface CardBlock {
  type: 'card';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  title?: Text;
  /**
   * Buttons at the side of the card; below it on phones.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  actions?: string[];
  body: Block[];
}

/** HTML content, sanitised before it is shown. */
export interface HtmlBlock {
  type: 'html';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  html: Text;
}

/** A line or box of text. */
export interface TextBlock {
  type: 'text';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  text: Text;
  tone?: 'plain' | 'title' | 'secondary' | 'info' | 'warning' | 'error';
  /** Name of an icon before the text. */
  icon?: Text;
}

/** A round picture with a title and a line below, such as a person. */
export interface HeadingBlock {
  type: 'heading';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  /** Path of a stored picture; a drawn figure where it is empty. Absent: no picture. */
  picture?: Text;
  title: Text;
  text?: Text;
}

/** The same blocks for each record of a list, as cards; they read row and index, the place from 1. */
export interface RepeatBlock {
  type: 'repeat';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  /** The list, such as a source. */
  records: Expression;
  /** Records shown; reads row. */
  where?: Condition;
  /** Cards a row where there is room. */
  columns?: number;
  /** Text when there is no record. */
  empty?: Text;
  body: Block[];
}

/** Another address in a frame. */
export interface IframeBlock {
  type: 'iframe';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  src: Text;
  title: Text;
  height?: number;
  /** A page of this very site, which acts in the name of who is signed in. Pages of other sites stay locked in, whatever this says. */
  trusted?: boolean;
}

/** A row of buttons. */
export interface ActionsBlock {
  type: 'actions';
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name?: string;
  visible?: Condition;
  /** Items: A stable, human key. Starts with a letter, so that it never looks like an integer. */
  actions: string[];
}

/** Sends a request, tells its success and goes on with then. */
export interface RequestAction {
  type: 'request';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  check?: Check;
  confirm?: Confirmation;
  /** Actions run after this one succeeded, in order. */
  then?: Action[];
  request: Request;
  /** Message shown for 3 s; default the server's text. */
  success?: Text;
  /** Message instead of the server's text, which it reads as problem. */
  failure?: Text;
  /** Drops cached dictionaries: all, or the ones named. */
  forgetDicts?: 'all' | (string | Expression)[];
}

/** A question as a step of a sequence: a refusal ends the sequence. */
export interface ConfirmAction {
  type: 'confirm';
  title: Text;
  content?: Text;
  ok?: Text;
  cancel?: Text;
  danger?: boolean;
}

/** Downloads the list's rows under its present search as xlsx. */
export interface ExportAction {
  type: 'export';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  check?: Check;
  confirm?: Confirmation;
  /** Actions run after this one succeeded, in order. */
  then?: Action[];
  /** Default {model path}/export. */
  url?: string;
  /** Stem; the file is {stem}_{epoch ms}.xlsx. Default the model's name. */
  filename?: string;
}

/** Opens the import dialog: drop zone, template, option to update, report. */
export interface ImportAction {
  type: 'import';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  check?: Check;
  confirm?: Confirmation;
  /** Actions run after this one succeeded, in order. */
  then?: Action[];
  title?: Text;
  /** Default {model path}/importData. */
  url?: string;
  /** Default {model path}/importTemplate. */
  templateUrl?: string;
  templateName?: string;
  /** Text of the box that sends updateSupport; default 是否更新已经存在的数据. */
  updateLabel?: Text;
  /** What people should know before they import, and after it. */
  warning?: ImportWarning;
}

/** A warning that depends on the answer of a request, which when reads as result. */
export interface ImportWarning {
  request: Request;
  when: Expression;
  message: Text;
}

/** Saves the answer of a request as a file. */
export interface DownloadAction {
  type: 'download';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  check?: Check;
  confirm?: Confirmation;
  /** Actions run after this one succeeded, in order. */
  then?: Action[];
  request: Request;
  filename: Text;
}

/** Goes to a route of the application. to may hold {expression} parts. */
export interface NavigateAction {
  type: 'navigate';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  check?: Check;
  confirm?: Confirmation;
  /** A route such as /system/role; back goes one back and closes the tab. */
  to: string;
  query?: Values;
}

/** Changes members of the page state. */
export interface SetStateAction {
  type: 'setState';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  /** Actions run after this one succeeded, in order. */
  then?: Action[];
  values: Values;
}

/** Loads a block or source again; all of the page when none is named. */
export interface ReloadAction {
  type: 'reload';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  block?: string;
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  source?: string;
  clearSelection?: boolean;
  /** Drops cached dictionaries: all, or the ones named. */
  forgetDicts?: 'all' | (string | Expression)[];
}

/** Steps one after the other; the first failure ends it. */
export interface SequenceAction {
  type: 'sequence';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  check?: Check;
  confirm?: Confirmation;
  steps: Action[];
}

/** Shows a short message. */
export interface MessageAction {
  type: 'message';
  tone?: 'success' | 'info' | 'warning' | 'error';
  text: Text;
}

/** Closes the drawer or modal in which it was started; elsewhere it does nothing. */
export interface CloseAction {
  type: 'close';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
}

/** An action registered by code under a name. */
export interface CustomAction {
  type: 'custom';
  label?: Text;
  /** Icon name of the icon set. */
  icon?: string;
  /** How its button looks. */
  look?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it needs: none (default), one exactly, some (one or more). */
  needs?: 'none' | 'one' | 'some';
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  visible?: Condition;
  disabled?: Condition;
  check?: Check;
  confirm?: Confirmation;
  /** Actions run after this one succeeded, in order. */
  then?: Action[];
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  name: string;
  props?: Values;
}

/** Rows that fill one model of an empty installation. Files are applied in the order of their names; a table that has rows is left alone. */
export interface Defaults {
  /** Address of this format, for editors. */
  $schema?: string;
  /** Format version of this file. */
  version: 2;
  /** Model whose table the rows fill. */
  model: string;
  /** First key given to rows made later, so that shipped rows and own rows never collide. */
  nextId?: number;
  /** Records by field names, with their keys. */
  rows: Record<string, unknown>[];
  /** Rows of the link tables of manyToMany relations. */
  links?: DefaultLinks[];
}

/** Links of one row under one relation. */
export interface DefaultLinks {
  /** Name of the manyToMany relation. */
  relation: string;
  /** Key of the row. */
  from: number;
  /** Keys of the linked rows of the other model. */
  to: number[];
}

/** A form: a restricted Formily JSON Schema whose nodes take what they can from a model field (x-field), plus linkage rules. Raw x-reactions and strings with {{ }} are refused. */
export interface FormSchema {
  /** Model of the form; default the model of the list or page. */
  model?: string;
  /** Default {新增|修改|查看}{model label}. */
  title?: TextByMode;
  /** Where it opens. */
  surface?: 'drawer' | 'modal' | 'page';
  /** Pixels or a CSS width; default 35% (min. 480 px) for drawers, 600 for modals. */
  width?: number | string;
  /** Fields a row on wide screens. */
  columns?: number;
  labels?: 'top' | 'left';
  /** Request that loads the record; default GET {path}/{key}. */
  load?: Request;
  /** Further requests of the opening form, by name. The form waits for them; its expressions read their whole answers as loaded.{name}, and that of load as loaded.record. */
  also?: {
    [k: string]: AlsoLoaded;
  };
  /** Values that it begins with, over those of the record; they read loaded. One that gives nothing is left out. */
  values?: Values;
  /** Request that stores it; default POST or PUT {path} with the values. */
  submit?: Submit;
  /** Message after storing; default 新增成功 or 修改成功. */
  success?: TextByMode;
  /** Fields asked for last, when the rest is right and before the form is stored. */
  finish?: Finish;
  /** Actions after storing; default: close and reload the list that opened it. */
  after?: Action[];
  /** Actions after the server refused to store it, such as fetching another captcha. */
  refused?: Action[];
  schema: FormRoot;
  rules?: Rule[];
}

/** A request sent when the form opens. */
export interface AlsoLoaded {
  request: Request;
  /** Modes in which it is sent; default all. */
  modes?: ('create' | 'edit' | 'view')[];
}

/** Requests that store a new and a changed record. */
export interface Submit {
  create?: Request;
  edit?: Request;
}

/** A drawer over the form with its last fields, and the button that stores it. */
export interface Finish {
  /**
   * Nodes at the top of the form.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  fields: string[];
  title: Text;
  /** Text of the button; default 保存. */
  label?: Text;
  /** Pixels or a CSS width; default 30% (min. 360 px). */
  width?: number | string;
}

/** Top of a form: its nodes by name. */
export interface FormRoot {
  type: 'object';
  properties: {
    [k: string]: FormNode;
  };
}

/** A field, or (type void) a piece of layout that holds properties. */
export interface FormNode {
  /** Value type; default from the model field. void: layout only. */
  type?: 'string' | 'number' | 'boolean' | 'object' | 'array' | 'void';
  /** Model field from which label, validation, widget, dict, default and access come. */
  'x-field'?: string;
  title?: Text;
  /** Hint below the control. */
  description?: Text;
  /** Tooltip at the label. */
  help?: Text;
  placeholder?: Text;
  /** Initial value: JSON or an expression. */
  default?: unknown;
  required?: boolean;
  requiredMessage?: Text;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  patternMessage?: Text;
  /** Expression over values that must be true, with its message. */
  check?: {
    when: Expression;
    message: Text;
  };
  /** A dictionary type. */
  dict?: string;
  /** Choices: fixed, or a data source. */
  options?: Options;
  /** Modes in which the node exists; default all. */
  modes?: ('create' | 'edit' | 'view')[];
  visible?: Condition;
  disabled?: Condition;
  readOnly?: Condition;
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  /** Field beside this one whose control shows it in its head, instead of a place of its own; the control must have room for others, such as CheckTree. */
  inside?: string;
  /** false: the value is not sent. */
  submit?: boolean;
  /** Columns taken on wide screens. */
  span?: number;
  /** Widget name (or layout for void nodes). */
  'x-component'?: string;
  'x-component-props'?: Record<string, unknown>;
  properties?: {
    [k: string]: FormNode;
  };
  /** Array fields: the node of one item. */
  items?: FormNode;
}

/** While when is true, the target has what set says; when it is false the inverse holds: the opposite for visible, required, disabled, readOnly; the declared state for the rest. A value is set at the moment the condition or the value's own inputs change. */
export interface Rule {
  target: string | string[];
  when?: Expression;
  set: {
    visible?: boolean;
    required?: boolean;
    disabled?: boolean;
    readOnly?: boolean;
    /** JSON or an expression. */
    value?: unknown;
    title?: Text;
    description?: Text;
    options?: Options;
    props?: Values;
  };
}

/** Translations of the texts of all models, pages and defaults, by the Chinese text as it is written. */
export interface Locale {
  /** Address of this meta-schema, for editors. */
  $schema?: string;
  /** Format version of this file. */
  version: 1;
  /** Source text to its translation; an empty one is not translated yet. Placeholders in braces stay as they are. A text that needs several translations has an object: `default`, and others by context, which is a folder, a file or a part of a file such as pages/system/post#/list. */
  texts: {
    [k: string]:
      | string
      | {
          [k: string]: string;
        };
  };
}

/** What exists: one entity. The server makes its table, REST resource, OpenAPI and xlsx exchange from it; pages take labels, validators, widgets and dicts from it. */
export interface Model {
  /** Address of this format, for editors. */
  $schema?: string;
  /** Format version of this file. */
  version: 2;
  /** Key by which pages and relations name this model; equals the file name. */
  name: string;
  /** Name of one record, used in messages: 岗位. */
  label: string;
  /** Name of the database table. */
  table: string;
  /** Name of the primary key field. */
  key: string;
  /** Field whose value names a record in messages and pickers. */
  labelField?: string;
  /** Resource path below the API base; absent: no REST resource. */
  path?: string;
  /** Prefix of the permissions :list :query :add :edit :remove :export :import. */
  permission?: string;
  /** Title of operation log rows; an object overrides it by operation. */
  audit?: string | AuditTitles;
  /** REST operations offered; default list, get, create, update, remove, export. */
  operations?: Operation[];
  /** Operations that any signed-in user may call; the others need the permission of their name. */
  open?: Operation[];
  /** Operations that ask for a recent proof of who the caller is. */
  proof?: Operation[];
  /** false: the list answers all rows in data instead of a page of rows. Default true, false for trees. */
  paged?: boolean;
  /** Order of the list unless the caller sorts. */
  sort?: Sort;
  /** createBy, createTime, updateBy, updateTime kept by the server. One may be declared in fields too, to give it another label or a filter. */
  stamps?: boolean;
  /** What a record holds, by name, in the order in which forms and exports show it. */
  fields: {
    [k: string]: Field;
  };
  /** Indexes beside those of keys, references, unique fields and the usual order. */
  indexes?: {
    /**
     * Fields of the index, in order.
     *
     * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
     */
    fields: string[];
    /** No two rows may have the same values in all of these fields. */
    unique?: boolean;
  }[];
  /** How records belong to records of other models, by name. */
  relations?: {
    [k: string]: Relation;
  };
  /** Set where rows form a tree. */
  tree?: Tree;
  /** Removed rows stay in the table, marked. */
  softDelete?: {
    /** Field that holds the mark. */
    field: string;
    /** Its value in rows that are there. */
    present: string;
    /** Its value in rows that were removed. */
    deleted: string;
  };
  /** What limits the rows a caller sees and touches. */
  dataScope?: {
    /** Field that ties a row to a department; data scopes of roles filter by it. */
    dept?: string;
    /** Field that ties a row to a user, by key or by name. */
    user?: string;
    /** A manyToMany relation: a row belongs to the departments of the rows linked to it. */
    through?: string;
    /** A manyToMany relation to roles: only rows linked to an enabled role of the caller. */
    heldBy?: string;
  };
  /** Name of the first sheet of exports; default {label}数据. */
  sheet?: string;
  /** What import reports call a row, before its name; default the label. */
  importLabel?: string;
  /** Integer field counted up on each update. A writer that sends an older value is refused, so that two editors never overwrite each other silently. */
  versionField?: string;
  /** Refusals decided by data. */
  guards?: Guard[];
  /** Explicit permission for a change of the table that cannot be applied by adding: run once, in order. */
  migrations?: TableMigration[];
}

/** Titles of operation log rows by operation. */
export interface AuditTitles {
  /** Of operations that have no title of their own. */
  title: string;
  /** Of creating. */
  create?: string;
  /** Of changing. */
  update?: string;
  /** Of removing. */
  remove?: string;
  /** Of exporting. */
  export?: string;
  /** Of importing. */
  import?: string;
}

/** One property of a record: its type, limits and part in lists, forms and xlsx. */
export interface Field {
  /** What its values are. */
  type: FieldType;
  /** What people call the field: in forms, lists, messages and xlsx. */
  label: string;
  /** Shown as a tooltip at the form label. */
  help?: string;
  /** Column name; default is the field name in snake_case. */
  column?: string;
  /** A record has a value. */
  required?: boolean;
  /** Characters at least. */
  minLength?: number;
  /** Characters at most; the length of the column of a string. */
  maxLength?: number;
  /** Smallest number. */
  minimum?: number;
  /** Largest number. */
  maximum?: number;
  /** Digits in all (decimal). */
  precision?: number;
  /** Digits after the point (decimal). */
  scale?: number;
  /** Regular expression that a text matches (docs/decisions/patterns.md). */
  pattern?: string;
  /** A kind of text: email, phone (mainland mobile number), url (http or https), permission (a:b:c), noMarkup (nothing a browser takes for a tag). */
  format?: 'email' | 'phone' | 'url' | 'permission' | 'noMarkup';
  /** Dictionary type whose values this field holds. */
  dict?: string;
  /** Fixed choices where no dictionary exists. */
  options?: {
    /** What is stored. */
    value: string | number | boolean;
    /** What people read. */
    label: string;
    /** Colour of its tag. */
    tone?: 'default' | 'primary' | 'success' | 'info' | 'warning' | 'danger';
  }[];
  /** true, or the fields within whose equal values it must be unique. */
  unique?:
    | boolean
    | {
        /**
         * Fields that must be equal, too.
         *
         * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
         */
        within: string[];
      };
  /** true: unique and sorted letter by letter. By default the letters A to Z are the same in both cases, as in the databases of the protocol: ADMIN is taken when admin exists, and stands beside it in a sorted list. Fields with a dict or options hold codes and are always compared letter by letter. */
  caseSensitive?: boolean;
  /** Value of a new record that brings none. */
  default?: string | number | boolean | null;
  /** Where the field takes part; default everywhere. list: answers of lists. view: answers of one record. create, edit: values that clients may send; others are ignored. So ["list", "view"] is kept by the server, ["list", "view", "create"] is set once, ["create", "edit"] is never answered, ["view", "create", "edit"] is too long for lists, and [] is the server's own. */
  modes?: ('list' | 'view' | 'create' | 'edit')[];
  /** What an update does with a member that brings no value. clear: absent and null leave the stored value as it is, an empty text clears it. keep: an empty text leaves it, too. replace: absent, null and an empty text all clear it. Default keep for texts with a default, clear for all others. */
  onBlank?: 'clear' | 'keep' | 'replace';
  /** Forms send this field with every record, as it was loaded or its default, also where they do not show it: servers of the protocol refuse or reset it otherwise. Required fields are always sent. */
  always?: boolean;
  /** How the list filters by this field; the name of a type is a filter of that type under the field's name. A list of several, where all but one have a param. */
  filter?: FilterType | Filter | (FilterType | Filter)[];
  /** May be named in orderByColumn. Default true except for text, richText and json. */
  sortable?: boolean;
  /** Widget used in forms unless a page says otherwise. */
  widget?: string;
  /** Part in xlsx exchange; {} takes part under the field's label. A field without it takes no part, but where no field of the model has it, all visible fields are exported. */
  excel?: {
    /** Header of the column; default the field's label. */
    label?: string;
    /** The column is in exports. */
    export?: boolean;
    /** Imports read the column, and their template has it. */
    import?: boolean;
    /** false: an import that overwrites a record leaves this field as it is. */
    overwrite?: boolean;
    /** Text behind each value, such as a unit. */
    suffix?: string;
    /** What a cell must be beyond the limits of the field: an import asks for what forms ask people for. */
    limits?: {
      /** The cell has a value. */
      required?: boolean;
      /** Characters at least. */
      minLength?: number;
      /** Characters at most. */
      maxLength?: number;
      /** A kind of text, as of the field. */
      format?: 'phone' | 'email' | 'url' | 'permission' | 'noMarkup';
    };
    /** Labels of codes in xlsx, where they differ from the dict or options of the field. */
    options?: {
      /** What is stored. */
      value: string | number | boolean;
      /** What the cell says. */
      label: string;
    }[];
    /** Width of the column in characters. */
    width?: number;
  };
  /** Permissions for reading or writing this one field. */
  access?: {
    /** Needed to read the field. */
    read?: string | string[];
    /** Needed to set the field. */
    write?: string | string[];
  };
  /** Texts of refusals where the default ({label}不能为空, {label}长度不能超过{maxLength}个字符, …) differs. */
  messages?: {
    /** There is no value. */
    required?: string;
    /** The text is too short. */
    minLength?: string;
    /** The text is too long. */
    maxLength?: string;
    /** The number is too small. */
    minimum?: string;
    /** The number is too large. */
    maximum?: string;
    /** The text does not match the pattern. */
    pattern?: string;
    /** The text is not of the format. */
    format?: string;
    /** What follows {operation}{model}'{name}'失败，; default {label}已存在. */
    unique?: string;
  };
}

/** One way in which the list filters by a field. */
export interface Filter {
  /** What is compared how. */
  type: FilterType;
  /** Of ranges: the parameters are params[{prefix}BeginTime] and params[{prefix}EndTime]. */
  prefix?: string;
  /** Name of the query parameter; default the field name. */
  param?: string;
}

/** belongsTo: this row holds the key of another (field). hasMany: other rows name this one (foreign field in the other model). manyToMany: a link table. */
export interface Relation {
  /** Which of the three it is. */
  type: 'belongsTo' | 'hasMany' | 'manyToMany';
  /** Name of the other model. */
  model: string;
  /** belongsTo: field of this model that holds the key. */
  field?: string;
  /** hasMany: field of the other model that names this row. */
  foreign?: string;
  /** hasMany: field of this model that foreign equals; default the key. */
  local?: string;
  /**
   * belongsTo: fields of the other record answered in a member named as the relation.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  expose?: string[];
  /** belongsTo: exposed fields of the other record that are exported behind the own ones, with their header labels. */
  excel?: {
    [k: string]: string;
  };
  /** manyToMany: the link table and its two columns. */
  through?: {
    /** Name of the link table. */
    table: string;
    /** Column with keys of this model. */
    from: string;
    /** Column with keys of the other model. */
    to: string;
  };
  /** manyToMany: member of a body or answer that lists the linked keys, such as postIds. */
  ids?: string;
  /** manyToMany with ids: what an update of a whole record does when it brings no list. keep: links stay. replace: all go. */
  onBlank?: 'keep' | 'replace';
  /** What happens to the others when this row is removed. Default restrict for hasMany, cascade (links only) for manyToMany. */
  onRemove?: 'restrict' | 'cascade' | 'nullify';
  /** Refusal text when restrict applies; {field} is replaced from the row. */
  message?: string;
  /** Code of that refusal. */
  code?: 500 | 601;
}

/** Rows form a tree. */
export interface Tree {
  /** Field holding the key of the row above; 0 for a root. */
  parent: string;
  /** Field holding the comma list of ancestor keys, kept by the server. */
  ancestors?: string;
  /** Field by which the rows below one parent are ordered. */
  order?: string;
  /** No further roots: a new row needs a parent, and an update with parent 0 leaves it where it is. */
  closed?: boolean;
  /** Refusal when children exist. */
  removeMessage?: string;
  /** Code of that refusal. */
  removeCode?: 500 | 601;
  /** Refusal suffix when a row is made its own parent. */
  selfMessage?: string;
}

/** What must hold for an operation. */
export interface Guard {
  /** Operations that are guarded. */
  on: ('create' | 'update' | 'remove')[];
  /** Must be true, else the operation is refused. It reads record (stored row), input (sent values), parent (row above in a tree) and user. One that cannot be evaluated refuses, too. */
  assert: Expression;
  /** Text of the refusal; {field} is replaced from the row. */
  message: string;
  /** Code of the refusal: 500, or 601 for a warning. */
  code?: 500 | 601;
}

/** One change of the table that adding alone cannot make. */
export interface TableMigration {
  /** Unique within the model; remembered by the database once run. */
  id: string;
  /** renameField: values move to the new name. dropField: the field and its values go. changeType: values are converted. addUnique: equal values are told apart. require: rows without a value get one. */
  type: 'renameField' | 'dropField' | 'changeType' | 'addUnique' | 'require';
  /** Field that is changed, by its former name. */
  field: string;
  /** renameField: the new name. */
  to?: string;
  /** require, changeType: value for rows that have none or cannot be converted. */
  fill?: string | number | boolean | null;
}

/** One page: the short form (model + list + forms) or a tree of blocks (body). Its id equals its path below schemas/pages without .json. */
export interface Page {
  $schema?: string;
  /** Format version of this file. */
  version: 2;
  id: string;
  title: Text;
  description?: string;
  /** A stable, human key. Starts with a letter, so that it never looks like an integer. */
  model?: string;
  /** Permission needed: one, or a list of which any one suffices. */
  access?: string | string[];
  menu?: Menu;
  /** Initial page state. */
  state?: Values;
  sources?: {
    [k: string]: Source;
  };
  list?: ListProps;
  body?: Block[];
  forms?: {
    [k: string]: FormSchema;
  };
  /** Named actions. create, edit, remove, export, import, refresh exist for a list with a model without being declared; a declaration here overrides members of it. */
  actions?: {
    [k: string]: Action;
  };
}

/** Entry added to an installation that lacks it, with button permissions for the standard actions of the page. */
export interface Menu {
  /** Path of the parent directory, such as system or demo; made when absent. */
  parent: string;
  /** Title of the directory when it is made. */
  parentTitle?: string;
  /** Default: last part of the page id. */
  path?: string;
  order?: number;
  /** Icon name of the icon set. */
  icon?: string;
  hidden?: boolean;
  /** false: the page is loaded afresh on each visit. */
  cache?: boolean;
}

/** A named request, sent once per page and distinct parameters; sent again when the values its expressions read change. */
export interface Source {
  request: Request;
  /** Not sent while false. */
  when?: Condition;
  /** Seconds between reloads while the page is visible. */
  every?: number;
}
