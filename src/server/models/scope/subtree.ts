/** Rows of a tree and everything below them. */
import type { EngineContext } from '../operation.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import type { Bindings } from '../sql.ts';

/**
 * Tree model whose key the column holds: the model itself, the target of its relation, or the
 * departments.
 */
export function treeBehind(
  shape: ModelShape,
  column: Column,
  { shapes }: EngineContext,
): ModelShape | undefined {
  if (column === shape.key) return shape.model.tree?.ancestors ? shape : undefined;
  const relation = Object.values(shape.model.relations ?? {}).find(
    (candidate) => candidate.type === 'belongsTo' && candidate.field === column.field,
  );
  const target = shapes.get(relation?.model ?? 'dept');
  return target?.model.tree?.ancestors ? target : undefined;
}

/** The column names the tree row `root` or one below it. */
export function subtreeCondition(
  column: Column,
  tree: ModelShape,
  root: number,
  bindings: Bindings,
): string {
  const ancestors = tree.byField.get(tree.model.tree!.ancestors!)!;
  const own = bindings.add(root);
  const below = bindings.add(`%,${root},%`);
  return (
    `${column.sql} in (select ${tree.key.sql} from ${tree.table} where ${tree.key.sql} = ` +
    `${own} or ',' || ${ancestors.sql} || ',' like ${below})`
  );
}
