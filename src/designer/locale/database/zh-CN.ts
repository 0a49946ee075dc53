/** What is said of tables of the database that pages are made for, in Chinese. */
export const databaseZhCN = {
  table: '数据表',
  hint: '仅列出没有模型的数据表。模型只使用数据表，不改变它的结构。',
  placeholder: '按表名查找',
  option: (comment: string, name: string, rows: number, more: boolean) =>
    `${comment === '' ? '' : `${comment} `}${name}（${more ? `多于 ${rows}` : rows} 行）`,
  none: (part: string) => (part === '' ? '没有可用的数据表' : `没有名称含“${part}”的数据表`),
  needed: '请选择可用的数据表，至少使用一列，并填写各列的名称',
  failed: '读取数据表失败',
  unfit: '不能使用这个数据表',
  reasons: {
    name: () => '表名只能由小写字母、数字和下划线组成，以字母开头，不超过 60 个字符',
    key: () => '主键必须是恰好一列',
    keyType: (column: string) => `主键列 ${column} 必须是由数据库自动编号的整数`,
    column: (column: string) =>
      `列 ${column} 不允许为空，也没有默认值，但它的名称或类型不能作为字段`,
  },
  columns: '数据表的列',
  columnsHint: '识别出以下字段，创建之前可以修改；不使用的列保持不变。',
  used: '使用',
  column: '列',
  label: '名称',
  dict: '字典',
  key: '主键',
  left: (isKept: boolean) => (isKept ? '由系统维护或由数据库计算' : '类型不能作为字段，保持不变'),
  type: (type: string, length: number | undefined) =>
    length === undefined ? type : `${type}（${length}）`,
  use: (column: string) => `使用列 ${column}`,
  labelOf: (column: string) => `列 ${column} 的名称`,
  typeOf: (column: string) => `列 ${column} 的类型`,
  requiredOf: (column: string) => `列 ${column} 必填`,
  dictOf: (column: string) => `列 ${column} 的字典`,
};
