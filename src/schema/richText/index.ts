/** Formatted text: what it may hold, and what of it would be lost. */
export {
  attributes,
  forcedAttributes,
  judgeAttribute,
  tags,
  type Attribute,
  type RichTextOptions,
  type Verdict,
} from './rules.ts';
