/**
 * Expressions read what an answer says, and not how the protocol wraps it: `pick` goes,
 * `loaded.record` is `record`, and sources of pages and forms are `sources`, each an address with
 * parameters.
 */
import { defined } from '../../defined.ts';
import { changeCode } from '../../expression/index.ts';
import { isObject } from '../../isObject.ts';
import { changeObjects, rename, type JsonObject, type Rule } from '../rule.ts';

type Change = (code: string) => string;

/** Changes all expressions of a value, and the {expression} parts of addresses. */
function changeExpressions(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => changeExpressions(item, change));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        changeExpressions(member, change, name),
      ]),
    );
  if (typeof value !== 'string') return value;
  if (key === '$expr') return changeCode(value, change);
  if (key !== 'url' && key !== 'to') return value;
  return value.replace(/\{([^{}]*)\}/g, (_part, code: string) => `{${changeCode(code, change)}}`);
}

const isWhole = (request: unknown): boolean => isObject(request) && request.pick === '*';

/** Names of the page's sources of which the whole answer was read. */
function wholeSources({ sources }: JsonObject): Set<string> {
  return new Set(
    isObject(sources)
      ? Object.entries(sources).flatMap(([name, source]) =>
          isObject(source) && isWhole(source.request) ? [name] : [],
        )
      : [],
  );
}

const changeReads =
  (whole: ReadonlySet<string>): Change =>
  (code) =>
    code
      .replace(/(?<![\w.])loaded\.record(?:\.data)?\b/g, 'record')
      .replace(/(?<![\w.])loaded\.(\w+)(?:\.(?:data|msg)\b)?/g, 'sources.$1')
      .replace(/(?<![\w.])source\.(\w+)(\.(?:data|msg)\b)?/g, (_all, name: string, member = '') =>
        whole.has(name) ? `sources.${name}` : `sources.${name}${String(member)}`,
      );

/** What is read of the answer of a request as if it were still wrapped. */
const unwrap: Readonly<Record<'record' | 'result', Change>> = {
  record: (code) => code.replace(/(?<![\w.])record\.(?:data|msg)\b/g, 'record'),
  result: (code) => code.replace(/(?<![\w.])result\.(?:data|msg)\b/g, 'result'),
};

/**
 * A source as its address, parameters and condition; that it concerned some modes only is a
 * condition, too.
 */
function changeSource(source: unknown): unknown {
  if (!isObject(source) || !isObject(source.request)) return source;
  const { request, modes, ...rest } = rename(source, { when: 'if' });
  const { url, params } = request as JsonObject;
  const inModes = Array.isArray(modes)
    ? { if: { $expr: modes.map((mode) => `mode == '${String(mode)}'`).join(' || ') } }
    : {};
  return { url, ...defined({ params }), ...inModes, ...rest };
}

const changeSources = (sources: unknown): unknown =>
  isObject(sources)
    ? Object.fromEntries(Object.entries(sources).map(([name, one]) => [name, changeSource(one)]))
    : sources;

function changeForms(forms: unknown): unknown {
  if (!isObject(forms)) return forms;
  return Object.fromEntries(
    Object.entries(forms).map(([key, form]) => {
      if (!isObject(form)) return [key, form];
      const changed = rename(form, { also: 'sources' });
      return [
        key,
        'sources' in changed ? { ...changed, sources: changeSources(changed.sources) } : changed,
      ];
    }),
  );
}

/** Descriptions show the surrounding record unless they name another. */
const withoutOwnRecord = (body: unknown): unknown =>
  changeObjects(body, ({ record, ...rest }) =>
    isObject(record) && record.$expr === 'record' && rest.type === 'descriptions'
      ? rest
      : record === undefined
        ? rest
        : { ...rest, record },
  );

/** A request for a page of the most rows that there may be is one for all rows. */
const allRows = (page: JsonObject): JsonObject =>
  changeObjects(page, (value) => {
    const { params } = value;
    if (!isObject(params) || params.pageNum !== 1 || params.pageSize !== 1000) return value;
    const { pageNum: _number, pageSize: _size, ...own } = params;
    const { params: _params, ...rest } = value;
    return {
      ...rest,
      ...defined({ params: Object.keys(own).length > 0 ? own : undefined }),
      paged: false,
    };
  }) as JsonObject;

/** What is left of `pick` once everything that reads the answer reads its result. */
const withoutPick = (page: JsonObject): JsonObject =>
  changeObjects(page, ({ pick, ...rest }) =>
    pick !== undefined && typeof rest.url !== 'string' ? { pick, ...rest } : rest,
  ) as JsonObject;

export const results: Rule = {
  name: 'results',
  spellings: { also: 'sources', source: 'sources', loaded: 'sources' },
  successors: [
    {
      parts: /Request|Source$|^DownloadStep$/,
      words: ['pick'],
      reason: 'no longer needed, expressions read the answer itself',
    },
    {
      parts: /^FormSource$/,
      words: ['modes'],
      now: 'if',
      reason: 'if reads the mode of the form',
    },
    { parts: /^Expression$/, words: ['loaded.record'], now: 'record' },
  ],
  apply(page) {
    const whole = wholeSources(page);
    const read = changeObjects(page, (value) => {
      if (value.type === 'openBlock' && isWhole(value.load))
        return {
          ...value,
          body: withoutOwnRecord(changeExpressions(value.body, unwrap.record)),
        };
      if (value.type === 'import' && isObject(value.warning))
        return { ...value, warning: changeExpressions(value.warning, unwrap.result) };
      return value;
    });
    const changed = changeExpressions(read, changeReads(whole)) as JsonObject;
    return allRows(
      withoutPick({
        ...changed,
        ...('sources' in changed && { sources: changeSources(changed.sources) }),
        ...('forms' in changed && { forms: changeForms(changed.forms) }),
      }),
    );
  },
};
