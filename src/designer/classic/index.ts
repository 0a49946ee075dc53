/** Forms of form-generator, to and from forms of ours (docs/protocol/designer.md). */
export type { Loss, LossKind } from './lost.ts';
export { readClassic } from './readClassic.ts';
export { writeClassic } from './writeClassic.ts';
