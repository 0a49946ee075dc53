/**
 * What the kernel and the runtime ask of the protocol that a server speaks. They know none
 * themselves: shell, server and checker hand one in. `src/protocol` is that of RuoYi-Vue; another
 * one is another folder that implements this (docs/decisions/protocol.md).
 */
import type { Choice } from './compile/plan.ts';
import type { Expression, Operation, Request, Values } from './generated/types.gen.ts';

/** An answer of the server as it came: a JSON object. */
export type Answer = Readonly<Record<string, unknown>>;

/** A request on its way to the server. */
export interface WireRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, beginning with a slash. */
  url: string;
  /** Members of the query string. */
  params?: Record<string, unknown>;
  /** JSON body. */
  body?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  /** Sent as application/x-www-form-urlencoded. */
  urlencoded?: Record<string, unknown>;
}

/** What the checks of rights need to know of a person; Viewer fits. */
export interface Holder {
  permissions: readonly string[];
  roles: readonly string[];
}

/** Who may do what. */
export interface Rights {
  hasPermission(holder: Holder, permission: string): boolean;
  hasRole(holder: Holder, role: string): boolean;
  /**
   * Last part of the permission that an operation on a model asks for; absent: it asks for none.
   */
  verbs: Readonly<Partial<Record<Operation | 'importTemplate', string>>>;
}

/**
 * Requests of the operations on a resource; `path` is the model's. In addresses `{key}` stands for
 * the key of the record and `{ids}` for the keys of the checked ones.
 */
export interface Resources {
  list(path: string): Request;
  /** All records as choices, where the model has the operation `optionselect`. */
  options(path: string): Request;
  load(path: string): Request;
  create(path: string): Request;
  update(path: string): Request;
  /** Changes several records at once, all or none; its body are the `rows`. */
  updateMany(path: string): Request;
  remove(path: string): Request;
  /** Moves the checked records to another state. */
  transition(path: string, name: string): Request;
  /** The moves of the record between its states, the newest first. */
  history(path: string): Request;
  /** What was published of a record, where the model has versions. */
  versions(path: string): Request;
  /** One of those; `{number}` stands for its number. */
  version(path: string): Request;
  /** Figures over the records that a search finds, as the model declares them. */
  aggregate(path: string, name: string): Request;
  /** Values of a field, each once, as the model declares it. */
  distinct(path: string, field: string): Request;
  /** The record with a value of a unique field, as the model declares it. */
  lookup(path: string, field: string): Request;
  /** The records from the root of a tree down to one, as the model declares it. */
  treePath(path: string): Request;
  /**
   * Definitions of the members of a dynamic field: `{key}` stands for the key of the record that
   * holds them.
   */
  definitions(path: string, field: string): string;
  /** Definitions that records below the one with the key `{key}` inherit. */
  inherited(path: string, field: string): string;
  /** How many records would not fit the definitions that the body holds with the record's key. */
  narrowed(path: string, field: string): Request;
  /** Parameters that say why an operation is done, where the model asks for it. */
  reasonParams(reason: Expression): Values;
  /** Address of the workbook of all records that a search finds. */
  exportUrl(path: string): string;
  importUrl(path: string): string;
  templateUrl(path: string): string;
  /** Whether a write to an address may have changed what another one reads. */
  isAffected(read: string, written: string): boolean;
}

/** A range of days or numbers that is searched for. */
export interface SearchRange {
  /**
   * Distinguishes one range of a list from another; absent: the only one of times. Numbers have
   * their field's name.
   */
  prefix?: string;
  first: string | number | null;
  last: string | number | null;
  /**
   * day: the server takes both days whole. time: it compares moments. number: numbers, both ends
   * included.
   */
  unit: 'day' | 'time' | 'number';
}

/** What a list asks for. */
export interface ListQuery {
  /** Parameters of the list itself. */
  fixed?: Readonly<Record<string, unknown>>;
  /** What is searched for, by parameter. */
  values: Readonly<Record<string, unknown>>;
  ranges: readonly SearchRange[];
  /** The first one weighs most. */
  order: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** Fields whose sums over all that is found are answered, too. */
  sums?: readonly string[];
  /** Absent: the list has no pages. */
  page?: { number: number; size: number };
}

/** How lists are asked for. */
export interface Lists {
  /** Parameters of the request. */
  params(query: ListQuery): Record<string, unknown>;
  /** Parameters that ask for as many records at once as the server gives. */
  whole: Readonly<Record<string, unknown>>;
}

/** What became of each record of a write that concerns several. */
export interface BatchReport {
  done: readonly ReportedRecord[];
  failed: readonly (ReportedRecord & { message: string })[];
}

/** A record by what people call it. */
interface ReportedRecord {
  label: string;
}

/** How a record came from one state to another. */
export interface RecordMove {
  /** Counts the moves of the record, from 1. */
  number: number;
  /** The transition, and what it is called. */
  name: string;
  label: string;
  /** Field that holds the state. */
  field: string;
  from: string;
  to: string;
  reason: string | null;
  /** Name of who made it. */
  by: string;
  time: string;
}

/** What answers say. */
export interface Answers {
  /**
   * Without the wrapping of the protocol: a list with a total as `{ rows, total }`, one without as
   * an array. undefined when it says no more than that all went well.
   */
  result(answer: Answer): unknown;
  /**
   * Decimal texts of the sums that a list was asked for, by field; empty from servers without them.
   */
  sums(answer: Answer): Readonly<Record<string, string>>;
  /** What it says to people; '' for nothing. */
  text(answer: Answer): string;
  /** What a write that succeeded says all the same. */
  warning(answer: Answer): string | undefined;
  /** What became of each record, where the answer or refusal says so. */
  report(answer: Answer): BatchReport | undefined;
  /** A page of the moves of a record. */
  moves(answer: Answer): { moves: RecordMove[]; total: number };
  /** Lists in the answer that the server cut, each with the number of records that there are. */
  limits(answer: Answer): readonly (readonly [list: object, limit: number])[];
}

