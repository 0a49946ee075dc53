/**
 * Blocks are flat: a list block has the members of its list, and the request of a list is an
 * address with parameters.
 */
import { defined } from '../../defined.ts';
import { isObject } from '../../isObject.ts';
import { changeObjects, type JsonObject, type Rule } from '../rule.ts';

/**
 * The address of a list in place of a request; parameters of both go together, those of the list
 * over the others.
 */
function changeList(list: JsonObject): JsonObject {
  const { request, params, ...rest } = list;
  if (!isObject(request)) return list;
  const { url, params: own, pick } = request;
  const isPlain = pick === undefined || pick === 'rows' || pick === 'data';
  const all = { ...(isObject(own) && own), ...(isObject(params) && params) };
  const sent =
    list.paged === false
      ? Object.fromEntries(
          Object.entries(all).filter(([name]) => name !== 'pageNum' && name !== 'pageSize'),
        )
      : all;
  return {
    ...rest,
    url,
    ...defined({
      params: Object.keys(sent).length > 0 ? sent : undefined,
      records: isPlain ? undefined : { $expr: `result.${String(pick)}` },
    }),
  };
}

export const blocks: Rule = {
  name: 'blocks',
  spellings: { request: 'url' },
  successors: [
    {
      parts: /^ListBlock$/,
      words: ['list'],
      reason: 'what it holds stands in the block itself',
      isWhole: true,
    },
  ],
  apply(page) {
    const names = new Set<string>();
    changeObjects(page, (value) => {
      if (value.type === 'list' && typeof value.name === 'string') names.add(value.name);
      return value;
    });
    if (isObject(page.list)) names.add('list');
    /** A name that no list has yet: people's view of a list is kept under it. */
    const freeName = (): string => {
      let name = 'list';
      for (let count = 2; names.has(name); count++) name = `list${count}`;
      names.add(name);
      return name;
    };
    const changed = changeObjects(page, (value) => {
      if (value.type !== 'list' || !isObject(value.list)) return value;
      const { type, name, list, ...rest } = value;
      return { type, name: name ?? freeName(), ...rest, ...changeList(list as JsonObject) };
    }) as JsonObject;
    return isObject(changed.list) ? { ...changed, list: changeList(changed.list) } : changed;
  },
};
