/** Texts of the strength of passwords. */
import { inLanguage } from './index.ts';

export const zhCN = { label: '密码强度：', weak: '弱', fair: '中', strong: '强' };

export const enUS: typeof zhCN = {
  label: 'Strength: ',
  weak: 'weak',
  fair: 'fair',
  strong: 'strong',
};

export const strengthTexts = (): typeof zhCN => inLanguage(zhCN, enUS);
