/**
 * The automaton of a pattern: one state for each set of characters in it, and the ways between
 * them.
 */
import type { PatternNode } from './parse.ts';
import { required } from '../required.ts';

/** States are numbers; state 0 is the beginning, before any character. */
export interface Automaton {
  /** What each state takes, as the pattern writes it; that of the beginning is empty. */
  sets: string[];
  /** Ways to the next states. */
  next: number[][];
  /**
   * Pairs of states with more than one way of getting from one to the other, such as in `(a+)+`.
   */
  doubled: [number, number][];
  /**
   * States in which the whole pattern has matched and no assertion is left to fail: the search ends
   * here and never backtracks.
   */
  sure: ReadonlySet<number>;
  /**
   * Bodies of lookaheads and lookbehinds, each examined as a pattern of its own; `inLoop`: it may
   * be tried at many places of the text.
   */
  looks: { body: PatternNode; inLoop: boolean }[];
}

/** States of one pattern; each is worth a character or so. */
const MAX_STATES = 400;

/** A part of the pattern, by its states. */
interface Part {
  /** With which it may begin, and with which it may end. */
  first: number[];
  last: number[];
  /** Those of the last behind which no assertion follows in the part. */
  sure: number[];
  /** Whether it matches the empty text: never, always, or where an assertion holds. */
  empty: false | 'free' | 'asked';
}

const NOTHING: Part = { first: [], last: [], sure: [], empty: 'free' };
const ASSERTION: Part = { ...NOTHING, empty: 'asked' };

/**
 * @param anchored false: the pattern may begin anywhere in the text @returns undefined for a
 * pattern of too many parts
 */
export function automatonOf(node: PatternNode, anchored: boolean): Automaton | undefined {
  const builder = new Builder();
  const start: PatternNode = { type: 'loop', body: { type: 'set', source: '[^]' }, once: false };
  const whole = builder.part(
    anchored ? node : { type: 'sequence', parts: [start, node] },
    !anchored,
  );
  builder.connect([0], whole.first);
  return builder.sets.length > MAX_STATES ? undefined : builder.automaton(whole.sure);
}

class Builder {
  readonly sets = [''];
  private readonly counts: Map<number, number>[] = [new Map()];
  private readonly looks: Automaton['looks'] = [];

  automaton(sure: readonly number[]): Automaton {
    const doubled = this.counts.flatMap((ways, from) =>
      [...ways].filter(([, count]) => count > 1).map(([to]): [number, number] => [from, to]),
    );
    return {
      sets: this.sets,
      next: this.counts.map((ways) => [...ways.keys()]),
      doubled,
      sure: new Set(sure),
      looks: this.looks,
    };
  }

  connect(from: readonly number[], to: readonly number[]): void {
    for (const one of from) {
      const ways = required(this.counts[one], `state ${one}`);
      for (const other of to) ways.set(other, (ways.get(other) ?? 0) + 1);
    }
  }

  part(node: PatternNode, inLoop: boolean): Part {
    if (this.sets.length > MAX_STATES) return NOTHING;
    switch (node.type) {
      case 'set':
        return this.set(node.source);
      case 'sequence':
        return node.parts.reduce<Part>(
          (before, one) => this.sequence(before, this.part(one, inLoop)),
          NOTHING,
        );
      case 'choice':
        return this.choice(node.options.map((option) => this.part(option, inLoop)));
      case 'optional':
        return { ...this.part(node.body, inLoop), empty: 'free' };
      case 'loop': {
        const body = this.part(node.body, true);
        this.connect(body.last, body.first);
        return node.once ? body : { ...body, empty: 'free' };
      }
      case 'look':
        this.looks.push({ body: node.body, inLoop });
        return ASSERTION;
      case 'start':
      case 'assertion':
        return ASSERTION;
    }
  }

  private set(source: string): Part {
    this.sets.push(source);
    this.counts.push(new Map());
    const state = this.sets.length - 1;
    return { first: [state], last: [state], sure: [state], empty: false };
  }

  private sequence(a: Part, b: Part): Part {
    this.connect(a.last, b.first);
    return {
      first: a.empty ? [...a.first, ...b.first] : a.first,
      last: b.empty ? [...a.last, ...b.last] : b.last,
      sure: b.empty === 'free' ? [...a.sure, ...b.sure] : b.sure,
      empty: a.empty && b.empty && (a.empty === 'free' ? b.empty : 'asked'),
    };
  }

  private choice(parts: readonly Part[]): Part {
    const empty = parts.map((part) => part.empty);
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      sure: parts.flatMap(({ sure }) => sure),
      empty: empty.includes('free') ? 'free' : empty.includes('asked') && 'asked',
    };
  }
}
