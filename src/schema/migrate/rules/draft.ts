/**
 * Version 0, of the first drafts: columns were named by `name` and `title`, row actions stood under
 * `actions`.
 */
import { isObject } from '../../isObject.ts';
import { changeBlocks, rename, type JsonObject, type Rule } from '../rule.ts';

function changeList(list: JsonObject): JsonObject {
  const changed = rename(list, { actions: 'row' });
  if (Array.isArray(changed.columns))
    changed.columns = changed.columns.map((column: unknown) =>
      isObject(column) ? rename(column, { name: 'field', title: 'label' }) : column,
    );
  return changed;
}

export const draft: Rule = {
  name: 'draft',
  apply(page) {
    const changed = changeBlocks(page, (block) =>
      block.type === 'list' && isObject(block.list)
        ? { ...block, list: changeList(block.list) }
        : block,
    );
    return isObject(changed.list) ? { ...changed, list: changeList(changed.list) } : changed;
  },
};
