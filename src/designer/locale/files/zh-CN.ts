/** What is said of pages that become files of the project, in Chinese. */
export const filesZhCN = {
  save: '保存到文件',
  hint: '写入项目的 schemas/pages（仅开发环境）',
  saving: '正在保存到文件…',
  saved: (path: string) => `已保存到 ${path}`,
  covered: (path: string, number: number) =>
    `已保存到 ${path}；线上仍是已发布的第 ${number} 版，可在“历史”中合并或撤回`,
};
