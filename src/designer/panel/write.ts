/** What a change in the panel does to the page. */
import type { Command } from '../../schema/edit/commands.ts';
import { valueAt } from '../../schema/edit/operations.ts';
import { isObject, type JsonObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { asObject } from './members.ts';

/** An object with a member set, or without it. */
function withMember(
  part: JsonObject,
  [key, ...rest]: readonly string[],
  value: unknown,
): JsonObject {
  if (key === undefined) return part;
  const inner = rest.length > 0 ? withMember(asObject(part[key]), rest, value) : value;
  const isGone =
    inner === undefined || (rest.length > 0 && Object.keys(Object(inner)).length === 0);
  if (!isGone) return { ...part, [key]: inner };
  const { [key]: _gone, ...others } = part;
  return others;
}

const isShort = (value: unknown): value is { field: string } =>
  isObject(value) && typeof value.field === 'string' && Object.keys(value).length === 1;

/**
 * The command that sets a member of the part at a place, or takes it away. A part that may be
 * written as its name alone (`isNamed`) becomes one when nothing else is left of it.
 */
export function memberCommand(
  document: unknown,
  { path, keys, value }: { path: Path; keys: readonly string[]; value: unknown },
  isNamed: boolean,
): Command | undefined {
  const before = valueAt(document, path);
  const after = withMember(asObject(before), keys, value);
  const [first] = keys;
  if (isNamed && isShort(after))
    return after.field === before ? undefined : { type: 'set', at: path, value: after.field };
  if (!isObject(before) || first === undefined) return { type: 'set', at: path, value: after };
  const at = [...path, first];
  if (Object.hasOwn(after, first)) return { type: 'set', at, value: after[first] };
  return Object.hasOwn(before, first) ? { type: 'remove', at } : undefined;
}
