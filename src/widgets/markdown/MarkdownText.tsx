import { useMemo } from 'react';
import { CleanHtml } from '../html/CleanHtml.tsx';
import type { DisplayProps } from '../contract.ts';
import { plainText, shortText } from '../plainText.ts';
import { markdownHtml } from './markdownHtml.ts';
import './markdownText.css';

/** A text in Markdown as it reads; in a cell as it is written. */
export function MarkdownText({ value, compact = false }: DisplayProps) {
  const text = plainText(value);
  return compact ? <>{shortText(text)}</> : <Read text={text} />;
}

function Read({ text }: { text: string }) {
  const html = useMemo(() => markdownHtml(text), [text]);
  return (
    <div className="pl-markdown-text">
      <CleanHtml html={html} />
    </div>
  );
}
