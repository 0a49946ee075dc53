import { toPointer, type Path } from '../pointer.ts';

/** Why an edit was refused. */
export type EditProblem =
  /** Nothing stands there. */
  | 'no-such-place'
  /** A member of that name is there. */
  | 'taken'
  /** A key that looks like an integer, or that JavaScript keeps for itself. */
  | 'bad-key'
  /** The edit would change the document itself instead of something in it. */
  | 'whole-document'
  /** Something would be moved into itself. */
  | 'into-itself'
  /** The place holds no list. */
  | 'no-list'
  /** What stands there has no name that others refer to. */
  | 'no-name'
  /** Another part has that name. */
  | 'name-taken'
  /** The name does not have the form of names. */
  | 'bad-name'
  /** An expression refers to the name in a way that cannot be rewritten. */
  | 'hidden-reference';

/** An edit that was refused; the document is as it was. */
export class EditError extends Error {
  readonly problem: EditProblem;
  /** Where. */
  readonly pointer: string;

  constructor(problem: EditProblem, at: Path) {
    super(`${problem} at ${toPointer(at) || '/'}`);
    this.name = 'EditError';
    this.problem = problem;
    this.pointer = toPointer(at);
  }
}