/** What a refusal means beyond its text. */
export interface RefusalMeaning {
  /** The record has moved on, or the same work is under way: nothing was done by this request. */
  isConcurrent: boolean;
  /** Another input was stored under the same idempotency key. */
  isStoredBefore: boolean;
  /** The record that was asked for is not there, or not for whoever asked. */
  isGone: boolean;
  /** What is wrong with each of several records, by their keys. */
  records: readonly RefusedRecord[];
}

/** Why one of several records was refused. */
export interface RefusedRecord {
  key: string | number;
  message: string;
  /** The field that it concerns, where it is one. */
  field: string | null;
}

/** Dictionaries: named lists of choices. */
export interface Dictionaries {
  /** Requests that load the types; `together`: the server can answer several at once. */
  requests(
    types: readonly string[],
    together: boolean,
  ): readonly { types: readonly string[]; request: WireRequest }[];
  /** The choices of a type in the answer; undefined when it is not there. */
  choices(answer: Answer, type: string): Choice[] | undefined;
  /** Whether a write to this address may have changed a dictionary. */
  isAffected(written: string): boolean;
}

export interface RefusedRow {
  row: number;
  name: string;
  reasons: { column?: string; message: string }[];
}

/** How an import went, where the server says so by numbers. */
export interface ImportCounts {
  importId: string;
  created: number;
  updated: number;
  failed: number;
  /** Rows that were not looked at, when the import was broken off. */
  unhandled: number;
  /** The first refused rows. */
  rows: RefusedRow[];
}

/** Exchange of workbooks. */
export interface Workbooks {
  /** The rows that a search finds; `params` are those of the list without pages. */
  export(url: string, params: Readonly<Record<string, unknown>>): WireRequest;
  /**
   * Sends one to be imported. @param update rows that exist already are changed instead of refused
   */
  send(url: string, file: File, update: boolean): WireRequest;
  template(url: string, params?: Values): WireRequest;
  /** The refused rows of an import, from the address that it was sent to. */
  errors(importUrl: string, importId: string): WireRequest;
  counts(answer: Answer): ImportCounts | undefined;
}

/** A list, by the id of its page and its name there. */
export interface ListPlace {
  page: string;
  list: string;
}

/** What people give a view of a list. */
export interface SavedViewInput {
  name: string;
  /** Everybody who may open the page finds it. */
  isShared: boolean;
  /** What the list made of it: search, order, page size and columns. */
  content: unknown;
}

/** A view of a list that somebody has kept. */
export interface SavedView extends SavedViewInput {
  viewId: string;
  /** Counts its changes: a change of an older version is refused. */
  version: number;
  isOwn: boolean;
  /** The list opens in it, for whoever asks. */
  isDefault: boolean;
  /** Whoever asks may change and remove it. */
  isChangeable: boolean;
  /** Who made it. */
  ownerName: string | null;
}

/** Views of lists, kept by the server. */
export interface SavedViews {
  load(place: ListPlace): WireRequest;
  read(answer: Answer): { views: readonly SavedView[]; mayShare: boolean };
  add(place: ListPlace, input: SavedViewInput): WireRequest;
  /** The id of the view that an answer says was added. */
  added(answer: Answer): string;
  change(view: Pick<SavedView, 'viewId' | 'version'>, input: Partial<SavedViewInput>): WireRequest;
  remove(view: Pick<SavedView, 'viewId'>): WireRequest;
  /** @param viewId null: the list opens as its page says */
  setDefault(place: ListPlace, viewId: string | null): WireRequest;
}

/** The two values of fields that switch something on and off, as texts. */
export interface SwitchStates {
  on: string;
  off: string;
}

/** Where the defaults of an installation hold what other files name: models and their fields. */
export interface NamedRecords {
  dictTypes: { model: string; type: string };
  dictEntries: { model: string; type: string; value: string };
  menus: { model: string; permission: string };
}

/** Requests that widgets send by themselves, unless their props say otherwise. */
export interface WidgetRequests {
  /** Brings another picture of a captcha: its answer holds `uuid` and `img`. */
  captcha: { url: string };
  /**
   * Stores a file: in which part of the form it is sent, and which member of the answer is its
   * path. `forRecord` are parameters that say the file is meant for a record.
   */
  upload: {
    url: string;
    part: string;
    member: string;
    forRecord: Readonly<Record<string, string>>;
  };
}

/** A protocol, as the kernel and the runtime see it. */
export interface Protocol {
  rights: Rights;
  resources: Resources;
  lists: Lists;
  answers: Answers;
  /**
   * What a refusal means.
   * @param code that of the refusal
   * @param answer the answer, if there was one
   */
  refusal(code: number, answer: Answer | undefined): RefusalMeaning;
  dictionaries: Dictionaries;
  workbooks: Workbooks;
  /** Absent: the protocol knows none. Whether the server keeps them is the feature `savedViews`. */
  savedViews?: SavedViews;
  switchStates: SwitchStates;
  namedRecords: NamedRecords;
  widgets: WidgetRequests;
  /** Hours by which the wall clock of dates is ahead of UTC. */
  hoursAhead: number;
}
