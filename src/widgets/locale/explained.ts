/**
 * What definitions and members of the format are for, in the present language: written in English
 * where they are defined, with the Chinese in schemas/meta/locale. Only what comes late may import
 * this: it holds all of these texts.
 */
import chinese from '../../../schemas/meta/locale/zh-CN.json';
import { inLanguage } from './index.ts';

const texts: Readonly<Record<string, string>> = chinese.texts;

/** A description in the present language; one without a translation as it is written. */
export const explained = (description: string): string =>
  inLanguage(Object.hasOwn(texts, description) ? texts[description]! : description, description);
