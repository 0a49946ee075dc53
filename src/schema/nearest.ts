/** Nearest valid name for a mistyped one. */

/** Edits (insert, delete, replace, swap of neighbours) that turn one word into the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(row, j - 1) + 1,
        at(last, j) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Infinity,
      );
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

/**
 * The choice closest to the word, when it is close enough to be a likely slip; letter case counts
 * little.
 */
export function nearest(word: string, choices: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 0.5;
  for (const choice of choices) {
    if (Math.abs(choice.length - word.length) > limit) continue;
    const found = choice.toLowerCase() === word.toLowerCase() ? 0 : distance(word, choice);
    // Of two as near, the one that the word begins with: something was added to it.
    const nearer = found < bestDistance || (found === bestDistance && word.startsWith(choice));
    if (nearer && found < Math.max(word.length, choice.length)) {
      best = choice;
      bestDistance = found;
    }
  }
  return best;
}
