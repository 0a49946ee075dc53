import { defined } from '../../schema/defined.ts';
import { toPointer, type Path } from '../../schema/pointer.ts';

/**
 * Why something was not carried. unknownTag: there is no such component; otherWidget: a control
 * that is nearly the same stands for it; noPlace: a form of ours has no word for the member;
 * badValue: the member has a value that it cannot have; badPattern, slowPattern, flaggedPattern:
 * no regular expression, one that can take too long, one with flags that change what it matches;
 * renamed: a name that no field can have, or that another field has; address: data from another
 * server; rounded: a width that four columns do not have; expression: a condition or text that our
 * expressions do not say; action: a button that does what no step does; foreignAddress: a request
 * to another server; said: its name is what there is to say, in English.
 */
export type LossKind =
  | 'unknownTag'
  | 'otherWidget'
  | 'noPlace'
  | 'badValue'
  | 'badPattern'
  | 'slowPattern'
  | 'flaggedPattern'
  | 'renamed'
  | 'address'
  | 'rounded'
  | 'expression'
  | 'action'
  | 'foreignAddress'
  | 'said';

/** Something of a form that was not carried, or not as it was. */
export interface Loss {
  kind: LossKind;
  /** Where it stands in what was read (JSON pointer). */
  pointer: string;
  /** The tag, member or name that it is about. */
  name: string;
  /** What stands in its place. */
  became?: string;
  /** The nearest name that there is. */
  nearest?: string;
}

/** Notes something that was not carried. */
export type Lose = (
  kind: LossKind,
  path: Path,
  about: { name: string; became?: string | undefined; nearest?: string | undefined },
) => void;

/** A list of what is lost, and what adds to it. */
export function lossList(): { lost: Loss[]; lose: Lose } {
  const lost: Loss[] = [];
  return {
    lost,
    lose: (kind, path, about) =>
      void lost.push({ kind, pointer: toPointer(path), ...defined(about) } as Loss),
  };
}
