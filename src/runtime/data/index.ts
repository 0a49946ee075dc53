/** What loads data for a page. */
export type { Evaluate, LocalScope } from './evaluate.ts';
export { createEvaluate } from './evaluate.ts';
export { findChoice } from './choices.ts';
export { readPath, resultOf } from './result.ts';
export { useChoices, useChoicesOf, type LoadedChoices } from './useChoices.ts';
export { useDicts } from './useDicts.ts';
export { useRecord, type LoadedRecord } from './useRecord.ts';
export { useRequests } from './useRequests.ts';
