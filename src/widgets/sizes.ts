/** The sizes of controls, as antd has them. */
import type { PropSchema } from '../schema/vocabulary.ts';

const sizes = ['small', 'middle', 'large'] as const;
export type ControlSize = (typeof sizes)[number];

/** The prop of controls that have sizes. */
export const size = {
  size: { type: 'string', title: '大小', enum: sizes, default: 'middle' },
} satisfies Record<'size', PropSchema>;
