/**
 * Forms as form-generator writes them: `fields` and what the form says of itself, in one object
 * (docs/protocol/designer.md). Members that are not named here are those of components.
 */
import { isObject } from '../../schema/isObject.ts';
import type { Path } from '../../schema/pointer.ts';

export type Members = Readonly<Record<string, unknown>>;

/** What an item says, by where it stands. */
export type Room = 'item' | 'config' | 'slot';

/** An item with its rooms; members have camel case, whichever they were written in. */
export interface ClassicItem {
  path: Path;
  item: Members;
  config: Members;
  slot: Members;
  /** Where a member stands in what was read. */
  placeOf(room: Room, member: string): Path;
}

/** A form as it is written. */
export interface ClassicForm extends Members {
  fields: readonly Members[];
}

/** The member of items and forms that holds what the classic editor has no word for. */
export const ownMember = 'pageloom';

const inCamelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Members under their names in camel case, the first of two that are called the same. */
function camelised(members: Members): { members: Members; keys: ReadonlyMap<string, string> } {
  const keys = new Map<string, string>();
  const entries = Object.entries(members).flatMap(([key, value]): [string, unknown][] => {
    const name = key.startsWith('__') ? key : inCamelCase(key);
    if (keys.has(name)) return [];
    keys.set(name, key);
    return [[name, value]];
  });
  return { members: Object.fromEntries(entries), keys };
}

/** The rooms of an item; former versions wrote all of them in one. */
export function itemAt(value: Members, path: Path): ClassicItem {
  const isFlat = !isObject(value.__config__);
  const rooms = {
    item: { ...camelised(value), path },
    config: {
      ...camelised(isFlat ? value : (value.__config__ as Members)),
      path: isFlat ? path : [...path, '__config__'],
    },
    slot: {
      ...camelised(isFlat ? value : isObject(value.__slot__) ? value.__slot__ : {}),
      path: isFlat ? path : [...path, '__slot__'],
    },
  };
  return {
    path,
    item: rooms.item.members,
    config: rooms.config.members,
    slot: rooms.slot.members,
    placeOf: (room, member) => [...rooms[room].path, rooms[room].keys.get(member) ?? member],
  };
}

/** Whether all rooms of an item are one. */
export const isFlat = ({ item }: ClassicItem): boolean => !isObject(item.__config__);

/** The value at a name with points, such as autoSize.minRows. */
export function valueIn(members: Members, name: string): unknown {
  let here: unknown = members;
  for (const step of name.split('.'))
    here =
      typeof here === 'object' && here !== null && Object.hasOwn(here, step)
        ? (here as Members)[step]
        : undefined;
  return here;
}

/** The members with a value at a name with points. */
export function withValue(members: Members, name: string, value: unknown): Members {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) return { ...members, [first]: value };
  const inner = members[first];
  if (Array.isArray(inner))
    return {
      ...members,
      [first]: inner.map((one: unknown, index) => (String(index) === rest[0] ? value : one)),
    };
  return { ...members, [first]: withValue(isObject(inner) ? inner : {}, rest.join('.'), value) };
}

/** Whether a member says nothing. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isBlank));

/** Whether a value is a form of the classic kind, right or wrong. */
export function isClassic(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value.fields)) return false;
  return (
    typeof value.formRef === 'string' ||
    typeof value.formModel === 'string' ||
    value.fields.some(
      (item) =>
        isObject(item) &&
        (isObject(item.__config__) || (typeof item.tag === 'string' && 'vModel' in item)),
    )
  );
}
