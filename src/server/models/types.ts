/** What the model engine offers to hand-written modules. */
import type { Model, Page } from '../../schema/generated/types.gen.ts';
import type { Db, Row } from '../db/database.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { Message, MessageText } from '../../schema/locale/message.ts';
import type { Carriers } from '../files/access.ts';
import type { Session } from '../http/session.ts';

/**
 * What gives rows other values: migrations, larger types without any, computed fields, encryption
 * of rows or of versions.
 */
export type RunKind = 'migration' | 'widened' | 'computed' | 'encrypted' | 'versions';

/**
 * Why columns cannot be added: rows would need values, the table differs in other ways, or it is
 * somebody else's.
 */
export type Obstacle = 'rows' | 'different' | 'foreign';

/** Who acts; null for the server itself (defaults, jobs): no scope, stamps say system. */
export type Actor = Session | null;

/** A list request after parsing: filters by parameter name, page and order. */
export interface ListRequest {
  filters: Row;
  /** From 1; beyond the last one the last one is answered, unless `reasonable` is false. */
  page?: number;
  /**
   * Rows of a page: 10 unless said otherwise, and so many at most as `models/read/limits.ts` says.
   */
  size?: number;
  /** Fields in their order, as the protocol writes them: `a asc,b`. */
  order?: string;
  /** Of the last field in `order`. */
  direction?: string;
  reasonable?: boolean;
  /** Number fields whose sums over all rows that are found are answered, too. */
  sums?: readonly string[];
  /** Owned relations whose rows are answered with each row. */
  with?: readonly string[];
  /**
   * The first rows instead of a page, up to `most` (models/read/limits.ts); default: by the model.
   */
  whole?: boolean;
  most?: number;
  /** Only rows with one of these keys; a few hundred at most. */
  keys?: readonly number[];
  /** Not the rows with these keys. */
  except?: readonly number[];
  /** Further permissions in whose data scope the rows must be, too. */
  scopes?: readonly string[];
  /** Only rows that hold one of these values in a field. */
  among?: { field: string; values: readonly (number | null)[] };
  /**
   * Only rows that a manyToMany relation links to one of these keys, or with `not` to none of them.
   */
  linked?: { relation: string; keys: readonly number[]; not?: boolean };
}

/**
 * Rows, and how many there are in all; with `limit`, the list was cut there and `total` says no
 * more.
 */
export interface ListAnswer {
  rows: Row[];
  total: number;
  limit?: number;
  /** Decimal texts by field, as the request asked for. */
  sums?: Record<string, string>;
}

/**
 * The CRUD service of one model. Rows use field names (camelCase) and protocol values (dates as
 * text). Refusals are Refusal errors with the model's messages.
 */
export interface Resource {
  model: Model;
  list(db: Db, request: ListRequest, actor: Actor, permission?: string): Promise<ListAnswer>;
  get(db: Db, key: number, actor: Actor, permission?: string): Promise<Row>;
  /** permission: the one whose data scope decides; default that of adding. */
  create(db: Db, input: Row, actor: Actor, permission?: string): Promise<Row>;
  /** permission: the one whose data scope decides; default that of editing. */
  update(db: Db, input: Row, actor: Actor, permission?: string): Promise<void>;
  /**
   * The same with a whole record, as PUT brings it: required members must be there, some absent
   * ones clear (onBlank). Answers the changes.
   */
  replace(db: Db, input: Row, actor: Actor): Promise<Row>;
  /**
   * Changes several rows, or none: members that are absent stay, null clears.
   * @throws Refusal with what is wrong with each row
   */
  updateMany(db: Db, inputs: unknown, actor: Actor): Promise<void>;
  remove(db: Db, keys: number[], actor: Actor): Promise<void>;
  /** Moves rows to another state, as the model declares (docs/decisions/transitions.md). */
  transition(db: Db, request: TransitionRequest, actor: Actor): Promise<TransitionReport>;
}

/** Rows that are to make a transition. */
export interface TransitionRequest {
  /** Name of the transition in the model. */
  name: string;
  keys: readonly number[];
  /** Values of the fields it asks for, the reason, and the version of the row. */
  input: Row;
}

/** What became of each row. */
export interface TransitionReport {
  done: ReportedRow[];
  failed: (ReportedRow & { message: MessageText })[];
}

