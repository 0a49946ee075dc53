/* Generated from schemas/meta by scripts/generate.mjs. Change those files, then run `npm run generate`. */

/** A plain text, a text with parts that are filled in ($text), or an expression giving text. Write Simplified Chinese; translations are found by the text itself. */
export type Text = string | Template | Expression;

/** A constant or an expression; an expression that fails counts as false. */
export type Condition = boolean | Expression;

/** Whether people are asked why, or what the reason is called and how long it is. */
export type Reason =
  | boolean
  | {
      /** What it is called; default 原因. */
      label?: string;
      /** Characters at least; 500 at most. */
      min?: number;
    };

/** One thing that is done: in run of an action, and in the events of pages, blocks, forms and fields (onOpen, onSave, onCancel, onError, onChange, onRowClick, onClick, onEnd). A closed union, discriminated by type. Steps run one after the other; the first that fails, is declined or is closed without storing ends them. Expressions read what the place offers (row, rows, ids, edited, values, query, route, state, user, sources) and result, the answer of the step before. */
export type Step =
  | ActionStep
  | CloseStep
  | ConfirmStep
  | CustomStep
  | DownloadStep
  | ExportStep
  | ImportStep
  | MessageStep
  | NavigateStep
  | OpenFormStep
  | OpenPageStep
  | ReloadStep
  | RequestStep
  | SetStateStep
  | ShowStep
  | StopStep;

/** A piece of a page. A closed union, discriminated by type. */
export type Block =
  | ChartBlock
  | DescriptionsBlock
  | FormBlock
  | HistoryBlock
  | (ListBlock & {type: 'list'})
  | PivotBlock
  | StatisticBlock
  | TimelineBlock
  | TreeBlock
  | CardBlock
  | MasterDetailBlock
  | RepeatBlock
  | SplitBlock
  | TabsBlock
  | ActionsBlock
  | CountdownBlock
  | DiffViewBlock
  | HeadingBlock
  | HtmlBlock
  | IframeBlock
  | JsonViewBlock
  | LogViewBlock
  | MapRouteBlock
  | MarkdownBlock
  | QrBlock
  | StepsBlock
  | TextBlock;

/** What numbers are grouped by: a member of the records, or what differs of it. */
export type ChartDimension = string | ChartDimensionObject;

/** Choices of a control or cell. A closed union, discriminated by from. */
export type Options = OptionsOfDict | OptionsOfList | OptionsOfSource | OptionsOfRequest | OptionsOfRecords;

/** Numbers that are drawn: a member of the records, or what differs of it. */
export type ChartSeries = string | ChartSeriesObject;

/** A labelled value: the name of a model field, or an object that says what differs. */
export type Item = string | ItemObject;

/** A field whose values stand at a side: its name, or what differs of it. */
export type PivotDimension = string | PivotDimensionObject;

/** Numbers of the cells: a member of the records, or what differs of it. */
export type PivotMeasure = string | PivotMeasureObject;

/** A figure: a member of the records, or what differs of it. */
export type StatisticItem = string | StatisticItemObject;

/** A search field: the name of a model field (or of a parameter of its filters), or an object that says what differs. */
export type QueryField = string | QueryObject;

/** A column: the name of a model field, or an object that says what differs; or a group of columns. */
export type Column = string | ColumnObject | ColumnGroup;

/** What a cell does. A closed union, discriminated by type. */
export type Cell = LinkCell | SwitchCell | EditCell;

/** A sum: the name of a column, or an object that says what is added up. */
export type Summary = string | SummaryObject;

/** How the rows are arranged: the name of a layout that needs no more, or an object. */
export type Layout = PlainLayout | LayoutObject;

/** A layout that needs no more than its name. */
export type PlainLayout = 'table' | 'tree';

/** A layout with what it needs to know. A closed union, discriminated by type. */
export type LayoutObject = TableLayout | TreeLayout | GalleryLayout | KanbanLayout | CalendarLayout;

/** A field on a card: a column of the list as it is there, another field of the model, or an object that says what differs. */
export type LayoutField = string | ColumnObject;

/** Fields on a card, in this order. */
export type LayoutFields = LayoutField[];

/** One text, or one for each mode. */
export type TextByMode =
  | Text
  | {
      /** Text in create mode. */
      create?: Text;
      /** Text in edit mode. */
      edit?: Text;
      /** Text in view mode. */
      view?: Text;
    };

/** The name of a model field, a field, or (with type) a piece of layout. */
export type FormItem = string | FormLayout | FormField;

/** A piece of a form that holds fields, or a button among them. A closed union, discriminated by type. */
export type FormLayout = FormGroup | FormGrid | FormTabs | FormCollapse | FormSteps | FormList | FormObject | FormButton;

/** A regular expression; or several, each with its refusal: of those that are not matched the first speaks. */
export type FormPattern = string | FormPatternRule[];

/** Fields and layout in order. */
export type FormFields = FormItem[];

/** A REST operation of a model; updateMany changes several records at once, all or none. */
export type Operation =
  'list' | 'get' | 'create' | 'update' | 'updateMany' | 'remove' | 'export' | 'import' | 'importTemplate' | 'optionselect';

/** attachments: files of the record, as a comma list of their addresses with size and name. boolean: true or false. date: a day: yyyy-MM-dd. datetime: a moment: yyyy-MM-dd HH:mm:ss. decimal: an exact decimal of precision digits, scale of them after the point; it travels as a number. dynamic: values of the fields that the record named in from defines, by their names. fieldDefinitions: definitions of the dynamic fields of other records: name, label, type, limits. id: a 64-bit number made by the server: the key of a record. integer: a whole number of 32 bits. json: any JSON value, kept as it was written. long: a whole number up to 2^53. money: an exact amount of a currency, of 15 digits at most; it travels as a number, and digits that the currency does not have are refused. range: two values of the type named in of, the first not behind the second: begin and end, kept in two columns. ref: the key of a record of another model (see relations). richText: text with formats, as harmless HTML. string: a text of one line, at most maxLength characters. text: a text of any length. */
export type FieldType =
  | 'attachments'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'decimal'
  | 'dynamic'
  | 'fieldDefinitions'
  | 'id'
  | 'integer'
  | 'json'
  | 'long'
  | 'money'
  | 'range'
  | 'ref'
  | 'richText'
  | 'string'
  | 'text';

/** A regular expression; or several, each with its refusal: of those that are not matched the first speaks. */
export type Pattern = string | PatternRule[];

/** phone: 3 characters at the beginning and 4 at the end are shown. idNumber, bankCard: 4 and 4. name: the first one. email: the first one, and what follows the @. */
export type MaskKind = 'phone' | 'idNumber' | 'name' | 'email' | 'bankCard';

/** A field of the rows of an owned relation: lines.amount. One that a record defines, such as lines.extra.power, has no figures: which there are, and of which type, no file can know. */
export type PartPath = string;

/** contains: case-insensitive part of the text. exact: equal. in: any of several. subtree: that row of a tree and all below. dayRange, timeRange: params[beginTime] and params[endTime], by whole days or by moments. range: numbers from params[begin{Field}] to params[end{Field}], both included. */
export type FilterType = 'contains' | 'exact' | 'in' | 'subtree' | 'dayRange' | 'timeRange' | 'range';

/**
 * Fields that are alike in one record at most.
 *
 *
 * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
 */
export type UniqueFields = string[];

/** contains: case-insensitive part of the text. exact: equal. in: any of several. dayRange, timeRange: days or moments from params[{path}BeginTime] to params[{path}EndTime], range: numbers from params[begin{Path}] to params[end{Path}], both included: params[lines.deliverOnBeginTime], params[beginLines.amount]. */
export type RelatedFilter = 'contains' | 'exact' | 'in' | 'dayRange' | 'timeRange' | 'range';

/** What a transition notes in a field. now: the moment. user: who makes it. */
export type TransitionStamp = 'now' | 'user';

/** A field whose values make the groups. Of a field with a dictionary, options or a reference, labels in the answer says what people call the value. */
export type Group = FigureField | GroupObject;

/** A field of the model. One that a record defines, such as extra.power, has no figures: which there are, and of which type, no file can know. */
export type FigureField = string;

/** A span of the calendar, on the clock of the server's dates. Weeks begin on Monday. */
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** count: the number of records. Or the figure of a field. */
export type Measure = CountMeasure | MeasureObject;

/** The number of records. */
export type CountMeasure = 'count';

/** Something a person can start from a toolbar, a row, a menu or a card: how it is offered, what must hold before, and the steps that it runs. Conditions and texts read row (the row acted on), rows and ids (the checked rows and their keys; in a row action that row and its key), edited (the rows of the list whose cells were changed, with the new values), query (search values), route, state, user and sources. */
export interface Action {
  /** Text of the button. */
  label?: Text;
  /** Icon before the text. */
  icon?: string;
  /** How its button looks; in a row every variant but danger is a plain link. */
  variant?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it acts on: none, exactly one, or some (one or more). An action on some rows that has changed something lets go of them. */
  selection?: 'none' | 'one' | 'some';
  /** Who may start it; others do not see it. */
  access?: string | string[];
  /** Whether it is offered. */
  visible?: Condition;
  /** Whether it is offered and cannot be started. */
  disabled?: Condition;
  /** What must hold before it asks or does anything; else message is shown as a warning. */
  assert?: Expression;
  /** What is shown when assert does not hold. */
  message?: Text;
  /** Question asked before it runs. */
  confirm?: Confirmation;
  /** What it does: steps, one after the other. Absent: what the standard action of this name does. */
  run?: Step[];
}

/** A text with parts that are filled in: {"$text": "确认强退 {row.userName} 吗？"}. Each {expression} is replaced by the text that it gives; {{ stands for a brace. */
export interface Template {
  /** The text with its {expression} parts. */
  $text: string;
}

/** A computed value: {"$expr": "row.status != '1'"}. See docs/formats/expressions.md. */
export interface Expression {
  /** The code of the expression. */
  $expr: string;
}

/** A question with two buttons. */
export interface Confirmation {
  /** The question. */
  title: Text;
  /** What should be known before it is answered. */
  content?: Text;
  /** Text of the button that goes on; default 确定. */
  ok?: Text;
  /** Text of the button that does not; default 取消. */
  cancel?: Text;
  /** The button that goes on is red, and the other one has the focus. */
  danger?: boolean;
  /** Asks for a reason, too; the steps read it as reason. */
  reason?: Reason;
}

/** Starts an action of the page or a standard action, with its question and its steps. */
export interface ActionStep {
  /** Kind of step. */
  type: 'action';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** Key of the action. */
  action: string;
}

/** Closes the drawer or modal in which it was started; elsewhere it does nothing. */
export interface CloseStep {
  /** Kind of step. */
  type: 'close';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
}

/** Asks a question in the middle of the steps; where it is declined they end. */
export interface ConfirmStep {
  /** Kind of step. */
  type: 'confirm';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** The question. */
  title: Text;
  /** What should be known before it is answered. */
  content?: Text;
  /** Text of the button that goes on; default 确定. */
  ok?: Text;
  /** Text of the button that does not; default 取消. */
  cancel?: Text;
  /** The button that goes on is red, and the other one has the focus. */
  danger?: boolean;
}

/** Does what code registered under a name; its result is what the next steps read as result. */
export interface CustomStep {
  /** Kind of step. */
  type: 'custom';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** Registered name. */
  name: string;
  /** What it is given. */
  props?: Values;
  /** Steps run when this one fails, in place of the usual message; they read what it was refused with as problem. The steps after it are not run. */
  onError?: Step[];
}

/** Named values; each is a JSON value or an expression. */
export type Values = Record<string, unknown>;

