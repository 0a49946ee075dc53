/**
 * What the members of a classic item say of a control, and which of them nothing can be made of.
 */
import { isEqual } from '../../../schema/merge/values.ts';
import { isBlank, isFlat, valueIn, type ClassicItem, type Members, type Room } from '../shape.ts';
import { holdsFiles, isOfType, textsIn, type Carried, type ClassicTag } from '../tags/index.ts';
import type { Reading } from './context.ts';

const names = (text: string): readonly string[] => text.split(' ');

/** Members of all items, which are read elsewhere or are the editor's own. */
const common: Readonly<Record<Room, readonly string[]>> = {
  item: names(
    '__config__ __slot__ __vModel__ vModel style placeholder disabled readOnly readonly action ' +
      'accept multiple dataSource options',
  ),
  config: names(
    'label tag tagIcon changeTag layout span document regList formId renderKey required ' +
      'defaultValue children componentName layoutTree url method dataPath dataConsumer dataType ' +
      'dragging pageloom labelWidth showLabel',
  ),
  slot: names('options default listType'),
};

/** Members of choices and files, which only some controls read. */
const special: Readonly<Record<string, (tag: ClassicTag) => boolean>> = {
  action: holdsFiles,
  accept: holdsFiles,
  multiple: holdsFiles,
  fileSize: holdsFiles,
  sizeUnit: holdsFiles,
  // What may be chosen stands beside the button always.
  showTip: holdsFiles,
  dataSource: ({ choices }) => choices === 'data',
  options: ({ choices }) => choices !== undefined,
};

/** Sizes that are the usual one. */
const usualSizes: readonly unknown[] = ['default', 'medium', 'middle'];

/** The value of ours; undefined: it need not be said. */
function carriedValue(
  item: ClassicItem,
  one: Carried,
  { lose }: Reading,
): string | number | boolean | readonly string[] | undefined {
  const value = valueIn(item[one.room], one.member);
  if (value === undefined || value === null || value === '') return undefined;
  const { beside, given = [] } = one;
  if (given.some((usual) => isEqual(usual, value))) return undefined;
  if (beside && valueIn(item[beside.room], beside.member) !== beside.is) return undefined;
  const wrong = () =>
    void lose('badValue', item.placeOf(one.room, one.member.split('.')[0]!), { name: one.member });
  if (!isOfType(value, one.type)) return wrong();
  if (Array.isArray(value)) {
    const texts = textsIn(value);
    if (texts.length < value.length) wrong();
    return texts.length > 0 ? texts : undefined;
  }
  if (!one.words) return isEqual(value, one.usual) ? undefined : (value as string);
  const word = Object.hasOwn(one.words, String(value)) ? one.words[String(value)] : undefined;
  return word === undefined ? wrong() : (word ?? undefined);
}

/** Props of the widget and members of the field. */
export function carriedOf(
  item: ClassicItem,
  tag: ClassicTag,
  reading: Reading,
): { props: Members; field: Members } {
  const found: { props: Record<string, unknown>; field: Record<string, unknown> } = {
    props: { ...tag.props },
    field: {},
  };
  for (const one of tag.carried) {
    const value = carriedValue(item, one, reading);
    if (value === undefined) continue;
    if (one.name in found[one.to])
      reading.lose('noPlace', item.placeOf(one.room, one.member), { name: one.member });
    else found[one.to][one.name] = value;
  }
  return found;
}

/** Notes what else the item says. */
export function loseOthers(item: ClassicItem, tag: ClassicTag, { lose }: Reading): void {
  const rooms = isFlat(item) ? (['item'] as const) : (['item', 'config', 'slot'] as const);
  for (const room of rooms)
    for (const [member, value] of Object.entries(item[room])) {
      const isRead =
        isCommon(item, room, member, tag) ||
        tag.when?.member === member ||
        tag.carried.some((one) => one.member.split('.')[0] === member) ||
        isUsual(tag, member, value);
      if (!isRead && saysSomething(tag, member, value))
        lose('noPlace', item.placeOf(room, member), { name: member });
    }
}

const isCommon = (item: ClassicItem, room: Room, member: string, tag: ClassicTag): boolean =>
  Object.hasOwn(special, member) ? special[member]!(tag) : isOfEditor(item, room, member);

/** Whether a member is the editor's own, or one that all items have. */
export function isOfEditor(item: ClassicItem, room: Room, member: string): boolean {
  if (member === 'size' && usualSizes.includes(item[room].size)) return true;
  return isFlat(item)
    ? Object.values(common).some((names) => names.includes(member))
    : common[room].includes(member);
}

/** A switch that is off says something where new items have it on. */
const saysSomething = ({ usual = {} }: ClassicTag, member: string, value: unknown): boolean =>
  !isBlank(value) ||
  (value === false && Object.hasOwn(usual, member) && usual[member]!.includes(true));

function isUsual({ usual = {} }: ClassicTag, member: string, value: unknown): boolean {
  const values = Object.hasOwn(usual, member) ? usual[member]! : [];
  return values.includes('*') || values.some((one) => isEqual(one, value));
}
