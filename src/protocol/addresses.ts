/** Addresses of the operations on a resource, below its path (docs/protocol/README.md). */
export const operationPaths = {
  list: '/list',
  options: '/optionselect',
  /** All records of a tree, as nodes. */
  tree: '/treeselect',
  export: '/export',
  import: '/importData',
  template: '/importTemplate',
  /** Followed by the id of an import; other servers lack it. */
  importErrors: '/importErrors',
  /** Followed by the key of a record: the history of its states; other servers lack it. */
  history: '/transitions',
  /** Several records at once; other servers lack it. */
  batch: '/batch',
  /**
   * Followed by a field and the key of the record that defines its members; other servers lack it.
   */
  definitions: '/definitions',
  /**
   * Followed by a field with definitions and the key of a record: what those below it inherit;
   * other servers lack it.
   */
  inherited: '/inherited',
  /** Followed by a field with definitions: whom new ones would refuse; other servers lack it. */
  narrowed: '/narrowed',
  /**
   * Followed by the key of a record, and perhaps a number: what was published; other servers lack
   * it.
   */
  versions: '/versions',
  /** Followed by the name of an aggregate; other servers lack it. */
  aggregate: '/aggregate',
  /** Followed by the name of a field: its values; other servers lack it. */
  distinct: '/distinct',
  /** Followed by the name of a unique field and a value: the record; other servers lack it. */
  lookup: '/by',
  /** Followed by the key of a record in a tree: the records above it; other servers lack it. */
  treePath: '/path',
} as const;

/**
 * Member of a body, or parameter, that says why: of transitions, and of operations that ask for it;
 * other servers read none.
 */
export const reasonMember = 'reason';

/** Parts of an import's request. */
export const importParts = { file: 'file', update: 'updateSupport' } as const;

/** The picture that is asked for at sign-in (docs/protocol/sign-in.md). */
export const captchaPath = '/captchaImage';

/** Links under which anybody fills in a form, and where they are made; other servers lack both. */
export const publicFormPath = '/public/form';
export const publicFormToolPath = '/tool/publicForm';

/**
 * What an upload is for, as a parameter: files for a record wait a day for one that carries them.
 */
export const uploadFor = { parameter: 'purpose', record: 'record' } as const;

/** Where a file is stored at once, in which part it is sent, and what answers its path. */
export const uploadOne = { url: '/common/upload', part: 'file', member: 'fileName' } as const;

/**
 * Large files in chunks, for servers with the feature `chunkedUpload`: an upload is begun here, and
 * lies below its id with its chunks by their numbers.
 */
export const uploadChunked = {
  url: '/common/upload/chunked',
  /** Followed by the id of the upload: makes the file of its chunks. */
  finish: '/finish',
  /** Bytes of the beginning of a file by which its kind is judged; all of a shorter one. */
  headBytes: 512,
  /** The part of the form with the bytes of a chunk. */
  part: 'file',
} as const;

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

/** Types whose entries may be asked for at once. */
export const mostDictionaries = 100;

/** Signing in and out, and what is asked of a session (docs/protocol/sign-in.md). */
export const sessionPaths = {
  signIn: '/login',
  signOut: '/logout',
  /** Who is signed in. */
  viewer: '/getInfo',
  /** Their menu. */
  menu: '/getRouters',
  unlock: '/unlockscreen',
  /** A renewed proof of who one is; other servers lack it. */
  prove: '/system/user/profile/reauthenticate',
  /** What visitors may know of the installation; other servers lack it. */
  site: '/site',
  /** Pushed news; other servers lack it. */
  events: '/events',
} as const;

/** Notices (docs/protocol/system.md#notices); followed by the key of one, its text. */
const notices = '/system/notice';
export const noticePaths = {
  root: notices,
  list: notices + operationPaths.list,
  /** The latest ones, with what is unread. */
  latest: `${notices}/listTop`,
  markRead: `${notices}/markRead`,
  markAllRead: `${notices}/markReadAll`,
} as const;

/** The dictionary of the types of notices. */
export const noticeTypes = 'sys_notice_type';

/** The value of a parameter, in `msg` (docs/protocol/system.md#parameters). */
export const parameterPath = (key: string): string => `/system/config/configKey/${key}`;
/**
 * Views of lists that people keep; not in the protocol of RuoYi-Vue, so a feature announces them.
 */
export const savedViewPath = '/system/savedView';

/** Drafts and publications of pages are below it; a feature announces them. */
export const pageToolPath = '/tool/build';

/** What the designer's pages may name; other servers lack it. */
export const projectPath = `${pageToolPath}/project`;

/** Roles with their permissions, for previews; other servers lack it. */
export const rolesToolPath = `${pageToolPath}/role`;

/** The table in a workbook, for a page that is made for it; other servers lack it. */
export const tableFilePath = `${pageToolPath}/table`;

/** The page as people get it, by the parameter `page`. */
export const livePagePath = `${pageToolPath}/live`;

/**
 * Tables of the database that no model describes (docs/protocol/generator.md), and the columns of
 * one, which is named behind the second address; other servers lack the latter.
 */
export const databaseTablePaths = {
  list: '/tool/gen/db/list',
  columns: '/tool/gen/db/column',
} as const;
