/**
 * The texts of maps in the present language, which come with the first map. It is chosen before
 * anything is drawn: plain values, to be read when they are shown.
 */
import type { Widen } from '../../schema/catalogue.ts';
import { zhCN } from './zh-CN.ts';

export let texts: Widen<typeof zhCN> = zhCN;

/** Speaks another language from now on. */
export function speak(other: Widen<typeof zhCN>): void {
  texts = other;
}