/** A row by its key and by what people call it. */
interface ReportedRow {
  key: number;
  label: string;
}

/** One row on its way to another state. */
export interface TransitionMove {
  name: string;
  stored: Row;
  /** What will be written; hooks may add to it. The state itself stays what the model says. */
  changes: Row;
  reason: string | null;
}

/**
 * Code beside a model where its JSON cannot say it. Each runs in the operation's transaction;
 * throwing a Refusal ends it.
 */
export interface ModelHooks {
  beforeCreate?(db: Db, input: Row, actor: Actor): Promise<void>;
  afterCreate?(db: Db, row: Row, actor: Actor): Promise<void>;
  beforeUpdate?(db: Db, input: Row, stored: Row, actor: Actor): Promise<void>;
  afterUpdate?(db: Db, input: Row, stored: Row, actor: Actor): Promise<void>;
  beforeTransition?(db: Db, move: TransitionMove, actor: Actor): Promise<void>;
  afterTransition?(db: Db, move: TransitionMove, actor: Actor): Promise<void>;
  beforeRemove?(db: Db, stored: Row, actor: Actor): Promise<void>;
  afterRemove?(db: Db, stored: Row, actor: Actor): Promise<void>;
  /** What the operation log may hold of a body of create and update. */
  logged?(db: Db, body: Row): Promise<Row>;
  /** Last change of rows answered by list, get and export. */
  shape?(db: Db, rows: Row[], actor: Actor): Promise<void>;
}

/** Migrations that ran together, or other work on rows; or on their way. */
export interface MigrationRun {
  id: string;
  model: string;
  kind: RunKind;
  /** Ids of the entries in the model, else names of fields. */
  steps: readonly string[];
  state: 'running' | 'done' | 'failed' | 'givenUp';
  /** Rows that were brought along, of those there were; null: no row had to be. */
  done: number | null;
  total: number | null;
  startedAt: string;
  /** null: it goes on. */
  finishedAt: string | null;
  /** Why it failed, or what is to be said of rows that were left. */
  error: string | null;
}

/** One value of a dictionary. */
export interface DictEntry {
  type: string;
  value: string;
  label: string;
  enabled: boolean;
}

export interface Engine {
  models: ReadonlyMap<string, Model>;
  resource(name: string): Resource;
  /**
   * Registers hooks; at start-up only. Several of one model run in the order in which they came.
   */
  hooks(name: string, hooks: ModelHooks): void;
  /** What records say of the files that they carry. */
  carriers: Carriers;
  /** REST routes of every model with a path. */
  routes(): RouteDeclaration[];
  /**
   * Creates and alters tables (additive at once, destructive refused without a migration), then
   * fills empty ones from defaults. Answers lines for the operator: rows that rules of today would
   * refuse.
   */
  prepare(): Promise<string[]>;
  /**
   * Adds the columns that the table of a model lacks, which has more fields than it had; with
   * `isTrial` only asks. @returns what is in the way
   */
  extendTable(db: Db, model: Model, isTrial: boolean): Promise<Obstacle | undefined>;
  /** What of a table that is not the model's own does not fit it, in words. */
  mismatches(db: Db, model: Model): Promise<Message[]>;
  /**
   * Makes the table of a model that the engine does not have; with `isTrial` only asks. @returns
   * whether it can be made: nobody has a table of this name
   */
  makeTable(db: Db, model: Model, isTrial: boolean): Promise<boolean>;
  /**
   * Brings rows along that migrations give other values, beside a server of the former models: what
   * is left for prepare() takes a moment. @throws RowsInTheWay
   */
  prepareRows(): Promise<void>;
  /** Takes back what prepareRows() has prepared and no start has put into effect. */
  giveUpRows(): Promise<void>;
  /** What prepare() would change in the tables, in lines; nothing is changed. */
  describeChanges(db: Db): Promise<string[]>;
  /** Migrations and other work on rows that has run here, or is on its way, the last first. */
  migrationRuns(db: Db): Promise<MigrationRun[]>;
  /** Entries of dictionaries in their order, disabled ones included. */
  dictEntries(db: Db, types: ReadonlySet<string>): Promise<DictEntry[]>;
  /**
   * Adds the menu entries and button permissions that pages bring and the installation lacks; never
   * twice, never touching what exists.
   */
  ensureMenus(pages: Iterable<Page>): Promise<void>;
}
