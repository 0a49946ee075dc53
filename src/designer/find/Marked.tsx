import type { Range } from './match.ts';

/** More of a text is not shown, in characters; what is meant stands within it. */
const longest = 120;
/** How much is shown before what is meant. */
const before = 24;

/** A text with what is meant of it marked; of a long one, what stands around that. */
export function Marked({ text, marks }: { text: string; marks: readonly Range[] }) {
  const first = marks[0]?.[0] ?? 0;
  const from = text.length > longest && first > before ? first - before : 0;
  const to = Math.min(text.length, from + longest);
  let at = from;
  const pieces = marks
    .filter(([begin]) => begin < to)
    .flatMap(([begin, end]) => {
      const plain = text.slice(at, begin);
      at = Math.min(end, to);
      return [plain, <mark key={begin}>{text.slice(begin, at)}</mark>];
    });
  return (
    <>
      {from > 0 && '…'}
      {pieces}
      {text.slice(at, to)}
      {to < text.length && '…'}
    </>
  );
}
