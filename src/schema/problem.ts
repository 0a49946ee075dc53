/** One thing wrong in a schema file. */
export interface Problem {
  /** Path of the file below the project root; absent for values that came from no file. */
  file?: string;
  /** JSON pointer of the offending place. */
  pointer: string;
  /** 1-based position in the file, when the text is known. */
  line?: number;
  column?: number;
  /** Stable kind, such as unknown-key, dangling-field, rule-cycle; one broken fixture exists for each. */
  kind: string;
  /** What is wrong, in one sentence. */
  message: string;
  /** Nearest valid choice, when there is one. */
  nearest?: string;
}
