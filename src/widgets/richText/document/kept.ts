/**
 * What nodes and marks remember of the element they were read from: its name and its attributes, so
 * that they are written as they came, whichever editor made them.
 */
import type { Attributes } from '@tiptap/core';
import { forcedAttributes } from '../../../schema/richText/index.ts';

/** Attributes of an element by name. */
export type Kept = Readonly<Record<string, string>>;

/** Marks of our own, set while HTML is read and taken away when it is written. */
export const bareMark = 'data-bare';
export const hollowMark = 'data-hollow';

/** By which ProseMirror knows what it has put into the clipboard. */
export const sliceMark = 'data-pm-slice';
const ownMarks: readonly string[] = [bareMark, hollowMark, sliceMark];

/** The attributes of an element, without our own marks and those that a node holds by itself. */
export const attributesOf = (element: Element, except: readonly string[] = []): Kept =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !ownMarks.includes(name) && !except.includes(name))
      .map(({ name, value }) => [name, value]),
  );

/** The attribute of a node or mark that holds those of its element. */
export const keptAttributes = (except: readonly string[] = []): Attributes => ({
  kept: {
    default: {},
    rendered: false,
    parseHTML: (element) => attributesOf(element, except),
  },
});

/** The same, with the name of the element, for those that several elements become. */
export const keptElement = (tag: string, except: readonly string[] = []): Attributes => ({
  tag: { default: tag, rendered: false, parseHTML: (element) => element.localName },
  ...keptAttributes(except),
});

/** Attributes as they are written: with those that the server would add. */
export const writtenAttributes = (tag: string, kept: Kept): Record<string, string> => ({
  ...kept,
  ...forcedAttributes(tag, kept),
});
