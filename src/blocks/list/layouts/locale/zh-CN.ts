/** What layouts of lists say by themselves, in Chinese. */
export const zhCN = {
  layouts: {
    layout: '显示方式',
    types: { table: '表格', tree: '树形', gallery: '画廊', kanban: '看板', calendar: '日历' },
    select: (name: string) => `选择 ${name}`,
    selectAll: '全选本页',
    cards: '卡片',
    picture: (name: string) => `${name}的图片`,
    noPicture: '暂无图片',
    brokenPicture: '图片无法显示',
  },
};
