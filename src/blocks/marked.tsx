import type { ReactNode } from 'react';

/** A text with every place marked in it where another text stands, whatever its case. */
export function marked(text: string, sought: string): ReactNode {
  if (sought === '') return text;
  const low = text.toLowerCase();
  const part = sought.toLowerCase();
  // Letters whose small ones are longer would shift the places.
  if (low.length !== text.length) return text;
  const pieces: ReactNode[] = [];
  let from = 0;
  for (let at = low.indexOf(part); at >= 0; at = low.indexOf(part, from)) {
    pieces.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + part.length)}</mark>);
    from = at + part.length;
  }
  return pieces.length === 0 ? text : [...pieces, text.slice(from)];
}
