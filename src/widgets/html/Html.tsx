import DOMPurify from 'dompurify';
import { CleanHtml } from './CleanHtml.tsx';
import type { DisplayProps } from '../contract.ts';

/** Formatted text; in a table cell the text alone. */
export function Html({ value, compact = false }: DisplayProps) {
  const html = String(value ?? '');
  return compact ? <>{plainOf(html)}</> : <CleanHtml html={html} />;
}

/** The words of HTML, read by a parser that runs and loads nothing. */
const plainOf = (html: string): string =>
  DOMPurify.sanitize(html, { RETURN_DOM: true }).textContent?.replace(/\s+/g, ' ').trim() ?? '';
