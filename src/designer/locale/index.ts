/** The designer's texts in the present language: they come with it. */
import { inLanguage } from '../../widgets/locale/index.ts';
import type { Widen } from '../../schema/catalogue.ts';
import { enUS } from './en-US.ts';
import { zhCN } from './zh-CN.ts';

export type DesignerTexts = Widen<typeof zhCN>;

export const designerTexts = (): DesignerTexts => inLanguage<DesignerTexts>(zhCN, enUS);
