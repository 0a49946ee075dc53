/**
 * The texts of the application. The language is chosen before anything is drawn and another choice
 * reloads the window, so they are plain values to which no component has to subscribe. Read them
 * when they are shown, never while a module is loaded.
 */
import type { Locale } from '../stores/cookie.ts';
import type { Texts } from './catalogue.ts';
import { zhCN } from './zh-CN.ts';

/** The texts of the present language. */
export let texts: Texts = zhCN;

/** The present language, as requests name it. */
export let spoken: Locale = 'zh-CN';

/** Speaks another language from now on. */
export function speak(other: Texts, locale: Locale): void {
  texts = other;
  spoken = locale;
}
