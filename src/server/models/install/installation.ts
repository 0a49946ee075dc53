/** The installation that default rows come to: what it was given, and how rows find each other. */
import type { Defaults } from '../../../schema/generated/types.gen.ts';
import { identityOf, keyFields } from '../../../schema/record/index.ts';
import type { Db, Row } from '../../db/database.ts';
import { shapeNamed } from '../operation.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import { isEmpty } from '../tables/introspect.ts';
import { storedValue, valueOf } from '../write/values.ts';
import { noteGiven, readGiven } from './given.ts';
import type { Given } from './given.ts';

/** One model of the installation. */
interface ModelState {
  shape: ModelShape;
  files: Defaults[];
  given: Given;
  /** Nothing was noted down for it when this start began. */
  isUnrecorded: boolean;
  /** Its table had no row then. */
  wasEmpty: boolean;
}

export class Installation {
  readonly db: Db;
  readonly context: EngineContext;
  /** Lines for the operator: what could not be done, and why. */
  readonly reports: string[] = [];
  private readonly states: ReadonlyMap<string, ModelState>;

  private constructor(db: Db, context: EngineContext, states: ReadonlyMap<string, ModelState>) {
    this.db = db;
    this.context = context;
    this.states = states;
  }

  /** Reads what the installation has of the models that the files fill. */
  static async open(
    db: Db,
    context: EngineContext,
    files: readonly Defaults[],
  ): Promise<Installation> {
    const states = new Map<string, ModelState>();
    for (const [model, own] of Map.groupBy(files, (file) => file.model)) {
      const shape = shapeNamed(context, model);
      const given = await readGiven(db, model);
      const wasEmpty = await isEmpty(db, shape.model.table);
      states.set(model, { shape, files: own, given, isUnrecorded: given.size === 0, wasEmpty });
    }
    return new Installation(db, context, states);
  }

  /** The program ran here before, whatever is noted down. */
  get isInUse(): boolean {
    return [...this.states.values()].some(({ wasEmpty }) => !wasEmpty);
  }

  state(model: string): ModelState {
    return this.states.get(model)!;
  }

  /** Files that fill a model. */
  filesOf(model: string): readonly Defaults[] {
    return this.states.get(model)?.files ?? [];
  }

  /** Notes that rows were given, by their identities. */
  async note(model: string, added: Given): Promise<void> {
    const { given } = this.state(model);
    const isNew = ([identity]: [string, number | null]): boolean => !given.has(identity);
    const missing = new Map([...added].filter(isNew));
    await noteGiven(this.db, model, missing, this.context.now());
    for (const [identity, key] of missing) given.set(identity, key);
  }

  /**
   * The record that a key in a file stands for; null: it was removed here, or was never given. Keys
   * of models without identities are those of the records.
   */
  async recordOf(model: string, key: unknown): Promise<number | null> {
    const state = this.states.get(model);
    const shape = state?.shape ?? shapeNamed(this.context, model);
    const named = state?.files.flatMap(({ identity, rows }) => {
      const row = identity && rows.find((one) => valueOf(one, shape.key.field) === key);
      return row ? [identityOf(identity, row)] : [];
    })[0];
    const record = named === undefined ? Number(key) : state!.given.get(named);
    const isThere =
      record != null && (await findKey(this.db, shape, { [shape.key.field]: record }));
    return isThere ? record : null;
  }

  /**
   * A row of a file with the keys that the records it refers to have here. Throws nothing: `missing`
   * names the field whose record is gone.
   */
  async located(model: string, row: Row): Promise<{ row: Row; missing?: string }> {
    const { shape } = this.state(model);
    const located = { ...row };
    for (const [field, other] of keyFields(shape.model)) {
      const key = valueOf(row, field);
      // 0 stands for no parent, as the protocol has it.
      if (key === undefined || key === null || key === 0) continue;
      const record = await this.recordOf(other, key);
      if (record === null) return { row, missing: field };
      located[field] = record;
    }
    return { row: located };
  }

  /** Key of the record with these values of a file; undefined: there is none. */
  async find(model: string, values: Row): Promise<number | undefined> {
    const { row, missing } = await this.located(model, values);
    return missing === undefined ? findKey(this.db, this.state(model).shape, row) : undefined;
  }
}

/** The first record with the values, removed ones included where they are only marked so. */
async function findKey(db: Db, shape: ModelShape, values: Row): Promise<number | undefined> {
  const bindings = new Bindings(shape.dialect);
  const conditions = Object.entries(values).map(([field, value]) => {
    const column = shape.byField.get(field)!;
    const stored = storedValue(column, value);
    return stored === null ? `${column.sql} is null` : `${column.sql} = ${bindings.add(stored)}`;
  });
  const [found] = await query(
    db,
    `select min(${shape.key.sql}) as id from ${shape.table} where ${conditions.join(' and ')}`,
    bindings.values,
  );
  return found?.id == null ? undefined : Number(found.id);
}
