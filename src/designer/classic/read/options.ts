/** Choices of classic items. */
import { defined } from '../../../schema/defined.ts';
import type { OptionItem, Options } from '../../../schema/generated/types.gen.ts';
import { isObject } from '../../../schema/isObject.ts';
import type { Path } from '../../../schema/pointer.ts';
import { isBlank, isFlat, valueIn, type ClassicItem } from '../shape.ts';
import type { ClassicTag } from '../tags/index.ts';
import type { Reading } from './context.ts';

/** Most choices of a control, and deepest nesting (form.schema.json). */
const most = 200;

/** What members of choices are called. */
interface Names {
  value: string;
  label: string;
  children: string;
}

/** Members that say how the members of choices are called, the first that is there. */
const naming = ['fieldNames', 'replaceFields', 'props.props', 'props'];

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function namesIn(item: ClassicItem): Names {
  const given = naming.map((name) => valueIn(item.item, name)).find(isObject) ?? {};
  return {
    value: text(given.value) ?? text(given.key) ?? 'value',
    label: text(given.label) ?? text(given.title) ?? 'label',
    children: text(given.children) ?? 'children',
  };
}

/** Where the written choices of a control stand. */
function writtenIn(item: ClassicItem, tag: ClassicTag): { path: Path; value: unknown } {
  const at = (room: 'item' | 'slot', member: string) => ({
    path: item.placeOf(room, member),
    value: item[room][member],
  });
  if (tag.choices === 'data') return at('item', 'dataSource');
  if (tag.choices === 'options' && !isFlat(item)) return at('slot', 'options');
  const consumer = text(item.config.dataConsumer) ?? 'options';
  const found = [consumer, 'options', 'treeData'].find((name) => Array.isArray(item.item[name]));
  return at('item', found ?? 'options');
}

/** The choices of a control; undefined: none are known here. */
export function optionsOf(
  item: ClassicItem,
  tag: ClassicTag,
  reading: Reading,
): Options | undefined {
  if (tag.choices === undefined) return undefined;
  const names =
    tag.choices === 'data' ? { value: 'key', label: 'title', children: 'children' } : namesIn(item);
  const isDynamic = tag.choices === 'tree' && item.config.dataType === 'dynamic';
  const request = isDynamic ? requestOf(item, names, reading) : undefined;
  if (request) return request;
  const { path, value } = writtenIn(item, tag);
  const items = itemsOf(value, path, names, reading);
  return items.length > 0 ? { from: 'list', items } : undefined;
}

/** Choices of an address; of another server we do not ask. */
function requestOf(
  { config, placeOf }: ClassicItem,
  names: Names,
  { lose }: Reading,
): Options | undefined {
  const url = text(config.url);
  const method = text(config.method) ?? 'get';
  if (url === undefined) return undefined;
  if (!url.startsWith('/') || url.startsWith('//')) {
    lose('address', placeOf('config', 'url'), { name: url });
    return undefined;
  }
  if (method.toLowerCase() !== 'get') {
    lose('noPlace', placeOf('config', 'method'), { name: 'method' });
    return undefined;
  }
  const path = text(config.dataPath);
  const isName = path !== undefined && /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(path);
  if (path !== undefined && !isName)
    lose('badValue', placeOf('config', 'dataPath'), { name: 'dataPath' });
  return {
    from: 'request',
    url: url.replaceAll('{', '{{'),
    ...defined({ records: isName ? { $expr: `result.${path}` } : undefined }),
    ...(names.value !== 'value' && { value: names.value }),
    ...(names.label !== 'label' && { label: names.label }),
    children: names.children,
  };
}

function itemsOf(value: unknown, path: Path, names: Names, reading: Reading): OptionItem[] {
  if (isBlank(value)) return [];
  if (!Array.isArray(value)) {
    reading.lose('badValue', path, { name: String(path.at(-1)) });
    return [];
  }
  if (value.length > most) reading.lose('badValue', [...path, most], { name: String(path.at(-1)) });
  return value
    .slice(0, most)
    .flatMap((one: unknown, index) => itemOf(one, [...path, index], names, reading) ?? []);
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function itemOf(one: unknown, path: Path, names: Names, reading: Reading): OptionItem | undefined {
  if (isScalar(one)) return { value: one, label: String(one) };
  const value = isObject(one) ? one[names.value] : undefined;
  const label = isObject(one) ? one[names.label] : undefined;
  if (!isObject(one) || !isScalar(value)) {
    reading.lose('badValue', path, { name: String(path.at(-1)) });
    return undefined;
  }
  const children = itemsOf(one[names.children], [...path, names.children], names, reading);
  return {
    value,
    label: isScalar(label) ? String(label) : String(value),
    ...(one.disabled === true && { disabled: true }),
    ...(children.length > 0 && { children }),
  };
}
