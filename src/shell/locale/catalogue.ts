import type { zhCN } from './zh-CN.ts';

type Widen<T> = T extends (...values: infer Values) => string ? (...values: Values) => string : T extends string ? string : { readonly [Key in keyof T]: Widen<T[Key]> };

/** What every language has to say; zh-CN.ts is the list. */
export type Texts = Widen<typeof zhCN>;
