import { useState } from 'react';
import { tryReload } from '../../parts/reload.ts';
import { useApplication } from '../useApplication.ts';
import { englishAllowed } from '../locale/allowed.ts';
import { language } from '../locale/choose.ts';
import { texts } from '../locale/index.ts';
import { languageNames } from '../locale/names.ts';
import { locales, writeLocale, type Locale } from '../stores/cookie.ts';
import { defined } from '../../schema/defined.ts';

/**
 * The languages as menu entries: both are listed, English can be chosen where the server opens it
 * (docs/protocol/product.md).
 */
export function useLanguages() {
  const { http, feedback } = useApplication();
  const [english, setEnglish] = useState(language.locale === 'en-US');
  const choose = async (locale: Locale) => {
    if (locale === language.locale) return;
    writeLocale(locale);
    // Texts are read while the application starts (locale/index.ts); tabs come back by themselves.
    const refusal = await tryReload();
    if (refusal === 'none') return;
    writeLocale(language.locale);
    feedback.warning(refusal === 'unsaved' ? texts.layout.languageUnsaved : texts.http.network);
  };
  return {
    /** To be called when the entries are about to be seen. */
    ask: () => void englishAllowed(http).then(setEnglish),
    items: locales.map((locale) => {
      const locked = locale === 'en-US' && !english;
      return {
        key: locale,
        label: languageNames[locale],
        disabled: locked,
        ...defined({ title: locked ? texts.layout.languageLocked : undefined }),
        onClick: () => void choose(locale),
      };
    }),
  };
}
