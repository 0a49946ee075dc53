/** Reading and writing of the editor, to be run in a browser without the editor. */
import { allowEmbeds } from '../../../src/widgets/html/embeds.ts';
import { cleanFragment } from '../../../src/widgets/html/clean.ts';
import { wrapBareLines } from '../../../src/widgets/richText/document/bare.ts';
import { canonical } from '../../../src/widgets/richText/document/canonical.ts';
import { schema } from '../../../src/widgets/richText/document/extensions.ts';
import { readHtml } from '../../../src/widgets/richText/document/read.ts';
import { writeHtml } from '../../../src/widgets/richText/document/write.ts';

export interface Opened {
  doc: unknown;
  /** What the editor would write. */
  html: string;
  /** Blocks that can only be looked at. */
  keptBlocks: string[];
}

/** Opens HTML as the editor does. */
function open(html: string): Opened {
  const doc = readHtml(schema, html);
  const keptBlocks: string[] = [];
  doc.descendants(
    (node) => void (node.type.name === 'keptBlock' && keptBlocks.push(node.attrs.html)),
  );
  return { doc: doc.toJSON(), html: writeHtml(doc), keptBlocks };
}

function write(doc: unknown): string {
  const node = schema.nodeFromJSON(doc);
  node.check();
  return writeHtml(node);
}

/** What readers get, for comparison. */
function meaning(html: string): string {
  const fragment = cleanFragment(html);
  wrapBareLines(fragment);
  return canonical(fragment);
}

export const richText = { allowEmbeds, open, write, meaning };
Object.assign(globalThis, { richText });
