/** The table of texts that cells of a sheet refer to by index. */
import { readText } from '../cell-text.ts';
import { LIMITS, tooLarge } from '../limits.ts';
import { parseXml } from './xml.ts';

/** All texts in order; phonetic hints (rPh) are no part of them. */
export async function readSharedStrings(chunks: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let inText = false;
  let inHint = false;
  await parseXml(chunks, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 't') inText = true;
      else if (name === 'rPh') inHint = true;
    },
    text(part) {
      if (inText && !inHint) text += part;
      if (text.length > LIMITS.betweenTags) throw tooLarge();
    },
    close(name) {
      if (name === 'si') texts.push(readText(text));
      else if (name === 't') inText = false;
      else if (name === 'rPh') inHint = false;
    },
  });
  return texts;
}
