/** The texts of values and answers in the present language: they come with them. */
import { inLanguage } from '../../../widgets/locale/index.ts';
import type { Widen } from '../../../schema/catalogue.ts';
import { enUS } from './en-US.ts';
import { zhCN } from './zh-CN.ts';

type ValueTexts = Widen<typeof zhCN>;

export const valueTexts = (): ValueTexts => inLanguage<ValueTexts>(zhCN, enUS);
