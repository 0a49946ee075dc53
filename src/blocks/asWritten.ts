import type { BlockOf, BlockType } from '../schema/compile/blocks.ts';

/** What a block says beside what all blocks have, where its plan is no more than that. */
export function asWritten<Type extends BlockType>(
  block: BlockOf<Type>,
): Omit<BlockOf<Type>, 'type' | 'name' | 'visible' | 'access'> {
  const { type: _type, name: _name, visible: _visible, access: _access, ...own } = block;
  return own;
}
