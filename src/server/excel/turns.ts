/** A few places for costly work, and a short queue for them. */

/**
 * Takes a place, waiting for one; gives it back through what it answers. Throws what `full` makes
 * when too many wait.
 */
export type TakeTurn = () => Promise<() => void>;

export function createTurns({
  places,
  waiting,
  full,
}: {
  places: number;
  waiting: number;
  full: () => Error;
}): TakeTurn {
  const queue: (() => void)[] = [];
  let free = places;
  const release = (): void => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  const once = (): (() => void) => {
    let given = false;
    return () => {
      if (!given) release();
      given = true;
    };
  };
  return async () => {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw full();
    else await new Promise<void>((resolve) => queue.push(resolve));
    return once();
  };
}
