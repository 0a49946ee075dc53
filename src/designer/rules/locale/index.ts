/** The texts of the editor of rules in the present language: they come with it. */
import { inLanguage } from '../../../widgets/locale/index.ts';
import type { Widen } from '../../../schema/catalogue.ts';
import { enUS } from './en-US.ts';
import { zhCN } from './zh-CN.ts';

type RuleTexts = Widen<typeof zhCN>;

export const ruleTexts = (): RuleTexts => inLanguage<RuleTexts>(zhCN, enUS);
