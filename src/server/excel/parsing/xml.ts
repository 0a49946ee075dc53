/** Event parsing of one XML part: no DTD, everything bounded, names without their prefix. */
import { SaxesParser } from 'saxes';
import { Refusal } from '../../http/errors.ts';
import { broken, LIMITS, tooLarge } from '../limits.ts';

export interface XmlHandlers {
  /** An element opens; `attributes` keep their prefixes. */
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Whether the rest need not be read; asked between chunks. */
  isDone?(): boolean;
}

/**
 * Feeds the chunks to the handlers; anything that is no well-formed UTF-8 XML, or declares a DTD,
 * is refused.
 */
export async function parseXml(
  chunks: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  });
  let depth = 0;
  let elements = 0;
  let sinceTag = 0;
  parser.on('error', (error) => {
    throw error;
  });
  // Entities are where XML attacks live; a workbook never needs any.
  parser.on('doctype', () => {
    throw broken();
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    elements += 1;
    sinceTag = 0;
    if (depth > LIMITS.depth) throw broken();
    if (elements > LIMITS.elements) throw tooLarge();
    handlers.open?.(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    sinceTag = 0;
    handlers.close?.(localName(tag.name));
  });
  if (handlers.text) {
    parser.on('text', (text) => handlers.text?.(text));
    parser.on('cdata', (text) => handlers.text?.(text));
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunks) {
      parser.write(decoder.decode(chunk, { stream: true }));
      sinceTag += chunk.length;
      if (sinceTag > LIMITS.betweenTags) throw tooLarge();
      if (handlers.isDone?.()) return;
    }
    parser.write(decoder.decode());
    parser.close();
  } catch (error) {
    throw error instanceof Refusal ? error : broken();
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
