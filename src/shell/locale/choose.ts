import type { ConfigProviderProps } from 'antd';
import antdChinese from 'antd/es/locale/zh_CN';
import { optionalPart } from '../../parts/load.ts';
import { readLocale, type Locale } from '../stores/cookie.ts';

/** The present language, and antd's own texts in it. */
export let language: { locale: Locale; antd: ConfigProviderProps['locale'] } = {
  locale: 'zh-CN',
  antd: antdChinese,
};

/**
 * Takes up the language of the cookie. English is loaded when it is asked for; without it the
 * application speaks Chinese.
 */
export async function speakChosenLanguage(): Promise<void> {
  if (readLocale() === 'en-US') {
    const english = await optionalPart(() => import('./english.ts'));
    if (english) {
      english.speakEnglish();
      language = { locale: 'en-US', antd: english.antdEnglish };
    }
  }
  document.documentElement.lang = language.locale;
}
