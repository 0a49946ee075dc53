/** Choices that are the same at every run with the same seed. */
import { required } from '../../../src/schema/required.ts';
export interface Random {
  /** From 0 up to and without 1. */
  next(): number;
  /** A whole number from 0 up to and without the bound. */
  below(bound: number): number;
  pick<T>(from: readonly T[]): T;
  bytes(length: number): Buffer;
}

/** Mulberry32: 32 bits of state, good enough for choosing. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    pick: (from) => required(from[below(from.length)], 'from[below(from.length)]'),
    bytes: (length) => Buffer.from(Uint8Array.from({ length }, () => below(256))),
  };
}
