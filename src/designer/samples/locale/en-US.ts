/** What is said of sample records, in English. */
import type { Widen } from '../../../schema/catalogue.ts';
import type { zhCN } from './zh-CN.ts';

export const enUS: Widen<typeof zhCN> = {
  samples: 'Sample data',
  hint: 'Shows records made from the fields of the model in place of those there are; never stored',
};
