/** What differs between two texts. */
import { diffArrays } from 'diff';

/** A part of a line; `changed`: it is not in the other line. */
interface Piece {
  text: string;
  changed: boolean;
}

/** One line of a text. */
export interface Line {
  /** From 1. */
  number: number;
  pieces: Piece[];
}

/** Two lines that stand for each other, or one that only one of the texts has. */
export interface Pair {
  isSame: boolean;
  before?: Line;
  after?: Line;
}

export interface Comparison {
  pairs: Pair[];
  removed: number;
  added: number;
  /** So much differs that it was not sought line by line. */
  isCoarse: boolean;
  /** Only so many lines of a text were compared. */
  isCut: boolean;
}

/** Bounds, so that no text holds up the window. */
export const most = { lines: 20_000, characters: 2_000_000, edits: 1000, wordEdits: 200 };
/** Longest line whose words are compared. */
const longestLine = 2000;
/** Least share that two lines have in common to be marked word by word. */
const alike = 0.3;

/** Compares two texts line by line, and changed lines word by word. */
export function compare(before: string, after: string): Comparison {
  const [left, right] = [before, after].map(linesOf);
  const changes = diffArrays(left!.lines, right!.lines, { maxEditLength: most.edits });
  const found = changes ?? [
    { value: left!.lines, removed: true, added: false },
    { value: right!.lines, removed: false, added: true },
  ];
  const pairs: Pair[] = [];
  const at = { before: 0, after: 0 };
  let waiting: string[] = [];
  const flush = (added: readonly string[]) => {
    for (let index = 0; index < Math.max(waiting.length, added.length); index += 1)
      pairs.push(changedPair(waiting[index], added[index], at));
    waiting = [];
  };
  for (const { value, added, removed } of found) {
    if (removed) waiting = value;
    else if (added) flush(value);
    else {
      flush([]);
      for (const text of value)
        pairs.push({
          isSame: true,
          before: whole(++at.before, text),
          after: whole(++at.after, text),
        });
    }
  }
  flush([]);
  const changed = pairs.filter(({ isSame }) => !isSame);
  return {
    pairs,
    removed: changed.filter((pair) => pair.before).length,
    added: changed.filter((pair) => pair.after).length,
    isCoarse: changes === undefined,
    isCut: left!.isCut || right!.isCut,
  };
}

function linesOf(text: string): { lines: string[]; isCut: boolean } {
  const all = text === '' ? [] : text.slice(0, most.characters).split(/\r?\n/);
  return {
    lines: all.slice(0, most.lines),
    isCut: text.length > most.characters || all.length > most.lines,
  };
}

const whole = (number: number, text: string, changed = false): Line => ({
  number,
  pieces: [{ text, changed }],
});

function changedPair(
  before: string | undefined,
  after: string | undefined,
  at: { before: number; after: number },
): Pair {
  const words = before === undefined || after === undefined ? undefined : byWords(before, after);
  return {
    isSame: false,
    ...(before !== undefined && {
      before: words ? { number: ++at.before, pieces: words.before } : whole(++at.before, before),
    }),
    ...(after !== undefined && {
      after: words ? { number: ++at.after, pieces: words.after } : whole(++at.after, after),
    }),
  };
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** The words of two lines; undefined where they have too little in common. */
function byWords(before: string, after: string): { before: Piece[]; after: Piece[] } | undefined {
  if (Math.max(before.length, after.length) > longestLine) return undefined;
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: most.wordEdits });
  if (!changes) return undefined;
  const pieces = (side: 'removed' | 'added'): Piece[] =>
    changes
      .filter(({ added, removed }) => (side === 'removed' ? !added : !removed))
      .map((change) => ({ text: change.value.join(''), changed: change[side] }));
  const common = changes
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.join('').trim().length, 0);
  if (common < alike * Math.min(before.trim().length, after.trim().length)) return undefined;
  return { before: pieces('removed'), after: pieces('added') };
}