/** Saves the answer of a request as a file. */
export interface DownloadStep {
  /** Kind of step. */
  type: 'download';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** HTTP method. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base; {expression} parts are filled in, each percent-encoded. */
  url: string;
  /** Query string parameters. */
  params?: Values;
  /** JSON body: named values, or an expression that gives all of it. */
  body?: Values | Expression;
  /** Name of the file. */
  filename: Text;
  /** Steps run when this one fails, in place of the usual message; they read what it was refused with as problem. The steps after it are not run. */
  onError?: Step[];
}

/** Downloads the list's rows under its present search as xlsx. */
export interface ExportStep {
  /** Kind of step. */
  type: 'export';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** Default {model path}/export. */
  url?: string;
  /** Stem; the file is {stem}_{epoch ms}.xlsx. Default the model's name. */
  filename?: string;
  /** Parameters beside those of the search. */
  params?: Values;
  /** Steps run when this one fails, in place of the usual message; they read what it was refused with as problem. The steps after it are not run. */
  onError?: Step[];
}

/** Opens the import dialog: drop zone, template, option to update, report. */
export interface ImportStep {
  /** Kind of step. */
  type: 'import';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** Title of the dialog; default {model label}导入. */
  title?: Text;
  /** Default: that of the model’s resource. */
  url?: string;
  /** Default: that of the model’s resource. */
  templateUrl?: string;
  /** Stem of the template's file; default {model name}_template. */
  templateName?: string;
  /** Text of the box that sends updateSupport; default 是否更新已经存在的{model label}数据. */
  updateLabel?: Text;
  /** What people should know before they import, and after it. */
  warning?: ImportWarning;
}

/** A warning that depends on the answer of a request, which its condition reads as result. */
export interface ImportWarning {
  /** The request. */
  request: Request;
  /** Whether to warn. */
  if: Expression;
  /** The warning. */
  message: Text;
}

/** One HTTP call under the API base. What it gives is what the answer says, without the wrapping of the protocol: the record or value, or rows and total of a list. */
export interface Request {
  /** HTTP method. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base. */
  url: string;
  /** Query string parameters. */
  params?: Values;
  /** JSON body. */
  body?: Values | Expression;
  /** false: all rows of a list that servers give by the page. */
  paged?: boolean;
}

/** Shows a short message. */
export interface MessageStep {
  /** Kind of step. */
  type: 'message';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** Kind of message. */
  tone?: 'success' | 'info' | 'warning' | 'error';
  /** What it says; default the server's text to the last request. */
  text?: Text;
}

/** Goes to a route of the application. */
export interface NavigateStep {
  /** Kind of step. */
  type: 'navigate';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** A route such as /system/role/{row.roleId}, whose {expression} parts are filled in, each percent-encoded; back goes one back and closes the tab. */
  to: string;
  /** Query of the route. */
  query?: Values;
}

/** Opens a form of this page and waits: the next steps run once it has stored, with its answer as result; they do not when it was closed. */
export interface OpenFormStep {
  /** Kind of step. */
  type: 'openForm';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** Name of the form. */
  form: string;
  /** edit and view load the record by key first. */
  mode?: 'create' | 'edit' | 'view';
  /** Initial values, over the model's defaults. */
  values?: Values;
  /** Key of the record to load; default the row's or the one checked row's key. */
  recordKey?: Expression;
}

/** Shows another page in a drawer or modal and waits until it is closed. */
export interface OpenPageStep {
  /** Kind of step. */
  type: 'openPage';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** Id of the page. */
  page: string;
  /** What the page reads as route.query. */
  params?: Values;
  /** What it opens in. */
  container?: 'drawer' | 'modal';
  /** Title; default the label of the action. */
  title?: Text;
  /** Pixels or a CSS width. */
  width?: number | string;
}

/** Loads again what no write of this page has changed: a block or source, else the list it was started from, else all of the page. */
export interface ReloadStep {
  /** Kind of step. */
  type: 'reload';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** Name of the block. */
  block?: string;
  /** Name of the source. */
  source?: string;
}

/** Sends a request. Its result is what the next steps read as result. A write makes every list, source and dictionary of its resource load again, and the block it was started from. */
export interface RequestStep {
  /** Kind of step. */
  type: 'request';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** HTTP method. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base; {expression} parts are filled in, each percent-encoded. */
  url: string;
  /** Query string parameters. */
  params?: Values;
  /** JSON body: named values, or an expression that gives all of it. */
  body?: Values | Expression;
  /** Steps run when this one fails, in place of the usual message; they read what it was refused with as problem. The steps after it are not run. */
  onError?: Step[];
}

/** Changes members of the page state. */
export interface SetStateStep {
  /** Kind of step. */
  type: 'setState';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** New values by member. */
  values: Values;
}

/** Shows blocks in a drawer or modal, such as the details of a row, and waits until it is closed, or the record is removed in it. The blocks read row, and as record what was loaded, else the row. */
export interface ShowStep {
  /** Kind of step. */
  type: 'show';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
  /** What it opens in. */
  container?: 'drawer' | 'modal';
  /** Title; default the label of the action. */
  title?: Text;
  /** Pixels or a CSS width. */
  width?: number | string;
  /** Request whose result is the record; default: the row. */
  load?: Request;
  /** The blocks. */
  body: Block[];
}

