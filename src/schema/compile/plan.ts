/**
 * The plan: what `compilePage` makes of a page file, its models and a viewer.
 *
 * A plan is plain data and complete: labels, widgets, requests and messages are filled in,
 * standard actions are ordinary ones, and whatever the viewer may not see is absent. React only renders it.
 */
import type {
  Confirmation,
  Expression,
  Field,
  Request,
  Step,
  Text,
} from '../generated/types.gen.ts';

/** Who looks at the page: decides what reaches the plan. */
export interface Viewer {
  /** Permission strings, as the rights of the protocol read them. */
  permissions: readonly string[];
  /** Role keys. */
  roles: readonly string[];
  userId?: number;
  userName?: string;
  nickName?: string;
  deptId?: number;
  /** What the installation asks of new passwords: config sys.account.chrtype. */
  passwordRule?: string;
}

export type Condition = boolean | Expression;
export type Values = Record<string, unknown>;

/** One choice of a closed set. */
export interface Choice {
  value: string | number | boolean | null;
  label: string;
  disabled?: boolean;
  tone?: string;
  children?: Choice[];
}

/** Where the choices of a control or cell come from. */
export type ChoicesPlan =
  | { from: 'dict'; dict: string }
  | { from: 'fixed'; choices: Choice[] }
  | {
      /** Records that an expression gives; the member names as below. */
      from: 'records';
      records: Expression;
      value: string;
      label: string;
      children?: string;
      parent?: string;
      disabled?: Expression;
      root?: { value: string | number; label: string };
      /** Where records are found by what is typed, and the parameter for it, once the list was cut. */
      request?: Request;
      search?: string;
      /** The records in that answer, which it reads as result; absent: the result itself. */
      found?: Expression;
    }
  | {
      from: 'source' | 'request';
      source?: string;
      request?: Request;
      /** Member names in each record. */
      value: string;
      label: string;
      children?: string;
      parent?: string;
      disabled?: Expression;
      root?: { value: string | number; label: string };
      /** Parameter of the request that finds records by what is typed; absent: all records are there at once. */
      search?: string;
      /** The records in the answer, which it reads as result; absent: the result itself. */
      found?: Expression;
      /** The request answers all records unless the server cut them: only then is it searched. */
      whole?: boolean;
    };

/** A value shown: cell or description item. */
export interface DisplayPlan {
  /** Dotted path into the record. */
  field?: string;
  label: Text;
  /** Tooltip at the label. */
  help?: Text;
  value?: Text;
  /** Display widget name. */
  component: string;
  props: Values;
  choices?: ChoicesPlan;
  suffix?: string;
}

/** The control of one value: what forms and search boxes render. */
export interface ControlPlan {
  name: string;
  label: Text;
  component: string;
  props: Values;
  placeholder?: Text;
  choices?: ChoicesPlan;
  default?: unknown;
}

/** An action ready to be offered: button facts, what must hold, and its steps. */
export interface ActionPlan {
  key: string;
  label?: Text;
  icon?: string;
  variant: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it acts on. */
  selection: 'none' | 'one' | 'some';
  visible?: Condition;
  disabled?: Condition;
  /** Must hold before anything else happens. */
  assert?: { condition: Expression; message: Text };
  confirm?: Confirmation;
  /** What it does, in order; denied steps are gone. */
  run: StepPlan[];
}

/** What every step may have. */
export interface StepBase {
  /** Only then is it done. */
  if?: Condition;
  /** Steps in place of the usual message when it fails. */
  onError?: StepPlan[];
}

/**
 * Plans of those steps whose definition makes more of them than their members. The folder of a step adds its own:
 * `declare module '…/plan.ts' { interface StepPlans { request: RequestPlan } }`.
 */
export interface StepPlans {}

type StepType = Step['type'];

/** What becomes of the own members of a step; `type` included. */
export type StepPlanOf<Type extends StepType> = Type extends keyof StepPlans
  ? { type: Type } & StepPlans[Type]
  : Omit<Extract<Step, { type: Type }>, 'if' | 'access' | 'onError'>;

/** One step, ready to be run; members that follow from the model are filled in. */
export type StepPlan = { [Type in StepType]: StepBase & StepPlanOf<Type> }[StepType];

/** What must hold of the values of a form, and what is said where it does not. */
export interface CheckPlan {
  when: Expression;
  message: Text;
}

/** What a value must be; `valueProblem` (src/schema/record) checks by it in forms and on the server. */
export interface ValidationPlan {
  /** Kind of value; whole: a 64-bit, integer: a 32-bit whole number. Absent: text. */
  kind?: 'text' | 'whole' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'any';
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Digits in all and after the point (decimals). */
  precision?: number;
  scale?: number;
  pattern?: string;
  format?: 'email' | 'phone' | 'url' | 'permission' | 'noMarkup';
  check?: CheckPlan;
  /** Checks of the model between this value and others of the record. */
  between?: CheckPlan[];
  /** Messages, all filled in. */
  messages: Partial<
    Record<
      | 'required'
      | 'minLength'
      | 'maxLength'
      | 'minimum'
      | 'maximum'
      | 'pattern'
      | 'format'
      | 'type',
      Text
    >
  >;
}

