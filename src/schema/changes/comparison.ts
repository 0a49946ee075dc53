/** What a comparison works with. */
import type { Message } from '../locale/message.ts';
import type { MetaSchema } from '../meta/schema.ts';
import type { Path } from '../pointer.ts';
import type { Labels } from './names.ts';

/** One difference. */
export interface Change {
  kind: 'added' | 'removed' | 'moved' | 'renamed' | 'changed';
  /** Where, in the later document; of what was removed, in the earlier one. */
  at: Path;
  /** The sentence. */
  text: Message;
  /** Absent: it was not there. */
  before?: unknown;
  /** Absent: it is not there any more. */
  after?: unknown;
}

/** A value before and after; undefined: it is not there. */
export interface Pair<T = unknown> {
  before: T;
  after: T;
}

/** Where a comparison is. */
export interface Place {
  schema: MetaSchema | undefined;
  /** In the later document, and in the earlier one. */
  at: Path;
  was: Path;
  /** The part that holds it; undefined: the document itself. */
  owner: Message | undefined;
  /** The member that it is of, or whose item it is. */
  member: string;
  model: string | undefined;
}

/** One run of changesBetween. */
export interface Comparison {
  /** What the document is called. */
  root: Message;
  labels: Labels;
  changes: Change[];
  /** What differs in a value, handed in because parts hold values that hold parts. */
  compare(pair: Pair, place: Place, comparison: Comparison): void;
}
