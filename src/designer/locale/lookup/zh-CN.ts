/** What finding parts and commands says, in Chinese. */
export const lookupZhCN = {
  title: '查找和命令',
  modes: { find: '查找', commands: '命令' },
  hints: {
    find: '名称、标题、字段、地址、表达式、权限，或页面；可用拼音',
    commands: '要做什么；可用拼音',
  },
  parts: '当前页面',
  pages: '打开其他页面',
  others: {
    label: '其他页面',
    reading: (read: number, all: number) => `正在读取其他页面（${read}/${all}）`,
    cut: (read: number, all: number) => `共有 ${all} 个其他页面，只查找前 ${read} 个`,
    unread: (ids: readonly string[]) => `以下页面无法读取：${ids.join('、')}`,
  },
  results: '查找结果',
  none: '没有找到',
  more: (count: number) => `还有 ${count} 项，请继续输入`,
  count: (count: number) => `${count} 项结果`,
  keys: '↑ ↓ 选择　Enter 确定　Esc 关闭',
  withKeys: (label: string, keys: string) => `${label}（${keys}）`,
  member: (name: string) => `${name}：`,
};
