import type { Locale } from '../stores/cookie.ts';

/** Languages by their own names. */
export const languageNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
};
