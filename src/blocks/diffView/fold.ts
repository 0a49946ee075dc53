import type { Pair } from './compare.ts';

/** Pairs on show, or some without a change that are folded away. */
type Section = { at: number; pairs: Pair[]; isFolded: boolean };

/** Folds what lies further from a change than `context` lines; a single line is never folded. */
export function sectionsOf(pairs: readonly Pair[], context: number): Section[] {
  const near = new Uint8Array(pairs.length);
  for (const [at, { isSame }] of pairs.entries())
    if (!isSame) near.fill(1, Math.max(0, at - context), at + context + 1);
  const sections: Section[] = [];
  for (const [at, pair] of pairs.entries()) {
    const isFolded = near[at] === 0;
    const last = sections.at(-1);
    if (last?.isFolded === isFolded) last.pairs.push(pair);
    else sections.push({ at, pairs: [pair], isFolded });
  }
  return sections.map((section) =>
    section.isFolded && section.pairs.length === 1 ? { ...section, isFolded: false } : section,
  );
}
