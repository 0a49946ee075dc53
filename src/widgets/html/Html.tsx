import { CleanHtml } from './CleanHtml.tsx';
import { wordsOf } from './clean.ts';
import type { DisplayProps } from '../contract.ts';

/** Formatted text; in a table cell the text alone. */
export function Html({ value, compact = false }: DisplayProps) {
  const html = String(value ?? '');
  return compact ? <>{wordsOf(html)}</> : <CleanHtml html={html} />;
}
