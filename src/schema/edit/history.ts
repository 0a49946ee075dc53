import { perform, type Command } from './commands.ts';
import { applyAll, type Operation } from './operations.ts';

/** Steps that can be taken back; older ones are forgotten. */
const mostSteps = 1000;

/** Something done: what does it again, and what takes it back. */
interface Step {
  operations: readonly Operation[];
  inverse: readonly Operation[];
  /** Commands with the same one in a row are taken back together: the keys typed into a field. */
  gesture: string | undefined;
}

/** A document with what was done to it. Never changed in place: each function gives the next. */
export interface History {
  readonly document: unknown;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** A document to which nothing was done. */
export const startHistory = (document: unknown): History => ({ document, done: [], undone: [] });

/**
 * The history with a command done. What was undone before can then not be done again. Throws
 * EditError where the command cannot be done.
 */
export function edit(history: History, command: Command, gesture?: string): History {
  const { document, operations, inverse } = perform(history.document, command);
  if (operations.length === 0) return history;
  const last = history.done.at(-1);
  const goesOn = gesture !== undefined && last?.gesture === gesture && history.undone.length === 0;
  const step: Step = goesOn
    ? {
        operations: [...last.operations, ...operations],
        inverse: [...inverse, ...last.inverse],
        gesture,
      }
    : { operations, inverse, gesture };
  const before = goesOn ? history.done.slice(0, -1) : history.done;
  return { document, done: [...before, step].slice(-mostSteps), undone: [] };
}

/** The history with the last step taken back; as it is when there is none. */
export function undo(history: History): History {
  const step = history.done.at(-1);
  if (!step) return history;
  return {
    document: applyAll(history.document, step.inverse).document,
    done: history.done.slice(0, -1),
    undone: [...history.undone, step],
  };
}

/** The history with the last undone step done again; as it is when there is none. */
export function redo(history: History): History {
  const step = history.undone.at(-1);
  if (!step) return history;
  return {
    document: applyAll(history.document, step.operations).document,
    done: [...history.done, step],
    undone: history.undone.slice(0, -1),
  };
}
