/**
 * The texts of layouts in the language of the runtime. Apart from its own, for few lists are more
 * than a table: they come with the layouts, after the language was chosen.
 */
import * as runtime from '../../../runtime/locale/index.ts';
import type { Widen } from '../../../schema/catalogue.ts';
import { enUS } from './locale/en-US.ts';
import { zhCN } from './locale/zh-CN.ts';

export const texts: Widen<typeof zhCN> = runtime.texts.language === 'en-US' ? enUS : zhCN;
