/** Requests of resources, workbooks and dictionaries (docs/protocol/README.md). */
import type {
  Answer,
  Dictionaries,
  ImportCounts,
  Resources,
  WireRequest,
  Workbooks,
} from '../schema/protocol.ts';
import {
  dictionaryPaths,
  importParts,
  mostDictionaries,
  operationPaths,
  reasonMember,
} from './addresses.ts';

/** Whether an address is that of a resource or of something below it. */
const isBelow = (url: string, resource: string): boolean =>
  url === resource || url.startsWith(`${resource}/`);

/** What is worked out from all records of a resource stands below its path, with a name behind. */
const figures: readonly string[] = [
  operationPaths.aggregate,
  operationPaths.distinct,
  operationPaths.treePath,
];

/** Names below a path under which many of its records are read, whatever follows them. */
const collections: readonly string[] = [
  operationPaths.list,
  operationPaths.options,
  operationPaths.tree,
];

/**
 * The resource that an address reads: lists, choices, records, their histories and figures stand
 * below it.
 */
function resourceOf(url: string): string {
  const parts = url.split('/');
  const collection = parts.findLastIndex((part) => collections.includes(`/${part}`));
  if (collection > 0) return parts.slice(0, collection).join('/');
  const [last = '', kind = '', ...rest] = url.split('/').reverse();
  const above = [...rest].reverse().join('/');
  if (figures.includes(`/${kind}`)) return above;
  if (/^\d+$/.test(last)) return `/${kind}` === operationPaths.history ? above : `${above}/${kind}`;
  return /^[a-z]*$/i.test(last) && /list/i.test(last) ? `${above}/${kind}` : url;
}

export const resources: Resources = {
  list: (path) => ({ url: path + operationPaths.list }),
  options: (path) => ({ url: path + operationPaths.options }),
  load: (path) => ({ url: `${path}/{key}` }),
  create: (path) => ({ method: 'POST', url: path }),
  update: (path) => ({ method: 'PUT', url: path }),
  updateMany: (path) => ({ method: 'PUT', url: path + operationPaths.batch }),
  remove: (path) => ({ method: 'DELETE', url: `${path}/{ids}` }),
  transition: (path, name) => ({ method: 'PUT', url: `${path}/${name}/{ids}` }),
  definitions: (path, field) => `${path}${operationPaths.definitions}/${field}/{key}`,
  inherited: (path, field) => `${path}${operationPaths.inherited}/${field}/{key}`,
  narrowed: (path, field) => ({
    method: 'POST',
    url: `${path}${operationPaths.narrowed}/${field}`,
  }),
  history: (path) => ({ url: `${path}${operationPaths.history}/{key}` }),
  versions: (path) => ({ url: `${path}${operationPaths.versions}/{key}` }),
  version: (path) => ({ url: `${path}${operationPaths.versions}/{key}/{number}` }),
  reasonParams: (reason) => ({ [reasonMember]: reason }),
  aggregate: (path, name) => ({ url: `${path}${operationPaths.aggregate}/${name}` }),
  distinct: (path, field) => ({ url: `${path}${operationPaths.distinct}/${field}` }),
  lookup: (path, field) => ({ url: `${path}${operationPaths.lookup}/${field}/{value}` }),
  treePath: (path) => ({ url: `${path}${operationPaths.treePath}/{key}` }),
  exportUrl: (path) => path + operationPaths.export,
  importUrl: (path) => path + operationPaths.import,
  templateUrl: (path) => path + operationPaths.template,
  isAffected: (read, written) => isBelow(written, resourceOf(read)),
};

/** Workbooks come as answers to forms; without values, too. */
const formOf = (url: string, urlencoded: Record<string, unknown> = {}): WireRequest => ({
  method: 'POST',
  url,
  urlencoded,
});

export const workbooks: Workbooks = {
  export: (url, params) => formOf(url, params),
  send(url, file, update) {
    const form = new FormData();
    form.append(importParts.file, file);
    return { method: 'POST', url, params: { [importParts.update]: update }, form };
  },
  template: (url, params) => formOf(url, params),
  errors(importUrl, importId) {
    const path = importUrl.endsWith(operationPaths.import)
      ? importUrl.slice(0, -operationPaths.import.length)
      : importUrl;
    return { method: 'GET', url: `${path}${operationPaths.importErrors}/${importId}` };
  },
  counts({ importReport }) {
    const counts = importReport as ImportCounts | undefined;
    return counts && Array.isArray(counts.rows) ? counts : undefined;
  },
};

/** An entry of a dictionary; other members are not read. */
type Entry = Readonly<Record<string, unknown>>;

/** The class for lists is the tone. */
const choiceOf = ({ dictValue, dictLabel, listClass }: Entry) => ({
  value: dictValue as string,
  label: String(dictLabel ?? ''),
  ...(typeof listClass === 'string' && listClass !== '' && { tone: listClass }),
});

/** Entries of one type stand in `data`, those of several there by type. */
function entriesOf({ data }: Answer, type: string): unknown {
  if (Array.isArray(data)) return data;
  return (data as Readonly<Record<string, unknown>> | undefined)?.[type];
}

const inParts = <T>(items: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );

export const dictionaries: Dictionaries = {
  requests: (types, together) =>
    together
      ? inParts(types, mostDictionaries).map((some) => ({
          types: some,
          request: { url: dictionaryPaths.byTypes, params: { types: some.join(',') } },
        }))
      : types.map((type) => ({
          types: [type],
          request: { url: `${dictionaryPaths.byType}/${encodeURIComponent(type)}` },
        })),
  choices(answer, type) {
    const entries = entriesOf(answer, type);
    if (!Array.isArray(entries)) return undefined;
    return entries
      .filter((entry): entry is Entry => typeof entry === 'object' && entry !== null)
      .map(choiceOf);
  },
  isAffected: (written) => isBelow(written, dictionaryPaths.root),
};
