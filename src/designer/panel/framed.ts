/** What stands in a frame of the panel, by the kind of its value. */
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { definitionOf } from '../outline/parts.ts';
import {
  editing,
  objectMembers,
  valueBelow,
  type Editing,
  type FramedMember,
  type Member,
  type Panel,
} from './members.ts';
import type { Kind } from './shape.ts';
import { defined } from '../../schema/defined.ts';

/** What stands in a frame: members of an object, or the one value that a control edits. */
export function framedMembers(
  { keys, framed, group, ...frame }: FramedMember,
  kind: Kind,
  panel: Panel,
): Member[] {
  const { schema } = definitionOf(kind.schema);
  if (schema.properties && kind.name !== 'Expression')
    return objectMembers(schema, { keys, framed: keys.length, group, ...panel });
  const { name, title, description, required } = frame;
  const value = valueBelow(panel.site, keys);
  return [
    {
      keys,
      framed,
      group,
      name,
      value,
      ...defined({ title, description }),
      ...staying(editing(kind.schema, { ...panel, key: name, value }), value),
      // Its kind says whether there is something: emptied, it stays what it is.
      required: kind.name === 'Expression' || required,
    },
  ];
}

/** A control that writes something whatever is entered: what it edits does not go when emptied. */
function staying(how: Editing, value: unknown): Editing {
  if (!('control' in how)) return how;
  const { written } = how.control;
  const empty = typeof value === 'string' ? '' : value;
  return { control: { ...how.control, written: (entered) => written(entered) ?? empty } };
}

/** An item of a list, or a value under a name, that stands in a frame. */
export function itemMember(
  frame: FramedMember,
  item: MetaSchema,
  { step, title, ...panel }: Panel & { step: string | number; title: string },
): Member {
  const { keys, group } = frame;
  const value = valueBelow(panel.site, [...keys, step]);
  return {
    keys: [...keys, step],
    framed: keys.length,
    group,
    name: frame.name,
    title,
    value,
    required: false,
    isItem: true,
    ...staying(editing(item, { ...panel, key: frame.name, value }), value),
  };
}
