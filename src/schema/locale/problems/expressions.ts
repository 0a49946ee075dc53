/** Chinese of problems of expressions, by their English patterns. */
export const expressions: Readonly<Record<string, string>> = {
  'The expression is nested more than {0} levels deep': '表达式嵌套超过 {0} 层',
  'The expression is nested too deeply': '表达式嵌套过深',
  'The expression is longer than {0} characters': '表达式超过 {0} 个字符',
  'The expression is empty': '表达式为空',
  '<0> cannot be used': '不能使用<0>',
  '{0} cannot be used': '不能使用 {0}',
  'A list item is missing': '列表缺少一项',
  '"{0}" cannot be read': '不能读取“{0}”',
  'Only functions can be called, by their plain name': '只能直接以名称调用函数',
  'There is no function "{0}"': '没有函数“{0}”',
  '{0}({1}) was given {2} argument': '{0}({1}) 得到 {2} 个参数',
  '{0}({1}) was given {2} arguments': '{0}({1}) 得到 {2} 个参数',
  'Unexpected "{0}"': '多余的“{0}”',
  'Unexpected "{0}"; a text with parts is written {"$text": "… {expression} …"}':
    '多余的“{0}”；含表达式的文本写作 {"$text": "… {expression} …"}',
  'The braces of {0} do not match': '“{0}”中的花括号不成对',
  '{0} cannot be read here': '这里不能读取“{0}”',
  '{0} is a list and has no member {1}': '“{0}”是列表，没有成员“{1}”',
  '{0} has no member {1}': '“{0}”没有成员“{1}”',
  '{{0}} of {1} gives no value for an address': '“{1}”中的 {{0}} 没有可用于地址的值',
  'nothing fills {{0}}': '没有内容可填入 {{0}}',
};
