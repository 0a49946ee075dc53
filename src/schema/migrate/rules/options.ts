/**
 * Choices are distinguished by `from`, and a dictionary is one of them: `dict` beside a field
 * becomes `options`.
 */
import { defined } from '../../defined.ts';
import { isObject } from '../../isObject.ts';
import { changeObjects, type JsonObject, type Rule } from '../rule.ts';

/** Members that name what is in a record; those that say what holds anyway are left out. */
function membersOf({ value, label, children, parent, disabled, root }: JsonObject): JsonObject {
  const members = {
    value: value === 'value' ? undefined : value,
    label: label === 'label' ? undefined : label,
    children,
    parent,
    disabled,
    root,
  };
  return defined(members);
}

/** Address and parameters of a request, and the records where they are not simply its result. */
function requestParts({ url, params, pick }: JsonObject): JsonObject {
  const plain = pick === undefined || pick === 'rows' || pick === 'data';
  return {
    url,
    ...defined({
      params,
      records: plain ? undefined : { $expr: pick === '*' ? 'result' : `result.${String(pick)}` },
    }),
  };
}

function recordSearch({ request, search }: JsonObject): JsonObject {
  if (!isObject(request) || search === undefined) return {};
  const { url, ...rest } = requestParts(request);
  return { search: { url, param: search, ...rest } };
}

function changeOptions(options: unknown): unknown {
  if (Array.isArray(options)) return { from: 'list', items: options };
  if (!isObject(options) || 'from' in options) return options;
  const { source, request, records, search } = options;
  if (records !== undefined)
    return { from: 'records', records, ...recordSearch(options), ...membersOf(options) };
  if (source !== undefined) return { from: 'source', source, ...membersOf(options) };
  if (!isObject(request)) return options;
  return {
    from: 'request',
    ...requestParts(request),
    ...defined({ search }),
    ...membersOf(options),
  };
}

export const options: Rule = {
  name: 'options',
  successors: [
    {
      parts: /^Options$/,
      words: ['[]'],
      reason: 'choices that are listed are { "from": "list", "items": … }',
    },
    {
      parts: /^Options$/,
      words: ['request', 'url'],
      reason: 'choices of a request are { "from": "request", "url": … }',
    },
    {
      parts: /^Options$/,
      words: ['source'],
      reason: 'choices of a source are { "from": "source", "source": … }',
    },
    {
      parts: /^Options$/,
      words: ['records'],
      reason: 'choices of records are { "from": "records", "records": … }',
    },
  ],
  apply: (page) =>
    changeObjects(page, (value) => {
      if ('from' in value) return value;
      const { dict, ...rest } = value;
      if (typeof dict !== 'string')
        return 'options' in value ? { ...value, options: changeOptions(value.options) } : value;
      return {
        ...rest,
        options: 'options' in rest ? changeOptions(rest.options) : { from: 'dict', dict },
      };
    }) as JsonObject,
};
