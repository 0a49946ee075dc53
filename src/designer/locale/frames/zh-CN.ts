/** What the panel says of members that are put together of others, in Chinese. */
export const framesZhCN = {
  unset: '未设置',
  set: '设置',
  clear: '清除',
  addItem: '添加一项',
  another: (what: string) => `再加一条${what}`,
  item: (number: number) => `第 ${number} 项`,
  key: '键',
  none: '空值',
  each: '逐项设置',
  /** What values are by the names of their definitions, else by their types. */
  types: {
    fieldPath: '字段',
    string: '文字',
    number: '数字',
    integer: '数字',
    array: '列表',
    object: '键值',
  } as Readonly<Record<string, string>>,
  /** An icon button and what it is about. */
  of: (what: string, doing: string) => `${doing}${what}`,
};
