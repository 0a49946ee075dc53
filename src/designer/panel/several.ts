/**
 * Members that are a value alone, or a list of at least two of which each is said more: the format
 * writes one pattern as a text, and several with their messages. Which these are is read from the
 * meta-schema.
 */
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { isObject, type JsonObject } from '../document/page.ts';
import { definitionOf } from '../outline/parts.ts';
import { defined } from '../../schema/defined.ts';

/** The two ways in which such a member is written. */
export interface Several {
  alone: MetaSchema;
  list: MetaSchema;
  /** The member of an item that the value alone is. */
  key: string;
}

/** undefined: the member is written otherwise. */
export function severalOf(member: MetaSchema): Several | undefined {
  const [alone, list, ...others] = definitionOf(member).schema.anyOf ?? [];
  if (!alone || !list || others.length > 0) return undefined;
  const { items, minItems = 0 } = definitionOf(list).schema;
  const { properties = {}, required: [key = ''] = [] } = items ? definitionOf(items).schema : {};
  const { name } = definitionOf(alone);
  const isSame = name !== undefined && definitionOf(properties[key] ?? {}).name === name;
  return minItems > 1 && isSame ? { alone, list, key } : undefined;
}

/** Name of the member in its part, and that of the value in an item. */
type Held = Pick<Several, 'key'> & { name: string };

/** The part with another item beside the value alone, whose message goes to its item. */
export function withAnother(part: JsonObject, { name, key }: Held, item: unknown): JsonObject {
  const messages = isObject(part.messages) ? part.messages : {};
  const { [name]: message, ...others } = messages;
  const { [name]: value, messages: _messages, ...rest } = part;
  const first = {
    ...Object(item),
    ...defined({ [key]: value, message }),
  };
  // A format says the same where it is not met.
  const kept = part.format === undefined ? others : messages;
  return {
    ...rest,
    [name]: [first, item],
    ...(Object.keys(kept).length > 0 && { messages: kept }),
  };
}

/**
 * The part with one item left, which is the value alone again, and its message that of the part.
 */
export function withOneLeft(part: JsonObject, { name, key }: Held, item: JsonObject): JsonObject {
  const messages = {
    ...(isObject(part.messages) ? part.messages : {}),
    ...defined({ [name]: item.message }),
  };
  return {
    ...part,
    [name]: item[key],
    ...(Object.keys(messages).length > 0 && { messages }),
  };
}
