/** What a request looks like beside its ids, and the samples that many routes share. */

export interface Sample {
  /** Members of the JSON body or form beside ids. */
  body?: Record<string, unknown>;
  /** Query parameters beside ids. */
  query?: Record<string, string>;
  /** Values of path parameters that are no ids. */
  path?: Record<string, string>;
  /** The ids of the path only narrow a list. */
  narrows?: true;
  /** A workbook to import: its header, and the rows below. */
  workbook?: { header: readonly string[]; rows: string[][] };
  /** What names somebody out of the data scope of limited callers where no id does. */
  outsiders?: Pick<Sample, 'path' | 'query' | 'workbook'>;
  /** Optional ids sent even where another is tested. */
  also?: readonly string[];
  /**
   * Ids that the caller's own record has already: naming them again changes nothing, and as filters
   * they find it.
   */
  keeps?: readonly string[];
  /** Refusals of the matter itself that a permitted call may meet. */
  declines?: readonly RegExp[];
}

export const none: Sample = {};
export const noFile = /^(导入文件不能为空|Required part .* is not present\.?)$/;
/** Import of nobody. */
export const noImport: Sample = {
  path: { importId: '0'.repeat(32) },
  declines: [/^导入结果不存在或已过期$/],
};
