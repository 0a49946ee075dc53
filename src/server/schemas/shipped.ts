/** What came with the program, and its translations. */
import { englishTag } from '../locale/asked.ts';
import type { LanguageParts } from '../locale/languages.ts';
import { menuNamesOf } from '../models/install/menus.ts';
import type { SchemaStore } from './store.ts';

export const shipped = (store: SchemaStore): Omit<LanguageParts, 'isOpen'> => ({
  texts: () => store.translations(englishTag),
  defaults: () => store.defaults(),
  menuNames: () =>
    store.index().pages.flatMap(({ id }) => {
      const { page } = store.pageBundle(id) ?? {};
      const model = page?.model === undefined ? undefined : store.models().get(page.model);
      return page ? menuNamesOf(page, model) : [];
    }),
});
