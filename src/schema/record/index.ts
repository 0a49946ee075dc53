/** Records of a model: their fields, defaults and what may be wrong with their values. Used by forms and by the server alike. */
export { fieldsOf } from './fieldsOf.ts';
export { filtersOf } from './filtersOf.ts';
export { findChoice } from './findChoice.ts';
export { isAccepted, isAnswered, isFixed, isOpen, takesPart, type FieldMode } from './modes.ts';
export {
  defaultRecord,
  fieldProblem,
  isWritable,
  recordProblems,
  type FieldProblem,
  type WriteMode,
} from './problems.ts';
export { limitedBy, plainText, validationOf, type Limits } from './validation.ts';
export { characterCount, isBlank, patternOf, valueProblem } from './valueProblem.ts';
export { asNumber, isDate } from './valueKinds.ts';
