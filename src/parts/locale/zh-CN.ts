/** What parts say that could not be loaded. */
export const zhCN = {
  lost: '这部分内容未能加载，请检查网络后重试',
  outdated: '这部分内容未能加载，系统可能已更新。',
  saveFirst: '请先保存已填写的内容，再刷新页面',
  unreachable: '暂时无法连接服务器。',
  reload: '刷新页面',
  retry: '重试',
  close: '关闭',
};
