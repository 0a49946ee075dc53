import type { BlockOf, BlockType } from '../schema/compile/blocks.ts';

/**
 * The members of a block that not all blocks have: the whole plan of blocks that compile nothing.
 */
export function asWritten<Type extends BlockType>(
  block: BlockOf<Type>,
): Omit<BlockOf<Type>, 'type' | 'name' | 'visible' | 'access'> {
  const { type: _type, name: _name, visible: _visible, access: _access, ...own } = block;
  return own;
}
