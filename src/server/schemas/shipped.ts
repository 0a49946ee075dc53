/** What came with the program, and its translations. */
import { englishTag } from '../locale/asked.ts';
import type { LanguageParts } from '../locale/languages.ts';
import type { SchemaStore } from './store.ts';

export const shipped = (store: SchemaStore): Omit<LanguageParts, 'isOpen'> => ({
  texts: () => store.translations(englishTag),
  defaults: () => store.defaults(),
});
