/** One operation of the engine: what all of its steps need to know. */
import type { Db, DialectName, Row } from '../db/database.ts';
import type { ModelShape } from './shape/shape.ts';
import type { RevealLimit } from './scope/reveal-limit.ts';
import type { Actor, ModelHooks } from './types.ts';

/** All models of an engine, and what they share. */
export interface EngineContext {
  dialect: DialectName;
  shapes: ReadonlyMap<string, ModelShape>;
  /**
   * For short statements that are committed by themselves while a transaction is open; see
   * Database.
   */
  aside?: Db;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Hooks registered for a model; empty when there are none. */
  hooksOf(model: string): ModelHooks;
  /** Counts what people learn of masked values. */
  reveals: RevealLimit;
  /** Saves the parts of a record with it (write/owned.ts); here, because parts may have parts. */
  saveOwned(operation: Operation, owner: SavedOwner): Promise<void>;
}

/** A record that was saved just now. */
export interface SavedOwner {
  key: number;
  /** What was sent; the lists of its parts among it. */
  input: Row;
  /** It has no parts yet. */
  isNew: boolean;
}

/** Who does something with rows of which model, on which connection, and under which permission. */
export interface Operation {
  context: EngineContext;
  db: Db;
  shape: ModelShape;
  actor: Actor;
  /** The permission whose data scope decides; undefined for models that ask for none. */
  permission: string | undefined;
  /**
   * Records that rows of this save refer to, as model/key: found and locked, so that the next row
   * with the same reference need not ask again.
   */
  referred?: Set<string>;
}

/** What reads and checks need that no permission decides. */
export type Access = Pick<Operation, 'context' | 'db' | 'shape' | 'actor'>;

/** The model of that name; throws for one that no file defines. */
export function shapeNamed(context: EngineContext, name: string): ModelShape {
  const shape = context.shapes.get(name);
  if (!shape)
    throw new Error(`There is no model '${name}'; models are the files of schemas/models`);
  return shape;
}

/** Hooks of the operation's model. */
export const hooksOf = ({ context, shape }: Pick<Operation, 'context' | 'shape'>): ModelHooks =>
  context.hooksOf(shape.model.name);