export type FormMode = 'create' | 'edit' | 'view';

/** A node of a form: a field with a control, or a piece of layout around other nodes. */
export interface NodePlan extends ControlPlan {
  kind: 'field' | 'layout';
  /** Field of the model that its facts come from. */
  field?: string;
  /** JSON type of the value. */
  type: 'string' | 'number' | 'boolean' | 'object' | 'array' | 'void';
  description?: Text;
  help?: Text;
  validation: ValidationPlan;
  modes: FormMode[];
  /** These conditions read `values` and `mode` besides the scope of the page. */
  visible?: Condition;
  disabled?: Condition;
  readOnly?: Condition;
  submit: boolean;
  /** The server gives its value, so it is shown and never entered, in any mode. */
  computed?: true;
  /** Run after a person has changed the value. */
  onChange?: ActionPlan;
  /** Name of the field beside it whose control shows it. */
  inside?: string;
  span: number;
  children: NodePlan[];
  item?: NodePlan;
  /** Of lists: what may be done to their rows. */
  rows?: RowsPlan;
}

/** What a list lets people do to its rows. */
export interface RowsPlan {
  /** Rows can change places. */
  movable: boolean;
  /** Fewest rows; absent: none. */
  min?: number;
  /** Most rows; absent: any number. */
  max?: number;
  /** Names of fields that are added up below the rows. */
  totals: string[];
  /** Member that tells a stored row from a new one. */
  key?: string;
}

export interface RulePlan {
  targets: string[];
  when?: Expression;
  set: {
    visible?: boolean;
    required?: boolean;
    disabled?: boolean;
    readOnly?: boolean;
    value?: unknown;
    title?: Text;
    description?: Text;
    choices?: ChoicesPlan;
    props?: Values;
  };
  /** Names of the form values that `when` and `set` read. */
  reads: string[];
}

/** A computed field under its name. */
export interface ComputedField {
  name: string;
  field: Field;
}

/** Computed fields of a record, and of rows in it. */
export interface ComputedPlan {
  /** Each after those that it reads. */
  fields: readonly ComputedField[];
  /** Names of the nodes that show fields, by field. */
  shown: Readonly<Record<string, string>>;
  /** Of the rows in lists, by the names of these. */
  rows: Readonly<Record<string, ComputedPlan>>;
}

export interface FormPlan {
  key: string;
  model?: string;
  /** Name of the key field of the record, when a model is known. */
  recordKey?: string;
  title: Record<FormMode, Text>;
  container: 'drawer' | 'modal' | 'page';
  width?: number | string;
  columns: number;
  labels: 'top' | 'left';
  /** Loads the record for edit and view; its expressions read `key`, the key of the record. */
  load?: Request;
  /** Further requests of the opening form; expressions read what they gave as sources.{name}, and that of `load` as record. */
  sources?: Record<string, SourcePlan>;
  /** Values it begins with, over those of the record. */
  values?: Values;
  /** Only for the modes that the viewer can reach. Without a body the values of the form are sent, with the record's key and version. */
  submit: Partial<Record<'create' | 'edit', Request>>;
  /**
   * Fields of the model that are sent with every record, also where the form does not show them: as they were loaded,
   * or with this first value. Servers of the protocol refuse or reset a record without them.
   */
  always?: Readonly<Record<string, unknown>>;
  success: Record<'create' | 'edit', Text>;
  /** What its events run; see form.schema.json. */
  onOpen?: ActionPlan;
  onSave?: ActionPlan;
  onCancel?: ActionPlan;
  onError?: ActionPlan;
  nodes: NodePlan[];
  /** Names of the nodes that are asked for last, in a drawer of their own. */
  finish?: { names: string[]; title: Text; label: Text; width?: number | string };
  rules: RulePlan[];
  /** What of the values is worked out from others while people type. */
  computed?: ComputedPlan;
  /** versionField of the model, sent back so that two editors never overwrite each other. */
  versionField?: string;
}

/** What the plan of every block has. */
export interface BlockBase {
  key: string;
  name?: string;
  visible?: Condition;
}

/**
 * Plans of blocks by the names of the blocks. Each folder of a block adds its own:
 * `declare module '…/schema/compile/plan.ts' { interface BlockPlans { card: CardPlan } }`.
 */
export interface BlockPlans {}

export type BlockPlan = BlockPlans[keyof BlockPlans];

export interface SourcePlan {
  request: Request;
  when?: Condition;
  every?: number;
}

export interface PagePlan {
  id: string;
  title: Text;
  /** false: the viewer lacks the page's permission; body is empty then. */
  allowed: boolean;
  state: Values;
  /** Names of the state that narrows the list of the address: it stands in the address, and 重置 takes it back. */
  addressState: string[];
  sources: Record<string, SourcePlan>;
  onOpen?: ActionPlan;
  body: BlockPlan[];
  forms: Record<string, FormPlan>;
  /** Dictionary types that the page needs, each once. */
  dicts: string[];
}
