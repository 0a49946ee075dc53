import { defined } from '../defined.ts';
import { nearest } from '../nearest.ts';
import { toPointer, type Path } from '../pointer.ts';
import type { Problem, ProblemKind } from '../problem.ts';

/** Collects the problems of one file. */
export class Report {
  readonly problems: Problem[] = [];

  /** Adds one problem at a place, once. */
  add(kind: ProblemKind, path: Path, message: string, near?: string): void {
    const pointer = toPointer(path);
    if (this.problems.some((one) => one.pointer === pointer && one.message === message)) return;
    this.problems.push({ kind, pointer, message, ...defined({ nearest: near }) });
  }

  /**
   * Adds a problem when the name is none of the choices: `unknown {what} {name} of {owner}`.
   * Returns whether it is one.
   */
  expect(
    kind: ProblemKind,
    path: Path,
    what: string,
    name: string,
    choices: Iterable<string>,
    owner?: string,
  ): boolean {
    const all = [...choices];
    if (all.includes(name)) return true;
    this.add(
      kind,
      path,
      `unknown ${what} ${name}${owner === undefined ? '' : ` of ${owner}`}`,
      nearest(name, all),
    );
    return false;
  }
}
