/**
 * Records of a model: their fields, defaults and what may be wrong with their values. Used by forms
 * and by the server alike.
 */
export { identityOf, keyFields } from './defaultRows.ts';
export {
  definitionsIn,
  definitionsProblem,
  dynamicSource,
  fieldOf,
  isDynamicName,
  type DynamicField,
} from './dynamicFields.ts';
export { fieldsOf } from './fieldsOf.ts';
export { filtersOf } from './filtersOf.ts';
export { findChoice } from './findChoice.ts';
export { holdsHidden, maskedText } from './mask.ts';
export { isMasked, revealAccess } from './reveal.ts';
export { statesOf, transitionAccess } from './transitions.ts';
export { isAccepted, isAnswered, isFixed, takesPart } from './modes.ts';
export { defaultRecord, fieldProblem, recordProblems, type WriteMode } from './problems.ts';
export { limitedBy, validationOf } from './validation.ts';
export { characterCount, isBlank, valueProblem } from './valueProblem.ts';
export { asNumber } from './valueKinds.ts';
