import type { FrameBlock } from '../../runtime/page/Blocks.tsx';

/** Marks a block in the page with its key. */
export const frameBlock: FrameBlock = ({ key }, block) => (
  <div className="pl-design-block" data-block-key={key}>
    {block}
  </div>
);
