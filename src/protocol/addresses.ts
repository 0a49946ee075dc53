/** Addresses of the operations on a resource, below its path (docs/protocol/README.md). */
export const operationPaths = {
  list: '/list',
  options: '/optionselect',
  export: '/export',
  import: '/importData',
  template: '/importTemplate',
  /** Followed by the id of an import; other servers lack it. */
  importErrors: '/importErrors',
  /** Followed by the key of a record: the history of its states; other servers lack it. */
  history: '/transitions',
  /** Followed by the name of an aggregate; other servers lack it. */
  aggregate: '/aggregate',
  /** Followed by the name of a field: its values; other servers lack it. */
  distinct: '/distinct',
  /** Followed by the name of a unique field and a value: the record; other servers lack it. */
  lookup: '/by',
  /** Followed by the key of a record in a tree: the records above it; other servers lack it. */
  treePath: '/path',
  /** Followed by a masked field and the key of a record; other servers lack it. */
  reveal: '/reveal',
} as const;

/** Parts of an import's request. */
export const importParts = { file: 'file', update: 'updateSupport' } as const;

/** The picture that is asked for at sign-in (docs/protocol/sign-in.md). */
export const captchaPath = '/captchaImage';

/** Where a file is stored at once, in which part it is sent, and what answers its path. */
export const uploadOne = { url: '/common/upload', part: 'file', member: 'fileName' } as const;

/** The same for several files, whose paths are joined by commas. */
export const uploadSeveral = { url: '/common/uploads', part: 'files' } as const;

/** Dictionaries and their entries (docs/protocol/system.md#dictionary-entries). */
export const dictionaryPaths = {
  /** Dictionaries and their entries are written at and below this address. */
  root: '/system/dict',
  /** Entries of one type; followed by its name. */
  byType: '/system/dict/data/type',
  /** Entries of several types; other servers lack it. */
  byTypes: '/system/dict/data/types',
} as const;
