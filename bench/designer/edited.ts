/** What the hand-written editor keeps of each step. */
export interface Edited {
  /** Fields or columns, by their names. */
  parts: readonly { name: string; label: string }[];
  /** Texts above all else. */
  texts: readonly string[];
}
