/**
 * In how many ways an automaton can take one text: what an engine that tries them one after the
 * other may have to go through (Weideman et al., Analyzing matching time behavior of backtracking
 * regular expression matchers, 2016).
 */
import type { Automaton } from './automaton.ts';

/** Pairs and triples of states looked at, before a pattern counts as too tangled. */
const MAX_VISITS = 400_000;

export class TooTangled extends Error {}

/** An automaton with the kinds of characters that its states take. */
export interface Machine extends Automaton {
  kinds: readonly bigint[];
}

/**
 * Whether some text leads from a state back to it in two ways: the ways then double with each
 * repetition.
 */
export function isExponential(machine: Machine): boolean {
  const loops = loopsOf(machine);
  if (machine.doubled.some(([from, to]) => loops[from] !== undefined && loops[from] === loops[to]))
    return true;
  const budget = { left: MAX_VISITS };
  return machine.next.some(
    (_, state) => loops[state] !== undefined && returnsTwice(machine, loops, state, budget),
  );
}

/** From (state, state) over a pair of different states back again, within the loop of the state. */
function returnsTwice(
  machine: Machine,
  loops: readonly (number | undefined)[],
  state: number,
  budget: { left: number },
): boolean {
  const within = (to: number): boolean => loops[to] === loops[state];
  const seen = new Set<string>();
  const open: { pair: [number, number]; apart: boolean }[] = [
    { pair: [state, state], apart: false },
  ];
  for (let one = open.pop(); one; one = open.pop()) {
    const [first, second] = one.pair;
    for (const [a, b] of pairsAfter(machine, first, second)) {
      if (!within(a) || !within(b)) continue;
      const apart = one.apart || a !== b;
      if (apart && a === state && b === state) return true;
      const key = `${a},${b},${apart}`;
      if (seen.has(key)) continue;
      seen.add(key);
      spend(budget);
      open.push({ pair: [a, b], apart });
    }
  }
  return false;
}

/**
 * Whether some text may be shared out between two loops, one after the other, in as many ways as it
 * has characters.
 */
export function isPolynomial(machine: Machine): boolean {
  const loops = loopsOf(machine);
  const looping = machine.next
    .map((_, state) => state)
    .filter((state) => loops[state] !== undefined);
  const budget = { left: MAX_VISITS };
  return looping.some((from) => {
    const reached = reachedFrom(machine, from);
    return looping.some(
      (to) =>
        to !== from &&
        !machine.sure.has(to) &&
        reached.has(to) &&
        shares(machine, loops, [from, to], budget),
    );
  });
}

/** One text that leads from `from` to itself, from `from` to `to`, and from `to` to itself. */
function shares(
  machine: Machine,
  loops: readonly (number | undefined)[],
  [from, to]: [number, number],
  budget: { left: number },
): boolean {
  const seen = new Set<string>();
  const open: [number, number, number][] = [[from, from, to]];
  for (let states = open.pop(); states; states = open.pop()) {
    for (const [a, b, c] of triplesAfter(machine, states)) {
      if (loops[a] !== loops[from] || loops[c] !== loops[to]) continue;
      if (a === from && b === to && c === to) return true;
      const key = `${a},${b},${c}`;
      if (seen.has(key)) continue;
      seen.add(key);
      spend(budget);
      open.push([a, b, c]);
    }
  }
  return false;
}

function spend(budget: { left: number }): void {
  budget.left -= 1;
  if (budget.left < 0) throw new TooTangled();
}

/** A state after one character more, and the kinds of characters that lead there. */
interface Move {
  to: number;
  kind: bigint;
}

/** Moves from a state with characters of these kinds. */
const movesFrom = ({ next, kinds }: Machine, state: number, kind: bigint): Move[] =>
  (next[state] ?? []).flatMap((to) => {
    const shared = kind & (kinds[to] ?? 0n);
    return shared === 0n ? [] : [{ to, kind: shared }];
  });

const ANY_KIND = -1n;

/** Where two walkers can be after one character more, the same for both. */
const pairsAfter = (machine: Machine, one: number, other: number): [number, number][] =>
  movesFrom(machine, one, ANY_KIND).flatMap((a) =>
    movesFrom(machine, other, a.kind).map((b): [number, number] => [a.to, b.to]),
  );

/** The same for three. */
const triplesAfter = (
  machine: Machine,
  [one, two, three]: [number, number, number],
): [number, number, number][] =>
  movesFrom(machine, one, ANY_KIND).flatMap((a) =>
    movesFrom(machine, two, a.kind).flatMap((b) =>
      movesFrom(machine, three, b.kind).map((c): [number, number, number] => [a.to, b.to, c.to]),
    ),
  );

function reachedFrom({ next }: Machine, from: number): Set<number> {
  const reached = new Set<number>();
  const open = [...(next[from] ?? [])];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (reached.has(state)) continue;
    reached.add(state);
    open.push(...(next[state] ?? []));
  }
  return reached;
}

/**
 * For each state the loop it is in, named by its lowest state; undefined for states that no way
 * leads back to.
 */
function loopsOf(machine: Machine): (number | undefined)[] {
  const reached = machine.next.map((_, state) => reachedFrom(machine, state));
  return reached.map((mine, state) =>
    mine.has(state)
      ? [...mine].filter((other) => reached[other]?.has(state)).reduce((a, b) => Math.min(a, b))
      : undefined,
  );
}
