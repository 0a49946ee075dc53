import { useEffect } from 'react';
import type { BlockBase } from '../../schema/compile/plan.ts';
import { usePage, type BlockHandle } from './context.ts';

/**
 * Lets actions reach a block by its name while it is drawn. The handle must stay the same object.
 */
export function useBlockHandle({ key }: Pick<BlockBase, 'key'>, handle: BlockHandle): void {
  const { blocks } = usePage();
  useEffect(() => {
    blocks.set(key, handle);
    return () => void (blocks.get(key) === handle && blocks.delete(key));
  }, [blocks, key, handle]);
}
