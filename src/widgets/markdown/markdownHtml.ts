import { Marked } from 'marked';

const marked = new Marked({ gfm: true, async: false });

/**
 * The HTML of a text in Markdown (GitHub's dialect). It may hold anything: whoever shows it cleans
 * it.
 */
export const markdownHtml = (text: string): string => String(marked.parse(text));
