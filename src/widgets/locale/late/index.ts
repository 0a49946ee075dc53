/**
 * The texts of widgets that come late, in the present language: they come with the first of them.
 * Texts of all pages stand in the catalogue beside (`../index.ts`).
 */
import type { Widen } from '../../../schema/catalogue.ts';
import { zhCN } from './zh-CN.ts';

export let lateTexts: Widen<typeof zhCN> = zhCN;

/** Speaks another language from now on. */
export function speak(other: Widen<typeof zhCN>): void {
  lateTexts = other;
}
