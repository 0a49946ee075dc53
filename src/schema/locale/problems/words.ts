/**
 * Chinese of what stands in problems in the place of a value and is no name of a file: words, and
 * reasons that follow a value.
 */

import { former } from './former.ts';
import { sqlReasons } from './sql.ts';

/** By the English; several may stand in a row, with `or`, `and` or commas between. */
export const words: Readonly<Record<string, string>> = {
  // What a name is of
  action: '操作',
  aggregate: '统计',
  block: '区块',
  column: '列',
  currency: '币种',
  'day or moment': '日期或时间字段',
  dictionary: '字典',
  field: '字段',
  'field of the rows': '行内字段',
  'field or layout': '字段或布局',
  'field of type fieldDefinitions': 'fieldDefinitions 类型的字段',
  'field with choices': '带选项的字段',
  'field with room for others': '可容纳其他字段的字段',
  form: '表单',
  group: '分组',
  'group or measure': '分组或指标',
  icon: '图标',
  'kind of file': '文件类型',
  measure: '指标',
  'member of state': '页面状态项',
  model: '模型',
  'owned relation': '从属关联',
  'belongsTo relation': 'belongsTo 关联',
  'manyToMany relation': 'manyToMany 关联',
  page: '页面',
  'registered action': '注册操作',
  relation: '关联',
  source: '数据源',
  tab: '页签',
  tone: '颜色',
  'x or series': '横轴或系列',
  'the identity': '识别字段',
  'value of options': '选项的值字段',
  'label of options': '选项的文字字段',
  'children of options': '选项的下级字段',
  'parent of options': '选项的上级字段',
  // JSON types
  'a text': '文本',
  'single values': '单个值',
  'a number': '数字',
  'an integer': '整数',
  'true or false': 'true 或 false',
  'a list': '列表',
  'an object': '对象',
  null: 'null',
  'a number or date': '数字或日期',
  // Forms of texts
  'a letter, then letters, digits and _': '以字母开头，其后为字母、数字和下划线',
  'names of letters, digits and _, dots between': '由字母、数字和下划线组成的名称，用点号分隔',
  'a PascalCase name': '首字母大写的驼峰名称',
  'a small letter, then small letters, digits and _':
    '以小写字母开头，其后为小写字母、数字和下划线',
  'a small letter, then letters and digits': '以小写字母开头，其后为字母和数字',
  'a letter or _, then letters, digits, _, . and brackets':
    '以字母或下划线开头，其后为字母、数字、下划线、点号和方括号',
  'a path beginning with /': '以 / 开头的路径',
  'letters, digits, _ and -': '字母、数字、下划线和连字符',
  // Uses
  searched: '用于查询',
  sorted: '用于排序',
  masked: '脱敏',
  encrypted: '加密',
  input: '输入',
  display: '显示',
  layout: '布局',
  rows: '列表行',
  // Migrations
  'the new name': '即新名称',
  'an expression': '即表达式',
  'new values by former ones': '即旧值与新值的对应',
  'the rows to make': '即要生成的行',
  // JSON
  'this is no JSON value (texts need double quotes)': '这里不是 JSON 值（文本须用双引号）',
  'this is no number': '这里不是数字',
  'a key in double quotes is expected here': '这里应为双引号中的键',
  'a value is expected here (a comma before a closing bracket is not allowed)':
    '这里应为一个值（右括号前不能有逗号）',
  'a colon is expected here': '这里应为冒号',
  'a comma is expected here': '这里应为逗号',
  'a closing } is missing': '缺少右花括号 }',
  'a closing ] is missing': '缺少右方括号 ]',
  'the file should end here': '文件应到此结束',
  'comments are not allowed': '不允许有注释',
  'a text is not closed': '文本没有结束',
  'a number is not finished': '数字不完整',
  'a \\u escape needs four hexadecimal digits': '\\u 转义后须有四位十六进制数字',
  'this escape does not exist in JSON': '没有这样的转义',
  'a control character must be escaped': '控制字符须转义',
  unreadable: '无法读取',
  // Expressions
  'A sequence of expressions in parentheses': '括号中的多个表达式',
  // Values of expressions in a database
  number: '数字',
  string: '文本',
  boolean: '布尔值',
  day: '日期',
  moment: '时间',
};

/** Reasons behind a value, by their English patterns. */
export const reasons: Readonly<Record<string, string>> = {
  'is less than {0}': '小于 {0}',
  'is more than {0}': '大于 {0}',
  'is shorter than {0} characters': '少于 {0} 个字符',
  'is longer than {0} characters': '超过 {0} 个字符',
  'does not match the pattern of the field': '不符合字段的格式规则',
  'is no value of the dictionary {0}': '不是字典“{0}”中的值',
  'is none of the options': '不是可选项之一',
  'has the entry {0}, which is not of type {1}': '其中的 {0} 不是 {1} 类型',
  'is not of type {0}': '不是 {0} 类型',
  'is not one of {0}': '不是 {0} 之一',
  'is no text': '不是文本',
  'is no integer': '不是整数',
  'is no number': '不是数字',
  'is no list': '不是列表',
  'is no date': '不是日期',
  'is no datetime': '不是日期时间',
  'is no object': '不是对象',
  'is no range with begin and end': '不是含 begin 和 end 的范围',
  'is neither true nor false': '不是 true 或 false',
  'may take time that grows with the square of the text or faster: two of its repetitions, or one and what may stand before an unanchored pattern, can share the same characters':
    '的匹配时间可能随文本长度以平方或更快的速度增长：其中两处重复，或一处重复与未锚定格式前的内容，可能匹配相同的字符',
  'may take time that doubles with each character: a repetition holds another one, or choices, that can take the same characters':
    '的匹配时间可能随每个字符翻倍：一处重复中包含可匹配相同字符的另一处重复或多个分支',
  'is too large to say how long it may take': '过于复杂，无法判断匹配所需的时间',
  'a brace stands alone': '花括号没有成对',
  '{{0}} is neither a counter such as {####} nor a date such as {yyyyMMdd}':
    '{{0}} 既不是 {####} 这样的计数器，也不是 {yyyyMMdd} 这样的日期',
  'it has {0} counters and must have one': '有 {0} 个计数器，应当恰好有一个',
  ...sqlReasons,
  ...former,
};
