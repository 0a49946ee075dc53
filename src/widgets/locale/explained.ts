/**
 * What definitions and members of the format are for, and what they are called, in the present
 * language: the one is written in English where they are defined, with what the product says in
 * Chinese as it is, the other in Chinese, and the translations stand in schemas/meta/locale. Only
 * what comes late may import this: it holds all of these texts.
 */
import chinese from '../../../schemas/meta/locale/zh-CN.json';
import english from '../../../schemas/meta/locale/en-US.json';
import { inLanguage } from './index.ts';

type Texts = Readonly<Record<string, string>>;

const translated = (texts: Texts, text: string): string =>
  Object.hasOwn(texts, text) ? texts[text]! : text;

/** A description in the present language; one without a translation as it is written. */
export const explained = (description: string): string =>
  inLanguage(translated(chinese.texts, description), translated(english.texts, description));

/** A title in the present language; one without a translation as it is written. */
export const titled = (title: string): string =>
  inLanguage(title, translated(english.texts, title));
