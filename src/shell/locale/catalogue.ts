import type { Widen } from '../../schema/catalogue.ts';
import type { zhCN } from './zh-CN.ts';

/** What every language has to say; zh-CN.ts is the list. */
export type Texts = Widen<typeof zhCN>;
