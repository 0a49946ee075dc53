/** Forms to and from standard Formily JSON Schema (docs/decisions/format-two.md). */
export { fromFormily } from './fromFormily.ts';
export type { Lost } from './lost.ts';
export type { FormilySchema } from './schema.ts';
export { toFormily } from './toFormily.ts';
export { commentOf, componentName, toTsx, type TsxFrame } from './toTsx.ts';
