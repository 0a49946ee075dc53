/** What commands say, in Chinese. */
export const commandsZhCN = {
  width: (width: string) => `画布宽度：${width}`,
  pane: (pane: string) => `转到${pane}`,
  cut: '剪切',
  previewWith: (data: string) => `预览：${data}`,
  previewAs: (role: string) => `以角色预览：${role}`,
  wrapIn: (what: string) => `放入${what}`,
  problem: (text: string) => `前往问题：${text}`,
  open: (title: string) => `打开页面：${title}`,
  groups: {
    page: '页面',
    part: '所选部分',
    view: '视图',
    preview: '预览',
    wrap: '放入容器',
    add: '新增',
    problem: '问题',
    open: '其他页面',
  },
  /** Why something cannot be done now. */
  refusals: {
    nothingDone: '没有可以撤销的修改',
    nothingUndone: '没有可以重做的修改',
    noPart: '请先选择一个部分',
    fixed: '所选部分不能移动',
    alone: '所选部分不能复制',
    first: '已经在最前',
    last: '已经在最后',
    noHolder: '所选部分不是容器',
    noForm: '页面没有表单',
    noFields: '表单没有字段',
  },
};
