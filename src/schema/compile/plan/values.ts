/** What plans say of single values: conditions, choices, how a value is shown or entered. */
import type { Expression, Request, Text } from '../../generated/types.gen.ts';

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

/** How records become choices: names of their members, and what stands before them. */
interface RecordMembers {
  value: string;
  label: string;
  children?: string;
  parent?: string;
  disabled?: Expression;
  root?: { value: string | number; label: string };
  /** Parameter that finds records by what is typed; absent: all records are there at once. */
  search?: string;
  /** The records in the answer, which it reads as result; absent: the result itself. */
  found?: Expression;
  /**
   * Answers the record with the key `key`: for values that are not among the choices. Absent: the
   * viewer may not read it.
   */
  one?: Request;
}

/** Where the choices of a control or cell come from. */
export type ChoicesPlan =
  | { from: 'dict'; dict: string }
  | { from: 'fixed'; choices: Choice[] }
  | (RecordMembers & {
      from: 'records';
      /** Gives the records. */
      records: Expression;
      /** Where records are found by what is typed, once the list was cut. */
      request?: Request;
    })
  | (RecordMembers & {
      from: 'source' | 'request';
      source?: string;
      request?: Request;
      /** The request answers all records unless the server cut them: only then is it searched. */
      whole?: boolean;
    });

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
  /** Of a dynamic field: where its members are defined, which are shown instead of the value. */
  members?: MembersPlan;
  reveal?: RevealPlan;
}

/** Where the members of a dynamic field are defined. */
export interface MembersPlan {
  /** Address of the definitions; {key} stands for the key of the record that holds them. */
  url: string;
  /** Value, or member of the record, that holds this key. */
  key: string;
}

/** How is asked which records would not fit changed definitions. */
export interface NarrowedPlan {
  request: Request;
  /** Members of its body: the key of the record, and its definitions. */
  key: string;
  field: string;
}

/** How the whole of a masked value is asked for; absent where the viewer may not. */
export interface RevealPlan {
  /** Followed by the key of the record that holds the value. */
  url: string;
  /** Where that key stands in the record at hand. */
  key: string;
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

/** What must hold of values, and what is said where it does not. */
export interface CheckPlan {
  when: Expression;
  message: Text;
}
