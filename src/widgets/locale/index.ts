/**
 * The texts of the widgets in the present language. It is chosen before anything is drawn: plain
 * values, to be read when they are shown.
 */
import type { Widen } from '../../schema/catalogue.ts';
import { zhCN } from './zh-CN.ts';

export let texts: Widen<typeof zhCN> = zhCN;

/** Speaks another language from now on. */
export function speak(other: Widen<typeof zhCN>): void {
  texts = other;
}

/** Of the texts of a part that comes late those in the present language. */
export const inLanguage = <T>(chinese: T, english: T): T => (texts === zhCN ? chinese : english);
