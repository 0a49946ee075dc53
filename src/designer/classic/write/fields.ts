/** Fields as items of the classic editor. */
import { isUsablePattern } from '../../../schema/check/patterns.ts';
import type { FormField, OptionItem, Text } from '../../../schema/generated/types.gen.ts';
import { isObject } from '../../../schema/isObject.ts';
import { patternRules } from '../../../schema/record/patterns.ts';
import { filesWritten } from '../files.ts';
import { writePattern } from '../pattern.ts';
import { withValue, type Members, type Room } from '../shape.ts';
import {
  holdsFiles,
  isValueOf,
  usualPlaceholder,
  tagFor,
  textsIn,
  type Carried,
  type ClassicTag,
} from '../tags/index.ts';
import { begins } from './begin.ts';

export type Rooms = Record<Room, Members>;

/** What stands for a control that the classic editor does not have. */
const standIn = 'Input';

const inKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name under which an item of the editor has a member. */
const keyIn = (members: Members, name: string): string =>
  Object.hasOwn(members, inKebabCase(name)) ? inKebabCase(name) : name;

/** The value as the editor has it; undefined: it has no word for it. */
function theirValue({ type, words, room }: Carried, value: unknown): unknown {
  if (type === 'texts') {
    const texts = Array.isArray(value) ? textsIn(value) : [];
    return room === 'slot' ? texts.map((text) => ({ label: text, value: text })) : texts;
  }
  const word = words ? Object.entries(words).find(([, ours]) => ours === value)?.[0] : value;
  if (words && type === 'boolean') return word === undefined ? undefined : word === 'true';
  return typeof word === type ? word : undefined;
}

/** Writes a member where the editor has it. */
export function carry(rooms: Rooms, one: Carried, field: Members): void {
  const props = isObject(field.props) ? field.props : {};
  const said = one.to === 'props' ? props[one.name] : field[one.name];
  const { beside } = one;
  const holds = !beside || rooms[beside.room][beside.member] === beside.is;
  // Beside another member the editor has a value of its own, also where ours is the usual one.
  const value = said ?? (beside && holds ? null : undefined);
  const written = value === undefined || !holds ? undefined : theirValue(one, value);
  if (written === undefined) return;
  const [first = '', ...rest] = one.member.split('.');
  const name = [keyIn(rooms[one.room], first), ...rest].join('.');
  rooms[one.room] = withValue(rooms[one.room], name, written);
}

/** Written choices, with members called as the component calls them. */
const choicesIn = (items: readonly OptionItem[], names: Record<string, string>): Members[] =>
  items.map(({ value, label, disabled, children }) => ({
    [names.label!]: label,
    [names.value!]: value,
    ...(disabled && { disabled }),
    ...(children && { children: choicesIn(children, names) }),
  }));

const ownNames = { label: 'label', value: 'value' };

function choose(rooms: Rooms, { choices, tag }: ClassicTag, { options }: FormField): void {
  if (choices === undefined) return;
  const items = options?.from === 'list' ? options.items : [];
  if (choices === 'options') rooms.slot = { ...rooms.slot, options: choicesIn(items, ownNames) };
  else if (choices === 'data')
    rooms.item = {
      ...rooms.item,
      'data-source': choicesIn(items, { label: 'title', value: 'key' }),
    };
  else {
    const member = tag === 'a-cascader' ? 'options' : 'treeData';
    rooms.item = { ...rooms.item, [member]: choicesIn(items, ownNames) };
  }
}

/** The width of a control as CSS. */
export const widthWritten = (width: FormField['width'] = '100%'): string =>
  typeof width === 'number' ? `${width}px` : width;

/** What the editor has where a control has no value. */
const emptyOf = ({ value }: ClassicTag): unknown => (value === 'array' ? [] : null);

/** The rooms of the item of a field. */
export function fieldRooms(field: FormField): Rooms {
  const props = isObject(field.props) ? field.props : {};
  const tag = tagFor(field.widget ?? standIn, props) ?? tagFor(standIn, {})!;
  const name = field.name ?? field.field ?? '';
  const label = typeof field.label === 'string' ? field.label : name;
  const begin = begins[tag.tag]!;
  const files = holdsFiles(tag) ? filesWritten(props) : undefined;
  const rooms: Rooms = {
    item: {
      ...begin.item,
      ...(tag.asks && {
        placeholder:
          typeof field.placeholder === 'string'
            ? field.placeholder
            : usualPlaceholder(tag.asks, label),
      }),
      style: { width: widthWritten(field.width) },
      allowClear: true,
      disabled: field.disabled === true,
      readOnly: field.readOnly === true,
      size: 'default',
      ...files?.item,
    },
    config: {
      label,
      showLabel: field.hideLabel !== true,
      tag: tag.tag,
      tagIcon: begin.icon,
      defaultValue: isValueOf(tag, props, field.default) ? field.default : emptyOf(tag),
      required: field.required === true,
      layout: 'colFormItem',
      regList: rulesWritten(field),
      ...begin.config,
      ...files?.config,
    },
    slot: { ...begin.slot },
  };
  for (const [member, value] of Object.entries(tag.writes ?? {}))
    rooms.item = { ...rooms.item, [keyIn(rooms.item, member)]: value };
  for (const one of tag.carried.toReversed()) carry(rooms, one, { ...field });
  choose(rooms, tag, field);
  return rooms;
}

/** The patterns that the editor may try; what is said by an expression is said by its own words. */
const rulesWritten = ({ pattern, messages }: FormField): Members[] =>
  patternRules<Text>(pattern)
    .filter((rule) => rule.pattern !== '' && isUsablePattern(rule.pattern))
    .map(({ pattern: source, message = messages?.pattern }) => ({
      pattern: writePattern(source),
      message: typeof message === 'string' ? message : '',
    }));
