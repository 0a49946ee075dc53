import { CleanHtml } from './CleanHtml.tsx';
import { wordsOf } from './clean.ts';
import type { DisplayProps } from '../contract.ts';
import { shortText } from '../plainText.ts';

/** Characters of HTML that a cell reads: the words of its one line are among the first. */
const mostInCell = 8_000;

/** Formatted text; in a table cell the text alone. */
export function Html({ value, compact = false }: DisplayProps) {
  const html = String(value ?? '');
  return compact ? <>{shortText(wordsOf(html.slice(0, mostInCell)))}</> : <CleanHtml html={html} />;
}
