/** Formatted text: what it may hold, and what of it would be lost. */
export { declarationsOf } from './styles.ts';
export {
  attributes,
  forcedAttributes,
  judgeAttribute,
  tags,
  type RichTextOptions,
} from './rules.ts';
