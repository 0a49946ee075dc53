import { isRecord, isScalar, looselyEqual, numberOf, readMember } from '../values.ts';
import { defineFunction, type ExpressionFunction } from './define.ts';

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const listFunctions: readonly ExpressionFunction[] = [
  defineFunction(
    'size',
    'list',
    'Number of items of a list or members of a record; 0 for anything else.',
    ['size([1, 2])', 2],
    (_run, [value]) => (isRecord(value) ? Object.keys(value).length : itemsOf(value).length),
  ),
  defineFunction('first', 'list', 'First item.', ["first(['a', 'b'])", 'a'], (_run, [list]) =>
    readMember(itemsOf(list), 0),
  ),
  defineFunction('last', 'list', 'Last item.', ["last(['a', 'b'])", 'b'], (_run, [list]) =>
    readMember(itemsOf(list), itemsOf(list).length - 1),
  ),
  defineFunction(
    'at',
    'list, index',
    'Item at an index, from 0; a negative index counts from the end.',
    ["at(['a', 'b'], -1)", 'b'],
    (_run, [list, index]) => {
      const place = Math.trunc(numberOf(index) ?? 0);
      return readMember(itemsOf(list), place < 0 ? itemsOf(list).length + place : place);
    },
  ),
  defineFunction(
    'includes',
    'list, value',
    'Whether the list holds the value, compared as by ==.',
    ["includes([1, 2], '2')", true],
    (run, [list, value]) => {
      run.spend(itemsOf(list).length);
      return itemsOf(list).some((item) => looselyEqual(item, value));
    },
  ),
  defineFunction(
    'count',
    'list, value',
    'How many items of the list are the value, compared as by ==.',
    ["count(['a', 'b', 'a'], 'a')", 2],
    (run, [list, value]) => {
      run.spend(itemsOf(list).length);
      return itemsOf(list).filter((item) => looselyEqual(item, value)).length;
    },
  ),
  defineFunction(
    'withAncestors',
    'ids, tree, key?, children?',
    'The ids and those of all nodes above them in a tree; key and children name the ' +
      'members of its nodes, by default id and children.',
    ['withAncestors([3], depts)', [1, 3]],
    (run, [ids, tree, key = 'id', children = 'children']) => {
      run.spend(itemsOf(ids).length);
      const requested = new Set(itemsOf(ids).filter(isScalar).map(String));
      const above: unknown[] = [];
      /** Whether something in the branch is asked for. */
      const visit = (node: unknown): boolean => {
        run.spend(1);
        const id = readMember(node, key);
        const own = isScalar(id) && requested.has(String(id));
        const below = itemsOf(readMember(node, children)).filter(visit).length > 0;
        if (below && !own) above.push(id);
        return own || below;
      };
      itemsOf(tree).forEach(visit);
      return run.list([...above, ...itemsOf(ids)]);
    },
  ),
  defineFunction(
    'pluck',
    'list, name',
    'That member of each record of a list.',
    ["pluck(rows, 'id')", [1, 2]],
    (run, [list, name]) => run.list(itemsOf(list).map((item) => readMember(item, name))),
  ),
];
