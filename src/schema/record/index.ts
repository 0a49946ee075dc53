/**
 * Records of a model: their fields, defaults and what may be wrong with their values. Used by forms
 * and by the server alike.
 */
export { identityOf, keyFields } from './defaultRows.ts';
export {
  definesFields,
  definitionLabels,
  definitionsIn,
  definitionsProblem,
  dynamicSource,
  fieldOf,
  isDynamic,
  isDynamicName,
  type DynamicField,
} from './dynamicFields.ts';
export { contradictionOf, inheritedBy } from './inheritance.ts';
export { convertedMember } from './memberConversion.ts';
export { fieldsOf } from './fieldsOf.ts';
export { nameBefore, presentName } from './formerNames.ts';
export { filtersOf } from './filtersOf.ts';
export { findChoice } from './findChoice.ts';
export { holdsHidden, isHidden, maskedText, unreadable } from './mask.ts';
export { longestReason, reasonAsked } from './reason.ts';
export { addressOf, isMasked, revealAccess, revealPath, revealPlace } from './reveal.ts';
export { fieldsAsked, impossibleNow, statesOf, transitionAccess } from './transitions.ts';
export { isAccepted, isAnswered, isFixed, isUnstored, takesPart } from './modes.ts';
export { defaultRecord, fieldProblem, recordProblems, type WriteMode } from './problems.ts';
export { limitedBy, validationOf } from './validation.ts';
export { characterCount, isBlank, valueProblem } from './valueProblem.ts';
export { uniqueRules, type UniqueRule } from './uniqueRules.ts';
export { bringsParts, ownerFields } from './workbookParts.ts';
export { asNumber } from './valueKinds.ts';
