/** From a page file to what one viewer sees of it. */
export { PageError } from './compilation.ts';
export { compilePage, type PageVocabulary } from './compilePage.ts';
