/**
 * What a field type is. One folder each: `definition.ts` are the facts that the browser, the
 * checker and the designer know, `storage.ts` is what the server needs: the column, the wire and
 * cells of xlsx. `check.ts`, which few need, is what only the checker knows (`checkContract.ts`).
 */
import type { MessageText } from '../locale/message.ts';
import type { ValidationPlan } from '../compile/plan.ts';
import type { Field, FilterType } from '../generated/types.gen.ts';

/** Groups of types in their order, with their Chinese names. */
export const fieldTypeGroups = {
  text: '文本',
  number: '数字',
  date: '日期与时间',
  choice: '选择',
  record: '关联记录',
  structure: '组合数据',
} as const;

export type FieldTypeGroup = keyof typeof fieldTypeGroups;

export interface FieldTypeDefinition {
  /** What models write as `type`; the name of the folder. */
  name: string;
  /** What people call it. */
  label: string;
  /** Icon where people choose a type. */
  icon: string;
  /** Group in which they find it. */
  group: FieldTypeGroup;
  /** The one of its group that people mostly want: they find it first. */
  isUsual?: true;
  /** One sentence for completion and the pages of the format. */
  doc: string;
  /** A literal value, for the pages of the format. */
  example: unknown;
  /** JSON value that forms hold. */
  value: 'string' | 'number' | 'boolean' | 'object';
  /** What a sent value must be. */
  kind: NonNullable<ValidationPlan['kind']>;
  /** How lists can be filtered by fields of it: what its column can be asked on both databases. */
  filters: readonly FilterType[];
  /**
   * Why a literal in a file (a default, a default row) is no value: a phrase such as `is no
   * integer`; undefined when it is one.
   */
  wrong(value: unknown): string | undefined;
  /** Length, pattern and format apply, and an empty text is a value. */
  isText?: true;
  /** Its texts have formats: they are HTML, and made by people only. */
  isFormatted?: true;
  /**
   * Contents so long that lists are not sorted by them unless the model says so, and that lists
   * which no page describes leave out.
   */
  isLong?: true;
  /** Nothing beside its column is asked of its model: a running server can add a field of it. */
  isPlain?: true;
  /** Its values are numbers that can be compared, added and counted. */
  isNumber?: true;
  /** Its numbers are amounts: those of different currencies are never taken together. */
  isAmount?: true;
  /** Digits after the point of its numbers; absent: none. */
  decimals?(field: Pick<Field, 'scale' | 'currency'>): number;
  /**
   * Its numbers have so many digits in all, unless the field says otherwise, and no more after the
   * point than they should: others are refused. Absent: numbers are rounded to their digits.
   */
  digits?: number;
  /** Of a time: to the day, or to the second. */
  range?: 'days' | 'moments';
  /** Choices that follow from the type: yes and no, or the records of the related model. */
  choices?: 'yesNo' | 'related';
  /** Of dynamic fields: values have members that records define; definitions are those of them. */
  dynamic?: 'values' | 'definitions';
  /** Pixels that its values need in a table; texts share what is left. */
  columnWidth?: number;
  /** Props that its usual widgets take from the limits of a field. */
  props?(field: Field): object;
  /** Another type whose usual widgets it takes; absent: widgets name this type themselves. */
  widgetsOf?: string;
}

/** Values as the drivers take and give them. */
export type Stored = string | number | bigint | null;

/**
 * How a value is checked, stored and read. Everything the two databases do differently about values
 * is hidden here.
 */
export interface Codec {
  /** Column type, the same words on both databases, so that tables can be compared with models. */
  columnType: string;
  /**
   * Protocol value (never null) to the stored one; throws a refusal when it cannot be stored.
   * `label` names it in the message.
   */
  write(value: unknown, label: string): Stored | boolean;
  /** Stored value (never null) to the protocol value; absent when they are the same. */
  read?(value: unknown): unknown;
  /**
   * Text of a query parameter to the stored value; throws the protocol's mismatch refusal naming
   * `parameter`.
   */
  parse(text: unknown, parameter: string): Stored | boolean;
}

/** Types as the protocol's mismatch message names them. */
export type TypeName = 'Long' | 'Integer' | 'BigDecimal' | 'Boolean' | 'Date' | 'String';

/** What codecs know of the server. */
export interface CodecContext {
  dialect: 'sqlite' | 'postgres';
  /** Hours by which the wall clock of dates is ahead of UTC. */
  hoursAhead: number;
  /** A refusal with that message. */
  refusal(message: MessageText): Error;
  /** The protocol's refusal of a value that is not of the type. */
  mismatch(name: string, type: TypeName, value: unknown): Error;
}

/** A field that takes on this type, with its codec. */
export interface Conversion {
  field: Field;
  codec: Codec;
  context: CodecContext;
}

/** What the server needs of a field type. */
export interface FieldStorage {
  codec(field: Field, context: CodecContext): Codec;
  /** What parameters and bodies hold, in the words of route declarations. */
  wire: {
    type: 'string' | 'integer' | 'number' | 'boolean' | 'object';
    /** Of whole numbers of 32 bits. */
    format?: 'int32';
  };
  /** Cells of xlsx, where they are not the value itself. */
  cell?: {
    /** What the cell shows; a message is written in the language of the file. */
    write(value: unknown): MessageText | number;
    /** Value of a cell that is not empty, or why it is none. */
    read?(text: string): { value: unknown } | { problem: MessageText };
  };
  /** Members of its values are searched for: they get an index on PostgreSQL. */
  isSearchedInside?: true;
  /** Values are files: they are searched by their names, and go with their record. */
  isFiles?: true;
  /** Values are keys of other records: they get an index, and 0 is none. */
  isReference?: true;
  /**
   * What the text of a former value is stored as when a migration changes a field's type; default:
   * as it is written. Throws a refusal.
   */
  convert?(text: string, conversion: Conversion): Stored | boolean;
}
