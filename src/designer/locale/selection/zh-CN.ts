/** What the designer says of several chosen parts, in Chinese. */
export const selectionZhCN = {
  count: (count: number) => `${count} 项`,
  chosen: (count: number) => `已选 ${count} 项`,
  hint: '按住 Ctrl 单击增减，按住 Shift 单击选择一段，Esc 恢复为一项',
  kinds: '所选项种类不同，没有可以一起修改的属性',
  rest: '由多项组成的属性、表达式和名称，请逐项修改',
  mixed: '所选项种类不同，没有可以一起放的位置',
  /** Why parts cannot be put into a container together. */
  gaps: {
    apart: '所选项不在同一列表中，不能一起放入容器',
    gap: '所选项没有紧挨在一起，不能一起放入容器',
  },
};
