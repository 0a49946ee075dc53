/** What every operation of the engine needs besides the model it works on. */
import type { DialectName } from '../db/database.ts';
import type { ModelHooks } from './engine.ts';
import type { ModelShape } from './shape.ts';

export interface EngineContext {
  dialect: DialectName;
  shapes: ReadonlyMap<string, ModelShape>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Hooks registered for a model; empty when there are none. */
  hooksOf(model: string): ModelHooks;
}

/** The model of that name; throws for one that no file defines. */
export function shapeNamed(context: EngineContext, name: string): ModelShape {
  const shape = context.shapes.get(name);
  if (!shape)
    throw new Error(`There is no model '${name}'; models are the files of schemas/models`);
  return shape;
}
