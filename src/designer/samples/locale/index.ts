/** The texts of sample records in the present language: they come with them. */
import { inLanguage } from '../../../widgets/locale/index.ts';
import type { Widen } from '../../../schema/catalogue.ts';
import { enUS } from './en-US.ts';
import { zhCN } from './zh-CN.ts';

type SampleTexts = Widen<typeof zhCN>;

export const sampleTexts = (): SampleTexts => inLanguage<SampleTexts>(zhCN, enUS);
