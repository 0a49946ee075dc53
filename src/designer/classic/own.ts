/**
 * What a form of ours says and the classic editor has no word for. It stands in a member of its
 * own, over what the editor reads, so that nothing is lost on the way there and back.
 */
import { isObject } from '../../schema/isObject.ts';
import { isEqual } from '../../schema/merge/values.ts';
import type { Path } from '../../schema/pointer.ts';
import type { Reading } from './read/context.ts';
import { ownMember, type Members } from './shape.ts';

/** What differs from that which is read: members with other values, and members to be left out. */
interface Own {
  set?: Members;
  unset?: readonly string[];
  /** All of it, where it is no object: the name of a field of a model. */
  whole?: unknown;
}

/** The difference that makes one of the other; undefined: there is none. */
export function ownOf(
  written: unknown,
  read: unknown,
  isOf: (member: string) => boolean = () => true,
): Own | undefined {
  if (!isObject(written) || !isObject(read))
    return isEqual(written, read) ? undefined : { whole: written };
  const set = Object.fromEntries(
    Object.entries(written).filter(([key, value]) => isOf(key) && !isEqual(value, read[key])),
  );
  const unset = Object.keys(read).filter((key) => isOf(key) && !Object.hasOwn(written, key));
  if (Object.keys(set).length === 0 && unset.length === 0) return undefined;
  return {
    ...(Object.keys(set).length > 0 && { set }),
    ...(unset.length > 0 && { unset }),
  };
}

/** What was read, with what stands over it. */
export function ownOver(
  read: Members,
  holder: Members,
  path: Path,
  { refuse }: Pick<Reading, 'refuse'>,
): unknown {
  const own = holder[ownMember];
  if (own === undefined || own === null) return read;
  if (!isObject(own)) {
    refuse(path, 'object', own);
    return read;
  }
  if (own.whole !== undefined) return own.whole;
  const unset = Array.isArray(own.unset) ? own.unset : [];
  const kept = Object.entries(read).filter(([key]) => !unset.includes(key));
  return { ...Object.fromEntries(kept), ...(isObject(own.set) ? own.set : {}) };
}
