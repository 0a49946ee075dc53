import { useMemo } from 'react';
import { existsAt, valueAt } from '../../../schema/edit/operations.ts';
import { samePath, toPointer, type Path } from '../../document/path.ts';
import { nameOfNode } from '../../outline/naming.ts';
import { flatten, outlineOf } from '../../outline/outline.ts';
import { useDesigner, useDocument } from '../../state/context.ts';

/** Finds what parts are called in the outline; others by what stands at their place. */
export function usePartName(): (at: Path) => string {
  const { project } = useDesigner();
  const document = useDocument();
  const nodes = useMemo(() => flatten(outlineOf(document)), [document]);
  return (at) => {
    const node = nodes.find(({ path }) => samePath(path, at));
    if (node) return nameOfNode(node, document, project).label;
    const value = existsAt(document, at) ? valueAt(document, at) : undefined;
    return typeof value === 'string' ? value : toPointer(at);
  };
}
