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
} as const;

/** Parts of an import's request. */
export const importParts = { file: 'file', update: 'updateSupport' } as const;

/** Dictionaries and their entries (docs/protocol/system.md#dictionary-entries). */
export const dictionaryPaths = {
  /** Dictionaries and their entries are written at and below this address. */
  root: '/system/dict',
  /** Entries of one type; followed by its name. */
  byType: '/system/dict/data/type',
  /** Entries of several types; other servers lack it. */
  byTypes: '/system/dict/data/types',
} as const;
