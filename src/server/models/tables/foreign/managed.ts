/** Which tables are the models', and which are only used by them. */
import type { Model } from '../../../../schema/generated/types.gen.ts';
import type { Db } from '../../../db/database.ts';
import type { ModelShape } from '../../shape/shape.ts';
import { mismatches } from './fit.ts';

interface Shapes {
  shapes: ReadonlyMap<string, ModelShape>;
}

/** Whether the table follows the model; else it is somebody else's, and never changed. */
export const isManaged = ({ managed }: Pick<Model, 'managed'>): boolean => managed !== false;

/** Models whose tables follow them. */
export const managedShapes = ({ shapes }: Shapes): ModelShape[] =>
  [...shapes.values()].filter(({ model }) => isManaged(model));

/** What operators should know of tables that do not fit their models and stay as they are. */
export async function reportMismatches(db: Db, { shapes }: Shapes): Promise<string[]> {
  const reports: string[] = [];
  for (const shape of shapes.values()) {
    if (isManaged(shape.model)) continue;
    const { name, table } = shape.model;
    for (const problem of await mismatches(db, shape))
      reports.push(`Model '${name}' does not fit its table ${table}: ${String(problem)}`);
  }
  return reports;
}
