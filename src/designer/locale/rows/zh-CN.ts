/** What is said of the rows of pasted tables, in Chinese. */
export const rowsZhCN = {
  choice: (rows: number) => `同时导入数据（${rows} 行）`,
  choiceHint: '数据先保存在此浏览器中，页面发布之后再导入',
  tooMany: (most: number, characters: number) =>
    `数据过多：最多只能同时导入 ${most} 行、${characters} 个字符；请在页面发布之后分批导入`,
  notKept: '此浏览器无法保存表格中的数据，请在页面发布之后导入',
  waiting: (rows: number) => `表格中有 ${rows} 行数据待导入`,
  ready: (model: string) => `将作为“${model}”的记录导入`,
  afterPublishing: '页面发布之后可以导入',
  import: '导入数据',
  drop: '放弃数据',
  dropAsked: (rows: number) => `放弃尚未导入的 ${rows} 行数据？`,
  dropToo: (rows: number) => `表格中尚未导入的 ${rows} 行数据也将一并放弃`,
  title: (model: string) => `导入“${model}”`,
  columns: (labels: readonly string[]) =>
    labels.length === 0 ? '没有可以导入的列' : `导入的列：${labels.join('、')}`,
  others: (labels: readonly string[]) => `以下列没有对应的字段，不会导入：${labels.join('、')}`,
  start: (rows: number) => `导入 ${rows} 行`,
  again: (rows: number) => `继续导入 ${rows} 行`,
  stop: '停止',
  close: '关闭',
  added: (added: number, count: number) => `已导入 ${added} 行，共 ${count} 行`,
  progress: '导入进度',
  broken: '导入中断，尚未导入的数据已保留，可以继续',
  problems: '未导入的行',
  row: '行号',
  column: '列',
  reason: '原因',
  more: (count: number) => `还有 ${count} 个问题未显示`,
  noChoice: (text: string, choices: readonly string[]) =>
    `没有“${text}”，可选：${choices.join('、')}`,
};
