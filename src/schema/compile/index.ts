/** From a page file to what one viewer sees of it. */
export { PageError } from './compilation.ts';
export { compilePage, type PageParts, type PageVocabulary } from './compilePage.ts';
export { isStandardAction, standardActionKeys } from './standardActions.ts';
