/** What is said of pages that go from one installation into another, in Chinese. */
export const exchangeZhCN = {
  export: '导出',
  exportHint: '导出页面及其模型、字典和菜单；未保存到服务器的修改会先保存为草稿',
  exporting: '正在导出…',
  saveFirst: '这是他人的草稿，请先保存草稿再导出',
  import: '导入',
  importTitle: '导入页面',
  importHint:
    '从另一个系统导出的页面文件（含模型、字典和菜单）。选择后先显示将会发生什么，确认后才导入。',
  file: '选择文件',
  page: (title: string, id: string) => `${title}（${id}）`,
  added: '将新增',
  same: '相同，不变',
  different: '不同，保持现状',
  refused: '不能导入',
  problems: (count: number) => `页面有 ${count} 处问题`,
  differs: '这里已有这个页面，内容不同',
  keep: '保留这里的页面',
  replace: '用文件中的页面覆盖（发布新版本，可以恢复）',
  nothing: '文件中的内容这里都有，无需导入',
  reason: '导入说明',
  imported: '已导入，所有人下次打开页面时生效',
};
