/** Plans of forms: their fields, layout, rules and requests. */
import type { Expression, Field, Request, Source, Text } from '../../generated/types.gen.ts';
import type { ActionPlan } from './action.ts';
import type { ValidationPlan } from './validation.ts';
import type {
  ChoicesPlan,
  Condition,
  ControlPlan,
  MembersPlan,
  NarrowedPlan,
  RevealPlan,
  Values,
} from './values.ts';

/** The request of a source, which may be for the first records only. */
export type SourceRequest = Request & Pick<Source, 'first'>;

export interface SourcePlan {
  request: SourceRequest;
  when?: Condition;
  every?: number;
}

export type FormMode = 'create' | 'edit' | 'view';

/** A node of a form: a field with a control, or a piece of layout around other nodes. */
export interface NodePlan extends ControlPlan {
  kind: 'field' | 'layout';
  /** Field of the model that its facts come from. */
  field?: string;
  reveal?: RevealPlan;
  /** JSON type of the value. */
  type: 'string' | 'number' | 'boolean' | 'object' | 'array' | 'void';
  description?: Text;
  help?: Text;
  /** Of the control, in pixels or in CSS. */
  width?: number | string;
  /** The label is heard and not seen. */
  hideLabel?: true;
  validation: ValidationPlan;
  modes: FormMode[];
  /** These conditions read `values` and `mode` besides the scope of the page. */
  visible?: Condition;
  disabled?: Condition;
  readOnly?: Condition;
  submit: boolean;
  /** Sent in place of a value, by a widget that only shows a result. */
  sends?: unknown;
  /** The server gives its value, so it is shown and never entered, in any mode. */
  computed?: true;
  /** Run after a person has changed the value. */
  onChange?: ActionPlan;
  /** Name of the field beside it whose control shows it. */
  inside?: string;
  span: number;
  children: NodePlan[];
  item?: NodePlan;
  /** Of a widget that picks records: where they are picked. */
  records?: RecordsPlan;
  /** Of a dynamic field: what its children are, which only the record that defines them says. */
  members?: MembersPlan;
  /** The same in rows, where it differs: by the key of the record that defines them. */
  membersBy?: Readonly<Record<string, readonly NodePlan[]>>;
  /** Of a list of definitions: where those are found that a record inherits. */
  inherited?: MembersPlan;
  /** Of a list of definitions: who is asked which records would not fit them any more. */
  narrowed?: NarrowedPlan;
  /** Of lists: what may be done to their rows. */
  rows?: RowsPlan;
  /**
   * A button among the fields: what it runs. Whether it is shown, can be started and how it looks
   * (`caption`, `shape`, `size`, `wide` of its props) its node says.
   */
  button?: ActionPlan;
}

/** A list in which records are picked, and what is taken of them. */
export interface RecordsPlan {
  /** A block plan. */
  list: { key: string; type: string };
  /** Member that a field holds of a record. */
  value: string;
  /** Member by which people know it. */
  label: string;
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
  /** Member that distinguishes a stored row from a new one. */
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

/** A field that is sent and not drawn. */
export interface HiddenPlan {
  name: string;
  modes: readonly FormMode[];
  /** It is sent only while it holds. */
  visible?: Condition;
  /** What is sent: JSON or an expression; absent: what the form was opened with. */
  value?: unknown;
  /** Of a new record that was opened without a value. */
  default?: unknown;
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

/** Widths in pixels or in CSS; see form.schema.json. */
export interface FormLayoutProps {
  labelWidth?: number | string;
  labelOffset?: number | string;
  labelAlign?: 'left';
  controlWidth?: number | string;
  controlOffset?: number | string;
  gap?: number;
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
  /** Above the fields. */
  intro?: Text;
  /** Text of the button that stores it. */
  ok?: Text;
  labels: 'top' | 'left' | 'inline';
  /** How labels at the left and their controls share a row, and how far fields stand apart. */
  layoutProps?: FormLayoutProps;
  /** Loads the record for edit and view; its expressions read `key`, the key of the record. */
  load?: Request;
  /**
   * Further requests of the opening form; expressions read what they gave as sources.{name}, and
   * that of `load` as record.
   */
  sources?: Record<string, SourcePlan>;
  /** Values it begins with, over those of the record. */
  values?: Values;
  /**
   * Only for the modes that the viewer can reach. Without a body the values of the form are sent,
   * with the record's key and version.
   */
  submit: Partial<Record<'create' | 'edit', Request>>;
  /**
   * Fields of the model that are sent with every record, also where the form does not show them: as
   * they were loaded, or with this first value. Servers of the protocol refuse or reset a record
   * without them.
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
  /** Fields that are sent and not drawn. */
  hidden?: HiddenPlan[];
  rules: RulePlan[];
  /** What of the values is worked out from others while people type. */
  computed?: ComputedPlan;
  /** versionField of the model, sent back so that two editors never overwrite each other. */
  versionField?: string;
  /** Field that holds who changed the record last. */
  editorField?: string;
}
