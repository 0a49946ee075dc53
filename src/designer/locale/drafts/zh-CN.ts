/** What is said of drafts that are saved by themselves, in Chinese. */
export const draftsZhCN = {
  saving: '正在保存草稿',
  unsaved: (reason: string) => `草稿未保存到服务器：${reason}`,
};