/** Numbers as a picture: of an aggregate of a model, of a source or of records at hand. It can be read as a table and stored as an image. */
export interface ChartBlock {
  /** Kind of block. */
  type: 'chart';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** line, area and bar stand over an axis; pie, donut and funnel show shares; scatter points of two numbers; radar several measures of few things; gauge one number of a whole; calendar a number for each day. */
  kind: 'line' | 'area' | 'bar' | 'pie' | 'donut' | 'scatter' | 'radar' | 'gauge' | 'funnel' | 'calendar';
  /** Model of the figures; default that of the page. */
  model?: string;
  /** Aggregate of the model that is shown. */
  aggregate?: string;
  /** Parameters of the request for the aggregate: the search of the list. */
  params?: Values;
  /** Source of the page whose records are shown. */
  source?: string;
  /** Records that are at hand, such as record.lines. */
  records?: Expression;
  /** What the numbers are of: the axis, the shares, the days of a calendar; a number for scatter. A gauge has none. */
  x?: ChartDimension;
  /** Field each of whose values becomes a series of its own. */
  split?: ChartDimension;
  /** The numbers that are drawn; shares, gauges and calendars have one. */
  series: ChartSeries[];
  /** Of line, area and bar: series stand on each other. */
  stacked?: boolean;
  /** Of bar: bars lie, for long names. */
  horizontal?: boolean;
  /** Numbers are written beside what they are of. */
  labels?: boolean;
  /** Order by x or a series; default that of the records. */
  sort?: Sort;
  /** Only so many with the largest numbers of the first series; the others are summed up as one. */
  top?: number;
  /** Of gauge: the whole; default 100. */
  max?: number;
  /** Height in pixels. */
  height?: number;
  /** Text while there is nothing to draw. */
  empty?: Text;
  /** Steps run when a point is clicked; they read its record as row. */
  onClick?: Step[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** What numbers are grouped by, with what differs from the model. */
export interface ChartDimensionObject {
  /** Member of the records. */
  field: string;
  /** Default the label of the field. */
  label?: Text;
  /** Dictionary whose labels stand for the values; default that of the field. */
  dict?: string;
  /** Choices, whose labels stand for the values; default those of the field. */
  options?: Options;
}

/** Entries of a dictionary. */
export interface OptionsOfDict {
  /** Where the choices come from. */
  from: 'dict';
  /** The dictionary. */
  dict: string;
}

/** Choices that are written here. */
export interface OptionsOfList {
  /** Where the choices come from. */
  from: 'list';
  /** The choices, in this order. */
  items: OptionItem[];
}

/** One choice. */
export interface OptionItem {
  /** What is stored. */
  value: string | number | boolean | null;
  /** What is shown. */
  label: string;
  /** It cannot be chosen. */
  disabled?: boolean;
  /** Choices below it, for widgets that show trees. */
  children?: OptionItem[];
  /** Colour of its tag. */
  tone?: 'default' | 'primary' | 'success' | 'info' | 'warning' | 'danger';
}

/** Records of a named source of the page. */
export interface OptionsOfSource {
  /** Where the choices come from. */
  from: 'source';
  /** The source. */
  source: string;
  /** Member that is the value; default value. */
  value?: string;
  /** Member that is the text; default label. */
  label?: string;
  /** Member that holds the records below one, in a tree. */
  children?: string;
  /** Flat list: member that names the parent; a tree is built. */
  parent?: string;
  /** Records that cannot be chosen; reads row. */
  disabled?: Expression;
  /** A further root node. */
  root?: {
    /** Its value. */
    value: string | number;
    /** Its text. */
    label: string;
  };
}

/** Records that a request gives. */
export interface OptionsOfRequest {
  /** Where the choices come from. */
  from: 'request';
  /** Address under the API base, which may hold {expression} parts. */
  url: string;
  /** Query string parameters. */
  params?: Values;
  /** The records in the answer, which it reads as result; default the answer itself. */
  records?: Expression;
  /** Parameter by which records are found by what is typed, where the request gives a page of them. */
  search?: string;
  /** Member that is the value; default value. */
  value?: string;
  /** Member that is the text; default label. */
  label?: string;
  /** Member that holds the records below one, in a tree. */
  children?: string;
  /** Flat list: member that names the parent; a tree is built. */
  parent?: string;
  /** Records that cannot be chosen; reads row. */
  disabled?: Expression;
  /** A further root node. */
  root?: {
    /** Its value. */
    value: string | number;
    /** Its text. */
    label: string;
  };
}

/** Records that an expression gives, such as a member of what the form loaded. */
export interface OptionsOfRecords {
  /** Where the choices come from. */
  from: 'records';
  /** The records. */
  records: Expression;
  /** How records are found by what is typed, where the server cut the list. */
  search?: RecordSearch;
  /** Member that is the value; default value. */
  value?: string;
  /** Member that is the text; default label. */
  label?: string;
  /** Member that holds the records below one, in a tree. */
  children?: string;
  /** Flat list: member that names the parent; a tree is built. */
  parent?: string;
  /** Records that cannot be chosen; reads row. */
  disabled?: Expression;
  /** A further root node. */
  root?: {
    /** Its value. */
    value: string | number;
    /** Its text. */
    label: string;
  };
}

/** A request that finds records by what is typed. */
export interface RecordSearch {
  /** Address under the API base. */
  url: string;
  /** Further query string parameters. */
  params?: Values;
  /** Parameter that takes what is typed. */
  param: string;
  /** The records in the answer, which it reads as result; default the answer itself. */
  records?: Expression;
}

/** Numbers that are drawn, with what differs from the model. */
export interface ChartSeriesObject {
  /** Member of the records. */
  field: string;
  /** Default the label of the field. */
  label?: Text;
  /** Currency of the numbers; default that of the field. */
  currency?: string;
  /** Digits after the point; default those of the field. */
  precision?: number;
  /** Text behind the value, such as a unit. */
  suffix?: string;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** Of line, area and bar: this series is drawn otherwise. */
  kind?: 'line' | 'area' | 'bar';
  /** Of line, area and bar: the side of its axis; default right where its unit is another than that of the first series. */
  axis?: 'left' | 'right';
}

/** Field name to direction, in order of weight. */
export interface Sort {
  [k: string]: 'asc' | 'desc';
}

/** Label and value pairs of a record. */
export interface DescriptionsBlock {
  /** Kind of block. */
  type: 'descriptions';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** Model of the record; default that of the enclosing list or page. */
  model?: string;
  /** The record; default record of the enclosing action or page. */
  record?: Expression;
  /** Pairs a row on wide screens. */
  columns?: number;
  /** false: plain lines, for narrow places. */
  bordered?: boolean;
  /** What is shown, in this order. */
  fields: Item[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A labelled value with what differs from the model. */
export interface ItemObject {
  /** Field, or a dotted path into the record. */
  field?: string;
  /** Default the label of the field. */
  label?: Text;
  /** Tooltip at the label; default the help of the field. */
  help?: Text;
  /** Computed instead of read; reads record. Without a field it needs a label. */
  value?: Text;
  /** Widget that shows the value; default one that suits the field. */
  widget?: string;
  /** Props of the widget; values or expressions. */
  props?: Record<string, unknown>;
  /** Choices, whose labels stand for the values; default those of the field. */
  options?: Options;
  /** Text behind the value, such as a unit. */
  suffix?: string;
  /** Pairs whose place it takes. */
  span?: number;
  /** Shown only while it holds; reads record. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A form of the page, in place. */
export interface FormBlock {
  /** Kind of block. */
  type: 'form';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Name of the form. */
  form: string;
  /** What it is opened for; default create. */
  mode?: ('create' | 'edit' | 'view') | Expression;
  /** Key of the record that is edited or shown. */
  recordKey?: Expression;
  /** Values it begins with. */
  values?: Values;
  /** Text of the button that stores it; default 保存. */
  submitLabel?: Text;
  /** Widest it gets, in pixels; default what there is. */
  width?: number;
  /** page: the form is the page, with its title, a way back and the buttons at the top; cancelling goes back, too. bare: no panel around it and one wide button below, for a page whose only matter it is. */
  frame?: 'panel' | 'page' | 'bare';
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** How a record came to its state: who moved it, when, from which state to which, and why; the newest first. It is shown to whoever may read the record. */
export interface HistoryBlock {
  /** Kind of block. */
  type: 'history';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** Model of the record; default that of the list or page around. */
  model?: string;
  /** Key of the record; default that of the record of the action or page around. */
  recordKey?: Expression;
  /** Moves that are shown at first; further ones on demand. */
  pageSize?: number;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** Figures of an aggregate, a source or records at hand, by the values of some fields down and of others across, with totals. */
export interface PivotBlock {
  /** Kind of block. */
  type: 'pivot';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** Model of the figures; default that of the page. */
  model?: string;
  /** Aggregate of the model that is shown. */
  aggregate?: string;
  /** Parameters of the request for the aggregate: the search of the list. */
  params?: Values;
  /** Source of the page whose records are shown. */
  source?: string;
  /** Records that are at hand, such as record.lines. */
  records?: Expression;
  /** Fields whose values stand down the left side. */
  rows: PivotDimension[];
  /** Fields whose values stand across the top. */
  columns?: PivotDimension[];
  /** The numbers in the cells. */
  measures: PivotMeasure[];
  /** A row and a column of totals. */
  totals?: boolean;
  /** Order of the rows by the total of a measure, by its field, at first; default that of their labels. */
  sort?: Sort;
  /** Most height in pixels; what is longer scrolls. */
  height?: number;
  /** A button saves the table as CSV, with all digits of its numbers. */
  download?: boolean;
  /** Text while there is nothing to show. */
  empty?: Text;
  /** Steps run when a number is clicked; row holds the values of the fields that it stands for, so that a list can show their records. Of a total it holds those of its row or column. */
  onClick?: Step[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A field whose values stand at a side, with what differs from the model. */
export interface PivotDimensionObject {
  /** Member of the records. */
  field: string;
  /** Default the label of the field. */
  label?: Text;
  /** Dictionary whose labels stand for the values; default that of the field. */
  dict?: string;
  /** Choices, whose labels stand for the values; default those of the field. */
  options?: Options;
}

/** Numbers of the cells, with what differs from the model. */
export interface PivotMeasureObject {
  /** Member of the records. */
  field: string;
  /** Default the label of the field. */
  label?: Text;
  /** Currency of the numbers; default that of the field. */
  currency?: string;
  /** Digits after the point; default those of the field. */
  precision?: number;
  /** Text behind the value, such as a unit. */
  suffix?: string;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** How several numbers become one; default as the measure of the aggregate is made, else sum. Averages and counts of different values have none. */
  total?: 'sum' | 'min' | 'max' | 'none';
}

/** Figures as cards: each the number of the last record or of all, with its change against the record before and its course. */
export interface StatisticBlock {
  /** Kind of block. */
  type: 'statistic';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** Model of the figures; default that of the page. */
  model?: string;
  /** Aggregate of the model that is shown. */
  aggregate?: string;
  /** Parameters of the request for the aggregate: the search of the list. */
  params?: Values;
  /** Source of the page whose records are shown. */
  source?: string;
  /** Records that are at hand, such as record.lines. */
  records?: Expression;
  /** Cards a row on wide screens; default all, four at most. */
  columns?: number;
  /** The figures, in this order. */
  items: StatisticItem[];
  /** What the record before is called; default 较上期. */
  against?: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A figure, with what differs from the model. */
export interface StatisticItemObject {
  /** Member of the records. */
  field: string;
  /** Default the label of the field. */
  label?: Text;
  /** Currency of the numbers; default that of the field. */
  currency?: string;
  /** Digits after the point; default those of the field. */
  precision?: number;
  /** Text behind the value, such as a unit. */
  suffix?: string;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** last: the number of the last record, with its change against the one before; sum: of all records. */
  of?: 'last' | 'sum';
  /** A number that falls is good, such as complaints. */
  lessIsBetter?: boolean;
  /** Steps run when the card is clicked; they read the last record as row. */
  onClick?: Step[];
}

/** Records one below the other along a line, such as what happened to a parcel. */
export interface TimelineBlock {
  /** Kind of block. */
  type: 'timeline';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** Source of the page whose records are shown. */
  source?: string;
  /** Records that are at hand, such as record.events. */
  records?: Expression;
  /** What happened; reads row. */
  text: Text;
  /** When; reads row. */
  time?: Text;
  /** What else there is to say; reads row. */
  detail?: Text;
  /** Colour of the dot: primary, success, info, warning or danger; anything else is grey. Reads row. */
  tone?: Expression;
  /** Records that are shown at first; further ones on demand. */
  first?: number;
  /** Text while there are no records. */
  empty?: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A searchable tree; choosing a node writes its key into the page state. */
export interface TreeBlock {
  /** Kind of block. */
  type: 'tree';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** Its nodes. */
  options: Options;
  /** Member of the page state that holds the chosen key; choosing again clears it. */
  state: string;
  /** Shown in the search box; default 请输入. */
  placeholder?: Text;
  /** Buttons that open and close all nodes and load the tree again. */
  tools?: boolean;
  /** Steps run when another node is chosen or none; they read the key as value. */
  onChange?: Step[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** Blocks in a card, with buttons at its side. */
export interface CardBlock {
  /** Kind of block. */
  type: 'card';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /**
   * Buttons at the side of the card; below it on phones.
   *
   * Items: Key of an action of the page, or of a standard action.
   */
  actions?: string[];
  /** Blocks in it. */
  body: Block[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A list, and the record that is chosen in it beside or below; on a phone the record opens over the list. */
export interface MasterDetailBlock {
  /** Kind of block. */
  type: 'masterDetail';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** The list in which a record of its model is chosen; what a click on a row does and how rows are checked is said by this block. */
  list: Block;
  /** Member of the page state that holds the key of the chosen record. It stands in the address if the search of the list does. */
  state: string;
  /** Where the list stands: left of the record, or above it. */
  side?: 'left' | 'top';
  /** Width of a list on the left in pixels; people can drag its edge. */
  width?: number;
  /** Heading above the record; reads record. Default its label field. */
  title?: Text;
  /** Blocks of the chosen record, which they read as record. */
  detail: Block[];
  /** Text while no record is chosen. */
  empty?: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** The same blocks for each record of a list, as cards; they read row and index, the place from 1. */
export interface RepeatBlock {
  /** Kind of block. */
  type: 'repeat';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** The list, such as a source. */
  records: Expression;
  /** Records shown; reads row. */
  where?: Condition;
  /** Cards a row where there is room. */
  columns?: number;
  /** Text when there is no record. */
  empty?: Text;
  /** Blocks of one card. */
  body: Block[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** Panes side by side, one below the other on small screens. */
export interface SplitBlock {
  /** Kind of block. */
  type: 'split';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** The panes, from the left. */
  panes: Pane[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** One pane of a split. */
export interface Pane {
  /** Shown where the pane is folded on small screens. */
  title?: Text;
  /** Of 24. */
  span?: number;
  /** Width in pixels, instead of a share. */
  width?: number;
  /** A button folds it away. */
  collapsible?: boolean;
  /** Its width is dragged, and kept for each person under the name of the block; for panes with a width. */
  resizable?: boolean;
  /** Blocks in it. */
  body: Block[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** Blocks behind tabs. `?tab=key` in the address opens the tab of that key. */
export interface TabsBlock {
  /** Kind of block. */
  type: 'tabs';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Key of the tab shown first; default the first one. */
  active?: string;
  /** The tabs, in this order. */
  items: Tab[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** One tab of a page. */
export interface Tab {
  /** Its name in the address. */
  key: string;
  /** What stands on it. */
  label: Text;
  /** Icon before the label. */
  icon?: string;
  /** Blocks behind it. */
  body: Block[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A row of buttons. */
export interface ActionsBlock {
  /** Kind of block. */
  type: 'actions';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /**
   * Keys of the actions.
   *
   * Items: Key of an action of the page, or of a standard action.
   */
  actions: string[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** Days, hours, minutes and seconds until a moment, by the server's clock. */
export interface CountdownBlock {
  /** Kind of block. */
  type: 'countdown';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** The moment, such as 2026-12-31 18:00:00 by the clock of the server, or a field of the record. While it is empty, nothing is counted. */
  to: Text;
  /** Text once the moment is reached; default 已到时间. */
  done?: Text;
  /** Steps run when the moment is reached while the page is open; not when it is past already. */
  onEnd?: Step[];
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** What differs between two texts or two values, line by line and word by word. */
export interface DiffViewBlock {
  /** Kind of block. */
  type: 'diffView';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** What was before, such as record.before. */
  before: Expression;
  /** What is now. */
  after: Expression;
  /** json: both are compared as JSON, with members in one order, so that only their meaning counts. */
  format?: 'text' | 'json';
  /** Both beside each other, or one below the other; people can change it. On a phone always one below the other. */
  layout?: 'split' | 'unified';
  /** Lines without a change that are shown around each change. */
  context?: number;
  /** Heading of what was before; default 变更前. */
  beforeLabel?: Text;
  /** Heading of what is now; default 变更后. */
  afterLabel?: Text;
  /** Text while nothing differs. */
  empty?: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A round picture with a title and a line below, such as a person. */
export interface HeadingBlock {
  /** Kind of block. */
  type: 'heading';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Path of a stored picture; a drawn figure where it is empty. Absent: no picture. */
  picture?: Text;
  /** Large line. */
  title: Text;
  /** Small line below. */
  text?: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** HTML content, sanitised before it is shown. */
export interface HtmlBlock {
  /** Kind of block. */
  type: 'html';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** The content. */
  html: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** Another address in a frame. */
export interface IframeBlock {
  /** Kind of block. */
  type: 'iframe';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** The address. */
  src: Text;
  /** What the frame holds, for screen readers. */
  title: Text;
  /** Height in pixels; default what there is. */
  height?: number;
  /** A page of this very site, which acts in the name of who is signed in. Pages of other sites stay locked in, whatever this says. */
  trusted?: boolean;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A value as a tree of JSON that is opened and folded, searched and copied; large documents, too. */
export interface JsonViewBlock {
  /** Kind of block. */
  type: 'jsonView';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** Source of the page whose answer is shown. */
  source?: string;
  /** A value at hand, such as record.result. */
  value?: Expression;
  /** Levels that are open at first. */
  depth?: number;
  /** Most height in pixels; what is longer scrolls. */
  height?: number;
  /** Text while there is no value. */
  empty?: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** Lines of a log: colours by level, search, wrapping, copy and download; it follows what is added. A source with every is asked again and again. */
export interface LogViewBlock {
  /** Kind of block. */
  type: 'logView';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** Source of the page whose answer is shown. */
  source?: string;
  /** A value at hand, such as record.result. */
  value?: Expression;
  /** Height in pixels. */
  height?: number;
  /** Long lines are wrapped at first; people can change it. */
  wrap?: boolean;
  /** It shows the last lines and follows what is added; people can change it. */
  follow?: boolean;
  /** Text while there are no lines. */
  empty?: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A map that finds the way by car between two places, with its distance, time and steps. */
export interface MapRouteBlock {
  /** Kind of block. */
  type: 'mapRoute';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** Longitude and latitude in the middle at first; default Beijing. */
  center?: number[];
  /** How near the map is at first: 3 is the country, 10 a city. */
  zoom?: number;
  /** Height of the map in pixels. */
  height?: number;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** Text in Markdown, with tables and task lists; HTML in it is sanitised before it is shown. */
export interface MarkdownBlock {
  /** Kind of block. */
  type: 'markdown';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** The text. */
  text: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A QR code or barcode of a text, or of the address of the page; it can be saved as a picture. */
export interface QrBlock {
  /** Kind of block. */
  type: 'qr';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** What the code says; default the address of the page, for another device. */
  text?: Text;
  /** Kind of barcode; without it, it is a QR code. */
  barcode?: 'CODE128' | 'CODE39' | 'EAN13' | 'EAN8' | 'UPC' | 'ITF14' | 'codabar';
  /** Side of the QR code or height of the barcode in pixels. */
  size?: number;
  /** Text below the code. */
  caption?: Text;
  /** A button saves the code as a picture. */
  download?: boolean;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** How far something is: steps in a row, one below the other on phones. */
export interface StepsBlock {
  /** Kind of block. */
  type: 'steps';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** Heading. */
  title?: Text;
  /** The steps, in their order. */
  items: StepsItem[];
  /** Value of the present step, such as record.status. One that no step has: none has begun. */
  current: Expression;
  /** Whether the present step is done, too. */
  finished?: Condition;
  /** Whether the present step went wrong. */
  failed?: Condition;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** One step. */
export interface StepsItem {
  /** What current is at this step. */
  value: string | number;
  /** What it is called. */
  label: Text;
  /** What there is to say of it. */
  text?: Text;
}

/** A line or box of text. */
export interface TextBlock {
  /** Kind of block. */
  type: 'text';
  /** Name by which actions and expressions reach the block. */
  name?: string;
  /** The text. */
  text: Text;
  /** How it is set; info, warning and error draw a box. */
  tone?: 'plain' | 'title' | 'secondary' | 'info' | 'warning' | 'error';
  /** Name of an icon before the text. */
  icon?: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** Ends the steps here: those after it are not run. Mostly with if. */
export interface StopStep {
  /** Kind of step. */
  type: 'stop';
  /** Only then is the step done; else it is passed over. */
  if?: Condition;
  /** Who does the step; for others it is passed over. */
  access?: string | string[];
}

/** Search, toolbar, table and pager over a model or an address. */
export interface ListBlock {
  /** Kind of block. */
  type?: 'list';
  /** Name by which actions and expressions reach the list, and under which people's view of it is kept. */
  name?: string;
  /** Heading of the list. */
  title?: Text;
  /** Model of the rows; default that of the page. */
  model?: string;
  /** Key field of the rows; default the model's key. */
  key?: string;
  /** Address that gives the rows, with {expression} parts; default {path}/list of the model. */
  url?: string;
  /** Fixed or computed parameters added to the search. */
  params?: Values;
  /** The rows in the answer, which it reads as result; default the list that it answers. */
  records?: Expression;
  /** Search fields, in this order. */
  query?: QueryField[];
  /** Search fields visible before 展开. */
  queryShown?: number;
  /** Columns and groups of columns, in this order. */
  columns: Column[];
  /** Columns of numbers whose sums stand below the rows. Exports hold rows only, so that an import reads them back. */
  summary?: Summary[];
  /** Order of the rows until somebody sorts. */
  sort?: Sort;
  /** Default from the model. */
  paged?: boolean;
  /** Rows a page at first. */
  pageSize?: number;
  /**
   * Actions above the table.
   *
   * Items: Key of an action of the page, or of a standard action.
   */
  toolbar?: string[];
  /**
   * Row actions shown as links.
   *
   * Items: Key of an action of the page, or of a standard action.
   */
  row?: string[];
  /**
   * Row actions under 更多.
   *
   * Items: Key of an action of the page, or of a standard action.
   */
  more?: string[];
  /** Row actions are shown only where it holds; reads row. */
  rowVisible?: Condition;
  /** How many rows can be checked. */
  selection?: 'multiple' | 'single' | 'none';
  /** Tone of a whole row: its background and a sign in its first column; reads row. One of default, primary, success, info, warning, danger; anything else is default. */
  rowTone?: Expression;
  /** Rows that may be checked; reads row. */
  selectable?: Condition;
  /** Rows that are checked when they are loaded; reads row. */
  checked?: Condition;
  /** Steps run when a row is clicked; they read row. */
  onRowClick?: Step[];
  /** A click on a row checks or unchecks it. */
  selectOnClick?: boolean;
  /** Rows form a tree by the model's parent field. */
  tree?: boolean;
  /** Levels open at first; all when true. */
  treeExpanded?: boolean | number;
  /** Blocks shown below an opened row; they read row. One row at a time. */
  expand?: Block[];
  /** People change cells of several rows in the table and save them together. The model offers updateMany. */
  edit?: boolean | ListEdit;
  /** How the rows can be arranged; default as a table. People choose where there are several, and the list opens in the first. The choice is part of the address and of saved views. */
  layouts?: Layout[];
  /** Form that the standard create and edit actions open; default edit. */
  form?: string;
  /** Density of the table. */
  size?: 'default' | 'middle' | 'small';
  /** Body height in pixels; the body scrolls. */
  height?: number;
  /** Density, columns and reload buttons. */
  tools?: boolean;
  /** People keep views of the list under names: search, order, page size and columns; private, or shared with all who may open the page (permission share of its model). */
  views?: boolean;
  /** Search, sort and page live in the address. Default true for the first list of a page. */
  urlState?: boolean;
  /** Seconds between reloads while the list is seen; its rows stay meanwhile. */
  every?: number;
  /** Text beside the pager; reads total. Default 共 {total} 条. */
  totalText?: Text;
  /** Text while there are no rows. */
  empty?: Text;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A search field with what differs from the model. */
export interface QueryObject {
  /** Field of the model, a parameter that one of its filters names, a field that a relation filters by, such as dept.deptName, or a dynamic field: while the list is narrowed to one record that defines its members, each that is marked searchable has a search field of its own. */
  field?: string;
  /** Parameter that no field of the model knows; it needs a label. */
  name?: string;
  /** Default the label of the field. */
  label?: Text;
  /** Tooltip at the label; default the help of the field. */
  help?: Text;
  /** Shown while nothing is entered; default 请输入 or 请选择 with the label. */
  placeholder?: Text;
  /** Control; default one that suits the field. */
  widget?: string;
  /** Props of the widget; values or expressions. */
  props?: Record<string, unknown>;
  /** Choices, whose labels stand for the values; default those of the field. */
  options?: Options;
  /** Value it begins with: JSON or an expression. */
  default?: unknown;
  /** From and to; time means the moments from the first second of the first day to the last one of the last, number two numbers, both included. */
  range?: 'day' | 'time' | 'number';
  /** Prefix of the two parameters of a range; default that of the field's filter. */
  prefix?: string;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** A column with what differs from the model. */
export interface ColumnObject {
  /** Field, or a dotted path into the row such as dept.deptName. */
  field?: string;
  /** Name of a column that is computed from no field; it needs a label and a value. */
  name?: string;
  /** Default the label of the field. */
  label?: Text;
  /** Tooltip at the header; default the help of the field. */
  help?: Text;
  /** Computed instead of read; reads row and index, its place in the whole list from 1. */
  value?: Expression;
  /** Widget that shows the value; default one that suits the field. */
  widget?: string;
  /** Props of the widget; values or expressions. */
  props?: Record<string, unknown>;
  /** Choices, whose labels stand for the values; default those of the field. */
  options?: Options;
  /** Text behind the value, such as a unit. */
  suffix?: string;
  /** What the cells do beside showing the value. */
  cell?: Cell;
  /** Tone of each cell: colour, background and a sign; reads row. One of default, primary, success, info, warning, danger; anything else is default. */
  tone?: Expression;
  /** Pixels that a text is never cut below, and that columns of switches, controls and pictures take, whose contents say nothing of their width. Otherwise a column is as wide as what it shows. */
  width?: number;
  /** Side the values stand at; default center. */
  align?: 'left' | 'center' | 'right';
  /** Stays at this side while the others move. */
  fixed?: 'left' | 'right';
  /** Whether a longer text ends in dots and is shown in full in a tooltip; false: it is wrapped. */
  ellipsis?: boolean;
  /** Rows can be ordered by it. */
  sortable?: boolean;
  /** Column filter from the dictionary or options. */
  filterable?: boolean;
  /** false: hidden until chosen in the column settings. */
  shown?: boolean;
  /** Shown only while it holds. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** The value is a link that starts an action. */
export interface LinkCell {
  /** Kind of cell. */
  type: 'link';
  /** The action; it reads row. */
  action: string;
}

/** The value is changed in place, after a question. What it does and says follows from the model; here stands what differs. */
export interface SwitchCell {
  /** Kind of cell. */
  type: 'switch';
  /** Value of the row that is switched on; default true, the first of the options, or 0. */
  on?: string | number | boolean;
  /** Value of the row that is switched off; default false, the second of the options, or 1. */
  off?: string | number | boolean;
  /** Stores the new value; reads row and value (the new one). Default from switches of the model. */
  request?: Request;
  /** Question; reads row and value. Default 确认启用…的{model label}吗？ */
  confirm?: Text;
  /** Message afterwards; default 启用成功 or 停用成功. */
  success?: Text;
  /** Message of a failure; reads row, value and the server's text as problem. Default 启用异常 or 停用异常 with that text. */
  failure?: Text;
  /** Permission without which the value is only shown; default edit. */
  access?: string | string[];
  /** Cannot be switched; reads row. */
  disabled?: Condition;
}

/** The cells hold a control. What is changed in them stays in the list until an action stores it, which reads the changed rows as edited. */
export interface EditCell {
  /** Kind of cell. */
  type: 'edit';
  /** Control; default that of the field. */
  widget?: string;
  /** Props of the widget; values or expressions. */
  props?: Record<string, unknown>;
  /** Permission without which the value is only shown. */
  access?: string | string[];
  /** Cannot be changed; reads row. */
  disabled?: Condition;
}

/** Columns, or groups of them, below a head of their own. Where people move a column out of it in the column settings, the head stands above each part. */
export interface ColumnGroup {
  /** What stands below the head. */
  columns: Column[];
  /** The head. */
  label: Text;
  /** All of them stay at this side while the others move. */
  fixed?: 'left' | 'right';
}

/** A sum with what is added up. */
export interface SummaryObject {
  /** Field or name of the column. */
  field: string;
  /** page: the rows on show, with what was changed in their cells. all: all rows that the search finds, added up by the server; for number fields of the model. */
  of?: 'page' | 'all';
}

/** What of the rows is changed in the table. */
export interface ListEdit {
  /**
   * Fields whose columns become controls; default all that may be changed.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  fields?: string[];
  /** Rows that cannot be changed; reads row. */
  disabled?: Condition;
}

/** The rows below each other, as lists are without layouts. */
export interface TableLayout {
  /** Kind of layout. */
  type: 'table';
  /** Name of the layout in the address and in saved views; default its type. Two of one type need two names. */
  name?: string;
  /** What the layout is called where it is chosen; default the name of its type. */
  label?: Text;
}

/** The rows below those that they belong to. All that the search finds is loaded at once; a row whose parent it does not find stands at the top. */
export interface TreeLayout {
  /** Kind of layout. */
  type: 'tree';
  /** Name of the layout in the address and in saved views; default its type. Two of one type need two names. */
  name?: string;
  /** What the layout is called where it is chosen; default the name of its type. */
  label?: Text;
  /** Field that holds the key of the row above; default that of the tree of the model, else the field of its relation to itself. */
  parent?: string;
  /** Levels open at first; all when true. */
  expanded?: boolean | number;
}

/** Cards with a picture, paged as the table is. */
export interface GalleryLayout {
  /** Kind of layout. */
  type: 'gallery';
  /** Name of the layout in the address and in saved views; default its type. Two of one type need two names. */
  name?: string;
  /** What the layout is called where it is chosen; default the name of its type. */
  label?: Text;
  /** Field with the path of the picture, or several, of which the first is shown. */
  image: LayoutField;
  /** cover: pictures fill their place and are cut. contain: they are shown whole. */
  fit?: 'cover' | 'contain';
  /** What a card is called; default the label field of the model, else the list's first column. One that is a link in the list is one here. */
  title?: LayoutField;
  /** What a card shows beside its title; default the columns of the list. */
  fields?: LayoutFields;
}

/** Cards in one column for each choice of a field. A card is dragged to another column, by pointer, finger or keys: where transitions move the field that is the transition, with all that it asks for; else the field is changed, which can be undone. */
export interface KanbanLayout {
  /** Kind of layout. */
  type: 'kanban';
  /** Name of the layout in the address and in saved views; default its type. Two of one type need two names. */
  name?: string;
  /** What the layout is called where it is chosen; default the name of its type. */
  label?: Text;
  /** Field with a dictionary, options or yes and no, whose choices are the columns in their order. Its filter exact or in finds the cards of a column. */
  by: string;
  /** Values that have a column, in this order; default all choices. */
  values?: (string | number | boolean)[];
  /** Cards of a column at first, and more with each request for more. */
  pageSize?: number;
  /** What a card is called; default the label field of the model, else the list's first column. One that is a link in the list is one here. */
  title?: LayoutField;
  /** What a card shows beside its title; default the columns of the list. */
  fields?: LayoutFields;
}

/** The rows on their days, by months or weeks, weeks of moments with their hours; on phones as a list of days. Only the days on show are asked for. A row is dragged to another day where the viewer may change it; a click on a day opens the form of the standard action create. */
export interface CalendarLayout {
  /** Kind of layout. */
  type: 'calendar';
  /** Name of the layout in the address and in saved views; default its type. Two of one type need two names. */
  name?: string;
  /** What the layout is called where it is chosen; default the name of its type. */
  label?: Text;
  /** Day or moment of a row; its filter dayRange or timeRange finds the days on show. */
  start: string;
  /** Last day or moment of a row, with a filter whose prefix is not that of start; default it takes one day. */
  end?: string;
  /** What a card is called; default the label field of the model, else the list's first column. One that is a link in the list is one here. */
  title?: LayoutField;
  /** What a card shows beside its title; default the columns of the list. */
  fields?: LayoutFields;
}

/** Rows that fill one model of an empty installation, and, where they say what identifies them, are added to an existing one that has never had them. Files are applied in the order of their names. */
export interface Defaults {
  /** Address of this format, for editors. */
  $schema?: string;
  /** Format version of this file. */
  version: 2;
  /** Model whose table the rows fill. */
  model: string;
  /**
   * Fields whose values identify a row. A row that an existing installation was never given is then added at its next start, once: what people change or remove there stays as they left it. Absent: the rows fill an empty table only.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  identity?: string[];
  /** First key of the rows that were added since installations keep a record of what they were given. In an installation without a record, rows with smaller keys count as given, so that those which people removed do not come back. */
  recordedFrom?: number;
  /** Rows that were given with other values in the fields of their identity. They get the new values where nobody has changed them, and what refers to them goes along. */
  renames?: DefaultRename[];
  /** First key given to rows made later, so that shipped rows and own rows never collide. */
  nextId?: number;
  /** Records by field names. Those that others refer to, and all of files without `identity`, with their keys. */
  rows: Record<string, unknown>[];
  /** Rows of the link tables of manyToMany relations. */
  links?: DefaultLinks[];
}

/** A row with another identity than before. */
export interface DefaultRename {
  /** Former values of the fields of the identity. */
  from: Record<string, unknown>;
  /** Present values of the same fields; a row of this file has them. */
  to: Record<string, unknown>;
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

/** A form: a list of fields and of layout that holds fields, and linkage rules. toFormily gives the same form as standard Formily JSON Schema. */
export interface FormSchema {
  /** Model of the form; default the model of the list or page. */
  model?: string;
  /** Default {新增|修改|查看}{model label}. */
  title?: TextByMode;
  /** What it opens in; page: instead of the page. */
  container?: 'drawer' | 'modal' | 'page';
  /** Pixels or a CSS width; default 35% (min. 480 px) for drawers, 600 for modals. */
  width?: number | string;
  /** Fields a row on wide screens. */
  columns?: number;
  /** Where the labels stand; inline: before their controls, which stand beside each other, each as wide as it needs. */
  labels?: 'top' | 'left' | 'inline';
  /** Width of the labels at the left: pixels or a CSS width; default 7em. */
  labelWidth?: number | string;
  /** Room before the labels at the left: pixels or a CSS width. */
  labelOffset?: number | string;
  /** Where the text of the labels at the left stands. */
  labelAlign?: 'right' | 'left';
  /** Width of the controls behind labels at the left: pixels or a CSS width; default all the room there is. */
  controlWidth?: number | string;
  /** Room between the labels at the left and their controls: pixels or a CSS width; default 12 pixels. */
  controlOffset?: number | string;
  /** Pixels between fields side by side. */
  gap?: number;
  /** Request that loads the record, which expressions of the form read as record; default GET {path}/{key}. */
  load?: Request;
  /** Further requests of the opening form, by name. The form waits for them; its expressions read what they gave as sources.{name}, beside those of the page. */
  sources?: {
    [k: string]: FormSource;
  };
  /** Values that it begins with, over those of the record; they read record and sources. One that gives nothing is left out. */
  values?: Values;
  /** Request that stores it; default POST or PUT {path} with the values. */
  submit?: Submit;
  /** Message after storing; default 新增成功 or 修改成功. */
  success?: TextByMode;
  /** What should be known before it is filled in: a sentence above its fields. */
  intro?: Text;
  /** Text of the button that stores it; default 保存. */
  ok?: Text;
  /** What is asked for, in this order. */
  fields: FormFields;
  /** Fields asked for last, when the rest is right and before the form is stored. */
  finish?: Finish;
  /** Steps run once it has opened and has its record. */
  onOpen?: Step[];
  /** Steps run after storing, with the answer as result. Lists, sources and dictionaries of the resource load again by themselves. */
  onSave?: Step[];
  /** Steps run when it is closed without storing. */
  onCancel?: Step[];
  /** Steps run after the server refused to store it, such as fetching another captcha; they read what it said as problem. */
  onError?: Step[];
  /** What follows from the values. */
  rules?: Rule[];
}

/** A reading request sent when the form opens. */
export interface FormSource {
  /** Address under the API base, which may hold {expression} parts. */
  url: string;
  /** Query string parameters. */
  params?: Values;
  /** Only so many of the first records, of an address that gives them by the page; a number or an expression. */
  first?: number | Expression;
  /** Sent only while it holds; reads mode and key. */
  if?: Condition;
}

/** Requests that store a new and a changed record. */
export interface Submit {
  /** Stores a new record. */
  create?: Request;
  /** Stores a changed record. */
  edit?: Request;
}

/** Fields under a title. */
export interface FormGroup {
  /** Kind of layout. */
  type: 'group';
  /** Its title. */
  label?: Text;
  /** Name by which rules reach it. */
  name?: string;
  /** Tooltip at the label. */
  help?: Text;
  /** Line below it. */
  hint?: Text;
  /** Fields a row on wide screens; default those of the form. */
  columns?: number;
  /** A line around it. */
  bordered?: boolean;
  /** Another layout widget that draws it. */
  widget?: string;
  /** Props of that widget. */
  props?: Record<string, unknown>;
  /** What stands in it, in this order. */
  fields: FormFields;
  /** Modes in which it exists; default all. */
  modes?: ('create' | 'edit' | 'view')[];
  /** Shown only while it holds; reads values and mode. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** Columns taken on wide screens. */
  span?: number;
}

/** Fields side by side, without a frame. */
export interface FormGrid {
  /** Kind of layout. */
  type: 'grid';
  /** Name by which rules reach it. */
  name?: string;
  /** Fields a row on wide screens. */
  columns?: number;
  /** Pixels between fields side by side; default that of the form. */
  gap?: number;
  /** Where fields stand in a row that they do not fill. */
  justify?: 'start' | 'end' | 'center' | 'space-around' | 'space-between';
  /** Where fields of different heights stand in their row. */
  align?: 'top' | 'middle' | 'bottom';
  /** What stands in it, in this order. */
  fields: FormFields;
  /** Modes in which it exists; default all. */
  modes?: ('create' | 'edit' | 'view')[];
  /** Shown only while it holds; reads values and mode. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** Columns taken on wide screens. */
  span?: number;
}

/** Fields behind tabs. */
export interface FormTabs {
  /** Kind of layout. */
  type: 'tabs';
  /** Name by which rules reach it. */
  name?: string;
  /** Fields a row on wide screens; default those of the form. */
  columns?: number;
  /** The parts, in this order. */
  items: FormPart[];
  /** Modes in which it exists; default all. */
  modes?: ('create' | 'edit' | 'view')[];
  /** Shown only while it holds; reads values and mode. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** Columns taken on wide screens. */
  span?: number;
}

/** One tab, fold or step of a form. */
export interface FormPart {
  /** What stands on the tab or fold. */
  label: Text;
  /** Name by which rules reach it. */
  name?: string;
  /** What stands in it, in this order. */
  fields: FormFields;
  /** Fields a row on wide screens; default those of the form. */
  columns?: number;
  /** Modes in which it exists; default all. */
  modes?: ('create' | 'edit' | 'view')[];
  /** Shown only while it holds; reads values and mode. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
}

/** Fields in parts that fold. */
export interface FormCollapse {
  /** Kind of layout. */
  type: 'collapse';
  /** Name by which rules reach it. */
  name?: string;
  /** Fields a row on wide screens; default those of the form. */
  columns?: number;
  /** Parts open at first. */
  open?: 'all' | 'first' | 'none';
  /** The parts, in this order. */
  items: FormPart[];
  /** Modes in which it exists; default all. */
  modes?: ('create' | 'edit' | 'view')[];
  /** Shown only while it holds; reads values and mode. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** Columns taken on wide screens. */
  span?: number;
}

/** Fields in parts that are filled in one after the other. */
export interface FormSteps {
  /** Kind of layout. */
  type: 'steps';
  /** Name by which rules reach it. */
  name?: string;
  /** Fields a row on wide screens; default those of the form. */
  columns?: number;
  /** The parts, in this order. */
  items: FormPart[];
  /** Modes in which it exists; default all. */
  modes?: ('create' | 'edit' | 'view')[];
  /** Shown only while it holds; reads values and mode. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** Columns taken on wide screens. */
  span?: number;
}

/** A list of records that are entered in rows; each has the fields. Over an owned relation of the model (docs/formats/model.md) the fields are those of the other model, and the rows are stored with the record. */
export interface FormList {
  /** Kind of layout. */
  type: 'list';
  /** Field, or owned relation, of the model from which label, limits, default and permissions come. */
  field?: string;
  /** Name of the list where no field of the model holds it, or where it differs from the field. */
  name?: string;
  /** Default the label of the field. */
  label?: Text;
  /** Tooltip at the label. */
  help?: Text;
  /** Line below it. */
  hint?: Text;
  /** Widget that draws the rows; a table by default, which becomes cards on phones. */
  widget?: string;
  /** Props of the widget. */
  props?: Record<string, unknown>;
  /** Fields of one row. */
  fields: FormFields;
  /**
   * Fields of a row, numbers, whose sums stand below the rows.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  totals?: string[];
  /** Rows in a new record: JSON or an expression. */
  default?: unknown;
  /** Whether there must be a row. */
  required?: boolean;
  /** Texts of refusals. */
  messages?: FieldMessages;
  /** Must be true; reads values. */
  assert?: Expression;
  /** Refusal while assert is not true. */
  message?: Text;
  /** Shown, and not to be changed. */
  disabled?: Condition;
  /** Shown only. */
  readOnly?: Condition;
  /** false: the list is not sent. */
  sent?: boolean;
  /** Modes in which it exists; default all. */
  modes?: ('create' | 'edit' | 'view')[];
  /** Shown only while it holds; reads values and mode. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** Columns taken on wide screens. */
  span?: number;
}

/** Texts of refusals. */
export interface FieldMessages {
  /** Nothing was filled in. */
  required?: Text;
  /** The pattern or format is not matched. */
  pattern?: Text;
}

/** Fields of a nested value. */
export interface FormObject {
  /** Kind of layout. */
  type: 'object';
  /** Name of the value that holds them. */
  name: string;
  /** Its title. */
  label?: Text;
  /** What stands in it, in this order. */
  fields: FormFields;
  /** Modes in which it exists; default all. */
  modes?: ('create' | 'edit' | 'view')[];
  /** Shown only while it holds; reads values and mode. */
  visible?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** Columns taken on wide screens. */
  span?: number;
}

/** A button among the fields. Its steps read values, mode and key, in a list of rows row, too; without steps it is drawn and does nothing. */
export interface FormButton {
  /** Kind of layout. */
  type: 'button';
  /** Name by which rules reach it. */
  name: string;
  /** Text of the button. */
  label: Text;
  /** What stands where fields have their labels; default nothing. */
  caption?: Text;
  /** Tooltip beside it. */
  help?: Text;
  /** Line below it. */
  hint?: Text;
  /** Icon before the text. */
  icon?: string;
  /** How the button looks. */
  variant?: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** round: with round ends. circle: its icon alone; the text is heard, and shown as a tooltip. */
  shape?: 'default' | 'round' | 'circle';
  /** How large the button is. */
  size?: 'large' | 'middle' | 'small';
  /** As wide as its place. */
  wide?: boolean;
  /** Width of the button: pixels or a CSS width; default as its text needs. */
  width?: number | string;
  /** Modes in which it exists; default those in which something can be entered. */
  modes?: ('create' | 'edit' | 'view')[];
  /** Shown only while it holds; reads values and mode. */
  visible?: Condition;
  /** Whether it is shown and cannot be started; reads values and mode. */
  disabled?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** What must hold before it asks or does anything; else message is shown as a warning. */
  assert?: Expression;
  /** What is shown when assert does not hold. */
  message?: Text;
  /** Question asked before it runs. */
  confirm?: Confirmation;
  /** What it does: steps, one after the other; default nothing. */
  run?: Step[];
  /** Columns taken on wide screens. */
  span?: number;
}

/** A value that is asked for. What the model says of its field need not be said again. */
export interface FormField {
  /** Field of the model from which label, limits, widget, options, default and permissions come. */
  field?: string;
  /** Name of the value where no field of the model holds it, or where it differs from the field. */
  name?: string;
  /** Default the label of the field. */
  label?: Text;
  /** Width of the control: pixels or a CSS width; default all of its place. */
  width?: number | string;
  /** true: the label is not drawn, and the control has its room; people who hear the page still hear it. */
  hideLabel?: boolean;
  /** Tooltip at the label. */
  help?: Text;
  /** Line below it. */
  hint?: Text;
  /** Shown while nothing is entered; default 请输入 or 请选择 with the label. */
  placeholder?: Text;
  /** Control; default that of the field. */
  widget?: string;
  /** Props of the widget; values or expressions. */
  props?: Record<string, unknown>;
  /** Choices; default those of the field. */
  options?: Options;
  /** Of a widget that picks records, such as RecordPicker: the list in which they are picked, over the model that it names; default one of the related model with its label, its filters and its first fields. */
  list?: ListBlock;
  /** Kind of value, where neither the field nor the widget says it. */
  valueType?: 'string' | 'number' | 'boolean' | 'object' | 'array';
  /** Value in a new record: JSON or an expression. */
  default?: unknown;
  /** true: nobody sees or enters it, and its value is sent: value, else what the form was opened with. Only fields that clients may set; visible says when it is sent. */
  hidden?: boolean;
  /** Of hidden fields: what is sent, worked out when the form is stored: JSON or an expression that reads values, record, sources and mode. null takes a stored value away. */
  value?: unknown;
  /** Whether it must be filled in. */
  required?: boolean;
  /** Fewest characters. */
  minLength?: number;
  /** Most characters. */
  maxLength?: number;
  /** Smallest number. */
  minimum?: number;
  /** Largest number. */
  maximum?: number;
  /** What a text must match; default that of the field. */
  pattern?: FormPattern;
  /** Kind of text that it must be; default that of the field. */
  format?: 'email' | 'phone' | 'url' | 'permission' | 'noMarkup' | 'json' | 'idNumber';
  /** Texts of refusals where they differ from those of the model. */
  messages?: FieldMessages;
  /** Must be true; reads values. */
  assert?: Expression;
  /** Refusal while assert is not true. */
  message?: Text;
  /** A check that is known by its name. newPassword: what the installation asks of new passwords. */
  validate?: 'newPassword';
  /** Modes in which it exists; default all. */
  modes?: ('create' | 'edit' | 'view')[];
  /** Shown only while it holds; reads values and mode. */
  visible?: Condition;
  /** Shown, and not to be changed; reads values and mode. */
  disabled?: Condition;
  /** Shown as a text; reads values and mode. */
  readOnly?: Condition;
  /** Permission without which it is left out. */
  access?: string | string[];
  /** Field beside this one whose control shows it in its head, instead of a place of its own; the control must have room for others, such as CheckTree. */
  inside?: string;
  /** Whether the value is sent; default true, of a widget that only shows a result (Formula) false. */
  sent?: boolean;
  /** Columns taken on wide screens. */
  span?: number;
  /** Steps run after a person has changed the value: at once, or when typing pauses or the field is left; not when the value is loaded or set by a rule. They read value and values, in a list of rows row, too. */
  onChange?: Step[];
}

/** One of several regular expressions that a text must match. */
export interface FormPatternRule {
  /** What the text must match. */
  pattern: string;
  /** Refusal of a text that does not; default messages.pattern. */
  message?: Text;
}

/** A drawer over the form with its last fields, and the button that stores it. */
export interface Finish {
  /** Title of the drawer. */
  title: Text;
  /** Text of the button; default 保存. */
  label?: Text;
  /** Pixels or a CSS width; default 30% (min. 360 px). */
  width?: number | string;
  /** What is asked for in it. */
  fields: FormFields;
}

/** While if is true, the target has what set says; when it is false the inverse holds: the opposite for visible, required, disabled, readOnly; the declared state for the rest. A value is set at the moment the condition or the value's own inputs change. */
export interface Rule {
  /** The field or piece of layout, or several. */
  target: string | string[];
  /** When it holds; default always. Reads values and mode. */
  if?: Expression;
  /** What the target has then. */
  set: {
    /** Shown. */
    visible?: boolean;
    /** Must be filled in. */
    required?: boolean;
    /** Cannot be changed. */
    disabled?: boolean;
    /** Shown only. */
    readOnly?: boolean;
    /** JSON or an expression. */
    value?: unknown;
    /** Another label. */
    label?: Text;
    /** Another line below. */
    hint?: Text;
    /** Other choices. */
    options?: Options;
    /** Further props of the widget. */
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
  /** false: the table was there before the model and belongs to somebody else. The server reads and writes its rows, says at a start where its columns do not fit the fields, and never creates or changes it. */
  managed?: boolean;
  /** Name of the primary key field. */
  key: string;
  /** Field whose value names a record in messages and pickers. */
  labelField?: string;
  /** Resource path below the API base; absent: no REST resource. */
  path?: string;
  /** Prefix of the permissions :list :query :add :edit :remove :export :import. */
  permission?: string;
  /** Further permissions, with the names of their buttons: below the menu entry of each page of this model an installation that lacks them is given them, once; they are never changed or removed by themselves. Transitions, actions and routes of capabilities can ask for them. */
  permissions?: {
    [k: string]: string;
  };
  /** Title of operation log rows; an object overrides it by operation. */
  audit?: string | AuditTitles;
  /** REST operations offered; default list, get, create, update, remove, export. */
  operations?: Operation[];
  /** Operations that any signed-in user may call; the others need the permission of their name. */
  open?: Operation[];
  /** Operations that ask for a recent proof of who the caller is. create and update concern imports, and update changes of several records at once, too. */
  proof?: Operation[];
  /** Operations that ask for a reason: in the question before them, in the parameter reason of their request, which is refused without, and kept in its row of the operation log. */
  reasons?: {
    /** Asked before a record is added; of imports, too. */
    create?: Reason;
    /** Asked before records are changed, one or several at once; of imports, too. */
    update?: Reason;
    /** Asked before records are removed. */
    remove?: Reason;
    /** Asked before records are exported. */
    export?: Reason;
    /** Asked before a workbook is imported; default what is asked of create, else of update. */
    import?: Reason;
  };
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
  /** Fields that no two records have all alike, beside those of single fields. A record without a value in one of them collides with none. The refusal stands at the last of the fields. */
  unique?: (UniqueFields | UniqueRule)[];
  /** What must hold between the fields of a record. Forms ask it where the field stands, the server of every record that is added or changed in one of the fields read, whatever the way. */
  checks?: RecordCheck[];
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
  /** Addresses that change one field of a record, by field: what switches in lists send the key and the new value to. */
  switches?: {
    [k: string]: string;
  };
  /** Moves of a record from one state to another, by name. A field that transitions move changes by them alone: every other write of another state is refused, by whatever route. Each is a route, PUT {path}/{name}/{keys}, and each move is kept in the history of its record, GET {path}/transitions/{key}. */
  transitions?: {
    [k: string]: Transition;
  };
  /** Records are published in versions (docs/decisions/record-versions.md): they begin as drafts, and what is published does not change until it is revised; each publication is kept as it was. It gives the model the transitions publish, revise, offline and archive, a field with the state and one with the number of the version, and GET {path}/versions/{key} with what changed from version to version. */
  versions?:
    | true
    | {
        /** Name of the field that holds the state: draft, published, offline or archived. */
        state?: string;
        /** Name of the field with the number of the version that was published last; 0: none. */
        number?: string;
      };
  /** Figures over the records that a list finds, by name: GET {path}/aggregate/{name} with the search parameters, the permission and the data scope of the list. It answers an object for each group in data; without groups, one object. */
  aggregates?: {
    [k: string]: Aggregate;
  };
  /** Fields whose values can be asked for, each value once: GET {path}/distinct/{field} with the search parameters of the list, search for a part of the value or its label, and limit. It answers value and label. */
  distinct?: FigureField[];
  /**
   * Unique fields by which a record can be asked for instead of by its key: GET {path}/by/{field}/{value}, with the permission of reading one record.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  lookups?: string[];
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
  /** Tooltip at the label of the field, in forms, searches, column heads and descriptions. */
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
  /** Digits in all (decimal; money, at most 15, which is also what it has without). */
  precision?: number;
  /** Digits after the point (decimal; money, where they are not those of its currency: prices of small units). */
  scale?: number;
  /** What its numbers count, shown behind each: 件, kg (numbers). With unit or currency, and for every decimal, digits are grouped by thousands and columns are aligned to the right. */
  unit?: string;
  /** Currency of its numbers as ISO 4217 names it, such as CNY: its sign is shown before each (numbers; money has this or currencyField). */
  currency?: string;
  /** Text field of the same model that holds the currency of each amount, where records differ; its options are codes of ISO 4217 (money). Amounts of different currencies are never added up: the checker refuses sums without the currency among their groups. */
  currencyField?: string;
  /** What the ends of a range are (type range). time is a time of day, HH:mm:ss. */
  of?: 'date' | 'datetime' | 'time' | 'integer' | 'decimal' | 'money';
  /** An end of the range may be left out: from a day on, or up to it (type range). */
  open?: boolean;
  /** The time of day at its end may be before that at its begin: it is of the next day then, as from 22:00 to 06:00 (type range of time, without filter and noOverlap). */
  overMidnight?: boolean;
  /** No two records have ranges that overlap: true, or the fields within whose equal values they must not (a room is not booked twice). Ranges of days and of whole numbers end with their last one, others before their end, so that 10:00 may follow on 10:00 (type range). */
  noOverlap?:
    | boolean
    | {
        /**
         * Fields whose values must be equal for two ranges to be in each other's way.
         *
         * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
         */
        within: string[];
      };
  /** What a text matches (docs/decisions/patterns.md). */
  pattern?: Pattern;
  /** A kind of text: email, phone (mainland mobile number), url (http or https), permission (a:b:c), noMarkup (nothing a browser takes for a tag), json (JSON as a text), idNumber (number of an identity card of the mainland with its check character, GB 11643). */
  format?: 'email' | 'phone' | 'url' | 'permission' | 'noMarkup' | 'json' | 'idNumber';
  /** Where a dynamic field finds the definitions of its members: relation and field, such as category.fields (type dynamic). */
  from?: string;
  /** Files at most (attachments). */
  max?: number;
  /** Size of one file at most, as a number with KB or MB: 500KB, 2MB (attachments). Files of more than 10MB are sent in chunks, up to what the parameter sys.file.maxSize allows. */
  maxSize?: string;
  /** Kinds of files by their extensions: pdf, docx; or image/*, video/*, archive/* and office/* (attachments). Contents are looked at, not names alone. Default: everything that can be uploaded. */
  accept?: string[];
  /** true: the files are read as other uploads are (sys.file.access), by default by everybody who has the address (attachments). Otherwise by those who may read the record. */
  public?: boolean;
  /** Of definitions in a model with a tree: a record has those of the records above it, too; what it says of the same name replaces theirs, and is of the same type. */
  inherit?: boolean;
  /** Dictionary type whose values this field holds; others are refused on every write and import. A list of several has commas between. */
  dict?: string;
  /** Fixed choices where no dictionary exists. */
  options?: FieldOption[];
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
  /** What answers, exports, messages and the operation log show of a text instead of it (docs/decisions/masked-and-encrypted.md): phone 138****5678, idNumber 1101**********1234, name 张**, email z*******@example.com, bankCard 6222***********1234, or the numbers of characters that are shown at the beginning and at the end. Holders of the permission :reveal of the model read one value at a time, which is logged; they export, and search by parts of it. A text that comes back as it was shown stays as it is. */
  mask?: MaskKind | MaskEnds;
  /** The text is stored encrypted (AES-256-GCM), with a keyed hash beside it by which equal values are found and kept apart (docs/decisions/masked-and-encrypted.md). It is searched by the whole value only, and in no log. Rows from before are encrypted at the next start; the way back is refused. */
  encrypted?: boolean;
  /** true: unique and sorted letter by letter. By default the letters A to Z are the same in both cases, as in the databases of the protocol: ADMIN is taken when admin exists, and stands beside it in a sorted list. Fields with a dict or options hold codes and are always compared letter by letter. */
  caseSensitive?: boolean;
  /** The server works the value out on every write and stores it; what clients send for it is ignored. Either an expression, or an aggregate over the rows of an owned relation. The expression reads the fields of the record by their names, or as members of row: row.quantity * row.price; computed fields among them, in any order but a circle. Numbers are rounded to the scale of the field. Forms show the value while people type. After a change of what it says the next start works out the value of all rows. What reads the clock is not stored (stored). */
  computed?: Expression | PartsAggregate;
  /** false: a computed value is worked out whenever its record is read instead of being kept in a column, as it must be where it follows the clock: diffDays(today(), dueOn), or the count of lines that are overdue. Lists, records, forms and exports show it; lists are filtered, sorted and added up by it and figures are made of it, as far as databases know what the expression says (docs/formats/expressions.md, In a database). Nothing stored follows from it: no rule, index or transition reads it. */
  stored?: boolean;
  /** Value of a new record that brings none: a literal, or the next number of a sequence. */
  default?: (string | number | boolean | null) | Sequence;
  /** States in which a record may be made, of a field that transitions move. Default: the default of the field. */
  initialStates?: (string | number)[];
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
      format?: 'phone' | 'email' | 'url' | 'permission' | 'noMarkup' | 'idNumber';
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

/** One of several regular expressions that a text must match. */
export interface PatternRule {
  /** What the text must match. */
  pattern: string;
  /** Refusal of a text that does not; default messages.pattern. */
  message?: string;
}

/** A value that a field may have, and what people read for it. */
export interface FieldOption {
  /** What is stored. */
  value: string | number | boolean;
  /** What people read. */
  label: string;
  /** Colour of its tag. */
  tone?: 'default' | 'primary' | 'success' | 'info' | 'warning' | 'danger';
}

/** Characters that are shown. Of a text of which less than a third would be hidden nothing is shown. */
export interface MaskEnds {
  /** Characters at the beginning and at the end. */
  keep: number[];
}

/** A value over the rows that a record owns: exactly one of sum, count, min, max and avg. Rows are counted and added in the transaction that changes them, so the value is right after every write, whatever the way; with "stored": false of the field by the database whenever the record is read. Rows without a value are passed over; without any, sum and count are 0 and the others have no value. */
export interface PartsAggregate {
  /** Field that is added up, behind its relation: lines.amount. Exact in decimals. */
  sum?: PartPath;
  /** Relation whose rows are counted, lines, or a field of it: rows that have a value there. */
  count?: string;
  /** Field whose smallest number or earliest date it is. */
  min?: PartPath;
  /** Field whose largest number or latest date it is. */
  max?: PartPath;
  /** Field whose numbers are averaged, rounded to the scale of this field. */
  avg?: PartPath;
  /** Only rows for which this is true; it reads the fields of a row by their names, or as members of row. One that cannot be evaluated leaves the row out. */
  if?: Expression;
}

/** The next number of a counter, as a text: ORD{yyyyMMdd}{####} gives ORD202611220001. Taken by the server when a record is added; clients may give a value of their own only where modes say create. Records from before the field have none. */
export interface Sequence {
  /** Text with parts in braces: # as often as the counter has digits at least (it grows beyond them), and date parts of yyyy, yy, MM, dd and signs between them, of the day on the wall clock of the server's dates. With each new value of the date parts the counter begins at 1 again. */
  $sequence: string;
  /** true: the number is taken in the transaction of the record, so that none is missing, and records of one counter are added one after the other. Otherwise a record that is not stored after all leaves a gap. */
  gapless?: boolean;
}

/** One way in which the list filters by a field. */
export interface Filter {
  /** What is compared how. */
  type: FilterType;
  /** Of ranges: the parameters are params[{prefix}BeginTime] and params[{prefix}EndTime], of numbers params[begin{Prefix}] and params[end{Prefix}]. */
  prefix?: string;
  /** Name of the query parameter; default the field name. */
  param?: string;
}

/** Fields that are alike in one record at most, with a text of their own. */
export interface UniqueRule {
  /** The fields. */
  fields: UniqueFields;
  /** What follows {operation}{model}'{name}'失败， in the refusal, a template over the record; default {labels}不能同时相同. */
  message?: string;
}

/** What must hold between the fields of a record. */
export interface RecordCheck {
  /** Must be true; reads the fields of the record by their names, or as members of row: endDate >= startDate. One that cannot be evaluated refuses. */
  assert: Expression;
  /** Text of the refusal, a template over the record: 结束日期不能早于{startDate}. */
  message: string;
  /** Field at which the refusal stands; default none. */
  field?: string;
  /** true: asked also while a field that it reads has no value. Otherwise such a record passes. */
  blank?: boolean;
}

/** belongsTo: this row holds the key of another (field). hasMany: other rows name this one (foreign field in the other model). manyToMany: a link table. owned: the other rows are part of this one, as the lines of an order: read, saved and removed with it, under its permissions, its data scope and its version. They travel in a member named as the relation. */
export interface Relation {
  /** Which of the four it is. */
  type: 'belongsTo' | 'hasMany' | 'manyToMany' | 'owned';
  /** Name of the other model. */
  model: string;
  /** owned: what people call the rows together; default the label of the other model. */
  label?: string;
  /** owned: the fields of the other model, where it has no file of its own. It is made of them, with a key (rowId), the key of this row, and the place (rowPlace); so the relation has neither by nor order. */
  fields?: {
    [k: string]: Field;
  };
  /** owned: field of the other model that holds the key of this row, of type ref. The server sets it. */
  by?: string;
  /** owned: integer field of the other model that keeps the place of a row, from 1. The server sets it from the order in which the rows are sent. Without it rows stand in the order in which they were made. */
  order?: string;
  /** owned: fewest rows. */
  min?: number;
  /** owned: most rows. */
  max?: number;
  /** owned: name of the sheet that holds the rows in workbooks; default the label. false: exports and imports leave them out. */
  sheet?: string | false;
  /** belongsTo: field of this model that holds the key. */
  field?: string;
  /** hasMany: field of the other model that names this row. */
  foreign?: string;
  /** hasMany: field of this model that foreign equals; default the key. */
  local?: string;
  /** belongsTo: the other record may be removed while this one names it. Its label is shown as it was, with （已删除） behind it. Default: it cannot be removed. */
  soft?: boolean;
  /** Of a soft relation: text field of this model in which the server keeps the label of the other record, as it was when it was chosen. */
  labelIn?: string;
  /**
   * belongsTo: fields of the other record answered in a member named as the relation; through its belongsTo relations those of further ones, at any depth: region.country.countryName. Lists are sorted by them as by own fields, named from the relation on: customer.region.country.countryName.
   *
   * Items: A field, or one of another record: relations with a field behind, dots between.
   */
  expose?: string[];
  /** belongsTo: how lists filter by exposed fields, by their names in expose. owned: how lists find records by fields of their rows; a record is found where one row fits. The parameter is named from the relation on: customer.customerName, lines.product. */
  filters?: {
    [k: string]: RelatedFilter;
  };
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
  /** Refusal text when restrict applies; a template over the row: {roleName}已分配. */
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
  /** true: the records from the root down to one can be asked for, GET {path}/path/{key}, with the permission of reading one record; those outside the data scope are left out. */
  path?: boolean;
  /** Refusal when children exist. */
  removeMessage?: string;
  /** Code of that refusal. */
  removeCode?: 500 | 601;
  /** Refusal suffix when a row is made its own parent. */
  selfMessage?: string;
}

/** One allowed move of a record from one state to another, with what it asks for. */
export interface Transition {
  /** What people call the move: 发货. Name of its button, too. */
  label: string;
  /** Field that holds the state: a string or integer with a default. */
  field: string;
  /** States in which it is possible. */
  from: (string | number)[];
  /** State that it leads to. */
  to: string | number;
  /** Permission needed; a bare verb is completed by that of the model. Default: the name of the transition. Its data scope decides which records can be moved. */
  access?: string;
  /** Must be true of the record besides its state. It reads record (stored row), input (sent values) and user. One that cannot be evaluated refuses, too. */
  assert?: Expression;
  /** Text of the refusal by assert; a template over the sent and the stored values. */
  message?: string;
  /**
   * Fields whose values must come with the move and are stored with it, also such that no form may set.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  required?: string[];
  /**
   * Fields whose values may come with the move.
   *
   * Items: A stable, human key. Starts with a letter, so that it never looks like an integer.
   */
  optional?: string[];
  /** Asks for a reason, sent as reason and kept in the history. */
  reason?: Reason;
  /** Question before the move. */
  confirm?: string;
  /** Asks for a recent proof of who the caller is. */
  proof?: boolean;
  /** Fields that the server fills with the moment of the move (now) or with who makes it (user: the name in a text, else the key). */
  stamps?: {
    [k: string]: TransitionStamp;
  };
}

/** Figures over records, in groups. */
export interface Aggregate {
  /** What people call it: 每月金额. */
  label: string;
  /** What the records are grouped by; default one group of all. */
  groupBy?: Group[];
  /** The figures of each group, by name. */
  measures: {
    [k: string]: Measure;
  };
  /** Only records for which it is true. It compares fields with values: row.total > 100 && row.status in ['1', '2'], and looks for parts of texts: contains(row.title, '急'). */
  if?: Expression;
  /** Order by names of groups and measures; default the groups in their order, ascending. Groups without a value come last. */
  sort?: Sort;
  /** Most groups that are answered; limited in the answer says that there are more. */
  limit?: number;
  /** true: periods without records are answered, too, from the first to the last that is found, or that is searched for. Needs one group by a period, and no sort. */
  fill?: boolean;
}

/** A field, and what of it makes the groups. */
export interface GroupObject {
  /** The field. */
  field: FigureField;
  /** Of a date or datetime: the period. A day and the Monday of a week are yyyy-MM-dd, the others yyyy-MM, yyyy-Qn and yyyy. */
  by?: Period;
  /** Name in the answer; default that of the field. */
  as?: string;
}

/** One figure of a group: one of count, sum, min, max, avg and countDistinct. */
export interface MeasureObject {
  /** The number of records. */
  count?: true;
  /** The sum of a number field, as a decimal text: exact, however long. */
  sum?: FigureField;
  /** The smallest value of a number, date or datetime; null without one. */
  min?: FigureField;
  /** The largest value of a number, date or datetime; null without one. */
  max?: FigureField;
  /** The average of a number field as a decimal text, with two digits more than the field, rounded half away from zero; null without a value. */
  avg?: FigureField;
  /** The number of different values of a field. */
  countDistinct?: FigureField;
  /** What people call the figure. */
  label?: string;
  /** Only records for which it is true, as if of the aggregate. */
  if?: Expression;
}

/** What must hold for an operation. */
export interface Guard {
  /** Operations that are guarded. */
  on: ('create' | 'update' | 'remove')[];
  /** Must be true, else the operation is refused. It reads record (stored row), input (sent values), parent (row above in a tree) and user. One that cannot be evaluated refuses, too. */
  assert: Expression;
  /** Text of the refusal; a template over the sent and the stored values: 【{configKey}】不能删除. */
  message: string;
  /** Code of the refusal: 500, or 601 for a warning. */
  code?: 500 | 601;
}

/** One change of the table that adding alone cannot make. */
export interface TableMigration {
  /** Unique within the model; remembered by the database once run. */
  id: string;
  /** renameField: values move to the new name. dropField: the field and its values go. changeType: values are converted. addUnique: equal values get a suffix. require: rows without a value get one. deriveField: the value is worked out from the fields there were, to split or merge fields. replaceValues: codes get other names. moveToChildren: fields become rows that the record owns. */
  type: 'renameField' | 'dropField' | 'changeType' | 'addUnique' | 'require' | 'deriveField' | 'replaceValues' | 'moveToChildren';
  /** Field that is changed, by the name that it had when this was written; deriveField: the one that gets the value; moveToChildren: the owned relation. */
  field: string;
  /** renameField: the new name. */
  to?: string;
  /** require, changeType, deriveField, replaceValues: value for rows that have none or cannot be converted. Without it such a row ends the change, and everything stays as it was. */
  fill?: string | number | boolean | null;
  /** deriveField: the value, by the names that the fields have at this place in the list. A field that a dropField behind it drops can still be read. */
  value?: Expression;
  /** replaceValues: former values, and what each becomes. Values that are not named stay. */
  values?: ReplacedValue[];
  /** moveToChildren: the rows that are made of one record, in their order. */
  rows?: MovedRow[];
}

/** A value that a migration replaces wherever it stands. */
export interface ReplacedValue {
  /** The former value; compared as a text. */
  from: string | number | boolean;
  /** The value in its place. */
  to: string | number | boolean | null;
}

/** A row that a migration makes of fields of its owner. It is left out where no expression of set gives a value. */
export interface MovedRow {
  /** Values of its fields: literals, or expressions over the fields of the owner as they were. */
  set: {
    [k: string]: Expression | string | number | boolean;
  };
  /** The row is made only where this is true of the owner. */
  if?: Expression;
}

/** One page: the short form (model + list + forms) or a tree of blocks (body). Its id equals its path below schemas/pages without .json. */
export interface Page {
  /** Address of this meta-schema, for editors. */
  $schema?: string;
  /** Format version of this file. */
  version: 2;
  /** Path of the file below schemas/pages, without its ending. */
  id: string;
  /** Title of the page, its tab and its menu entry. */
  title: Text;
  /** What the page is for; nobody is shown it. */
  description?: string;
  /** Model of its list and forms, unless they name their own. */
  model?: string;
  /** Permission without which the page cannot be opened. */
  access?: string | string[];
  /** Entry that an installation without it is given. */
  menu?: Menu;
  /** Further permissions, with the names of their buttons: below the menu entry of the page an installation that lacks them is given them, once; they are never changed or removed by themselves. Actions and transitions can ask for them. */
  permissions?: {
    [k: string]: string;
  };
  /** Initial page state. */
  state?: Values;
  /** Steps run once the page has opened. */
  onOpen?: Step[];
  /** Named requests; expressions read what they gave as sources.{name}. */
  sources?: {
    [k: string]: Source;
  };
  /** Short form of a page that is one list, named list, before any blocks. */
  list?: ListBlock;
  /** Blocks of the page, in this order. */
  body?: Block[];
  /** Forms by name. */
  forms?: {
    [k: string]: FormSchema;
  };
  /** Named actions. create, edit, remove, export, import, refresh exist for a list with a model without being declared, and so does each transition of the model, by its name; a declaration here overrides members of them; run replaces what they do. */
  actions?: {
    [k: string]: Action;
  };
  /** Fields that the models do not have yet, by model and by name. They stand in drafts only: publishing the page adds them to the models and their tables. */
  modelFields?: {
    [k: string]: {
      [k: string]: NewField;
    };
  };
  /** Models that there are not yet, by name: made_{name} is the table, /made/{name} the address, made:{name} the prefix of permissions, {name}Id the key, unless it uses a table that is there. They stand in drafts only: publishing the page makes them. */
  newModels?: {
    [k: string]: NewModel;
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
  /** Place among its neighbours. */
  order?: number;
  /** Icon of the entry. */
  icon?: string;
  /** The page can be opened, but no entry shows it. */
  hidden?: boolean;
  /** false: the page is loaded afresh on each visit. */
  cache?: boolean;
}

/** A named reading request, sent once per page and distinct parameters; sent again when the values its expressions read change. */
export interface Source {
  /** Address under the API base, which may hold {expression} parts. */
  url: string;
  /** Query string parameters. */
  params?: Values;
  /** Only so many of the first records, of an address that gives them by the page; a number or an expression. */
  first?: number | Expression;
  /** Sent only while it holds. */
  if?: Condition;
  /** Seconds between reloads while the page is visible. */
  every?: number;
}

/** A field that a page brings to a model: what a model says of its fields, so far as a running server can add it. */
export interface NewField {
  /** What its values are; a running server adds those types that ask for nothing but a column. */
  type: FieldType;
  /** What people call the field. */
  label: string;
  /** Tooltip at its label. */
  help?: string;
  /** A record has a value. Where there are records, it needs a default. */
  required?: boolean;
  /** Fewest characters of its texts. */
  minLength?: number;
  /** Most characters of its texts. */
  maxLength?: number;
  /** Its smallest number. */
  minimum?: number;
  /** Its largest number. */
  maximum?: number;
  /** Digits of its decimals in all. */
  precision?: number;
  /** Digits of its decimals after the point. */
  scale?: number;
  /** What its numbers count. */
  unit?: string;
  /** What its texts match. */
  pattern?: Pattern;
  /** Kind of text that it must be. */
  format?: 'email' | 'phone' | 'url' | 'idNumber';
  /** Fixed choices where no dictionary exists. */
  options?: FieldOption[];
  /** Dictionary type whose values it holds. */
  dict?: string;
  /** Value of a new record that brings none, and of those there are. */
  default?: string | number | boolean;
  /** How lists filter by it. */
  filter?: FilterType;
  /** It takes part in xlsx exchange. */
  excel?: {
    /** Imports read it, too. */
    import?: boolean;
  };
}

/** A model that a page brings: what people call a record, and what it holds. All else follows from its name. */
export interface NewModel {
  /** Name of one record, used in messages. */
  label: string;
  /** What a record holds, by name, in the order in which forms and exports show it. The key comes by itself. */
  fields: {
    [k: string]: NewField;
  };
  /** A table that is there already, which the model uses and never changes; absent: a new one. */
  table?: TakenTable;
}

/** A table of the database that no model has, with the columns of its fields. */
export interface TakenTable {
  /** What the table is called. */
  name: string;
  /** Column of the primary key, which the database counts up; the key of the model is called like it. */
  key: string;
  /** Columns by the names of their fields, where they are not these names in snake_case. */
  columns?: {
    [k: string]: string;
  };
  /** The server keeps who made and changed a record, and when, in the columns create_by, create_time, update_by and update_time. */
  stamps?: boolean;
}
