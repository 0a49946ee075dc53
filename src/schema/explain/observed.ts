/** What became of all parts of a page for a viewer, as the compile itself reports it. */
import { compilePage, type PageParts } from '../compile/compilePage.ts';
import type { PagePlan } from '../compile/plan.ts';
import type { AskedAccess } from '../compile/observer.ts';
import { toPointer, type Path } from '../pointer.ts';

/** What was reported of one part. */
export interface PartFacts {
  at: Path;
  asked: AskedAccess[];
  /** What it became, the last time; absent: it was never made, or nothing is left of it. */
  piece?: object | undefined;
  /** It was made, or would have been. */
  wasMade: boolean;
}

export interface ObservedParts {
  plan: PagePlan;
  /** Of the part at a place; undefined: the compile has nothing to say of it. */
  at(path: Path): PartFacts | undefined;
  /** Places at which an action of the page is offered. */
  offers(action: string): Path[];
}

/** Compiles a page as for drawing it, and keeps what is said of its parts. */
export function observed(parts: PageParts): ObservedParts {
  const facts = new Map<string, PartFacts>();
  const offered = new Map<string, Map<string, Path>>();
  const of = (at: Path): PartFacts => {
    const key = toPointer(at);
    const known = facts.get(key) ?? { at, asked: [], wasMade: false };
    facts.set(key, known);
    return known;
  };
  const plan = compilePage({
    ...parts,
    observer: {
      asked(at, asked) {
        const { asked: before } = of(at);
        // A form that is reached in a further mode is compiled again.
        if (!before.some((one) => JSON.stringify(one) === JSON.stringify(asked)))
          before.push(asked);
      },
      made(at, piece) {
        Object.assign(of(at), { piece, wasMade: true });
      },
      offered(at, action) {
        const places = offered.get(action) ?? new Map<string, Path>();
        offered.set(action, places.set(toPointer(at), at));
      },
    },
  });
  return {
    plan,
    at: (path) => facts.get(toPointer(path)),
    offers: (action) => [...(offered.get(action)?.values() ?? [])],
  };
}
