/** What a change in the panel does to the page. */
import type { Command } from '../../schema/edit/commands.ts';
import { valueAt } from '../../schema/edit/operations.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { asObject, type Keys } from './members.ts';

/** What is written where: below a part, of which frames stay although nothing is left in them. */
interface Change {
  path: Path;
  keys: Keys;
  value: unknown;
  /** As many keys lead to the innermost frame. */
  framed?: number;
}

/** An object or list with a value set in it, or without it. */
function withValue(
  holder: unknown,
  { keys: [key, ...rest], framed = 0, value }: Omit<Change, 'path'>,
): unknown {
  if (key === undefined) return value;
  const at = Array.isArray(holder) ? holder[Number(key)] : asObject(holder)[key];
  const inner = withValue(at, { keys: rest, framed: framed - 1, value });
  const isEmpty = rest.length > 0 && framed < 1 && Object.keys(Object(inner)).length === 0;
  if (Array.isArray(holder)) return holder.with(Number(key), inner);
  if (inner !== undefined && !isEmpty) return { ...asObject(holder), [key]: inner };
  const { [key]: _gone, ...others } = asObject(holder);
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
  { path, ...change }: Change,
  isNamed: boolean,
): Command | undefined {
  const before = valueAt(document, path);
  const after = asObject(withValue(asObject(before), change));
  const [first] = change.keys;
  if (isNamed && isShort(after))
    return after.field === before ? undefined : { type: 'set', at: path, value: after.field };
  if (!isObject(before) || first === undefined) return { type: 'set', at: path, value: after };
  const at = [...path, first];
  if (Object.hasOwn(after, first)) return { type: 'set', at, value: after[first] };
  return Object.hasOwn(before, first) ? { type: 'remove', at } : undefined;
}
