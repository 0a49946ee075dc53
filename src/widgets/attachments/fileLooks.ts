/**
 * How files are drawn: their names in lines, lines with larger pictures, or cards. The words are
 * antd's.
 */
export type ListType = 'text' | 'picture' | 'picture-card';

/** How files are drawn and asked for, of controls that draw them by `FileField`. */
export interface FileLooks {
  listType?: ListType;
  /** On the button that chooses files. */
  buttonText?: string;
}
