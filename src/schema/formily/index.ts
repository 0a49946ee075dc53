/** Forms to and from standard Formily JSON Schema (docs/decisions/format-two.md). */
export { fromFormily, type FromFormily, type Lost } from './fromFormily.ts';
export type { FormilyReaction, FormilySchema } from './schema.ts';
export { toFormily } from './toFormily.ts';
