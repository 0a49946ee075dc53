/**
 * Numbers of rows that lists find: always exact, so a search without an index looks at all rows
 * twice, once for the page and once for its total. Where counting took long before, both are asked
 * for at once.
 */
import type { Db } from '../../db/database.ts';
import type { ModelShape } from '../shape/shape.ts';
import { count } from '../sql.ts';
import type { ListPlan } from './plan.ts';

/** Milliseconds from which on a count is long. */
const long = 20;
/** Texts that are remembered for a model. */
const memory = 200;

/** Beginnings of statements whose count took long when it was last asked for. */
const longCounts = new WeakMap<ModelShape, Set<string>>();

/** Counts the rows of a list, and remembers whether that took long. */
export async function totalOf(db: Db, shape: ModelShape, plan: ListPlan): Promise<number> {
  const begun = performance.now();
  const total = await count(db, plan.from, plan.bindings.values);
  const known = longCounts.get(shape) ?? new Set();
  longCounts.set(shape, known);
  if (performance.now() - begun < long) known.delete(plan.from);
  else known.add(plan.from);
  // The oldest may be of a moment that is gone: conditions that read the clock hold it.
  if (known.size > memory) known.delete(known.values().next().value!);
  return total;
}

/**
 * The total, asked for beside the page; undefined where that is not worth a second connection, or
 * where there is but one.
 */
export function totalBeside(
  db: Db,
  shape: ModelShape,
  plan: ListPlan,
): Promise<number> | undefined {
  if (db.isTransaction || !longCounts.get(shape)?.has(plan.from)) return undefined;
  const total = totalOf(db, shape, plan);
  // Whoever needs it hears of it.
  total.catch(() => undefined);
  return total;
}
