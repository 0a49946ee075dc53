import type { PropSchema } from '../../schema/vocabulary.ts';

/**
 * How files are drawn: their names in lines, lines with larger pictures, or cards. The words are
 * antd's.
 */
const listTypes = ['text', 'picture', 'picture-card'] as const;
export type ListType = (typeof listTypes)[number];

/** How files are drawn and asked for, of controls that draw them by `FileField`. */
export interface FileLooks {
  listType?: ListType;
  /** On the button that chooses files. */
  buttonText?: string;
}

/** The same as props. */
export const fileLooks = {
  listType: { type: 'string', title: '列表样式', enum: listTypes, default: 'text' },
  buttonText: { type: 'string', title: '按钮文字' },
} satisfies Record<keyof FileLooks, PropSchema>;
