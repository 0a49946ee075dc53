/** Why databases cannot work an expression out, in Chinese, by the English. */
export const sqlReasons: Readonly<Record<string, string>> = {
  'databases hold no text with a NUL character': '数据库不能保存含 NUL 字符的文本',
  'its numbers could become larger or smaller than databases count with':
    '其数值可能超出数据库可计算的范围',
  'undefined is no value: write null': 'undefined 不是值，请写 null',
  'numbers of more than 16 digits have no text in databases: "precision" of the field bounds them':
    '数据库不能把超过 16 位的数字写成文本：请用字段的 precision 限定位数',
  'formatNumber of numbers of more than 21 digits is not in databases: "precision" of the field bounds them':
    '数据库中 formatNumber 的数字不能超过 21 位：请用字段的 precision 限定位数',
  'formatNumber is given a whole number of digits in a database':
    '数据库中 formatNumber 的位数须为整数',
  'padStart fills to a number of the source in a database, {0} at most':
    '数据库中 padStart 的长度须直接写在表达式中，最大为 {0}',
  'padStart fills with a plain text of the source in a database':
    '数据库中 padStart 的填充内容须是直接写在表达式中的普通文本，不含表情符号',
  'databases do not read numbers out of texts as the language does':
    '数据库不能像表达式那样把文本读作数字',
  'its value may be of type <0>, and databases need one':
    '其值可能是不同的类型（<0>），而数据库只能有一种',
  'there is no value to choose from': '没有可选的值',
  '% of numbers with decimals is not in databases: of whole numbers it is':
    '数据库中 % 只能用于整数，不能用于小数',
  'a text is compared with a text: "1", and not 1': '文本只能与文本比较：应写 "1"，而不是 1',
  'the end of a range is compared by == and !=, not by === and !==':
    '区间的端点用 == 和 != 比较，不用 === 和 !==',
  'the order of a text and a number is not that of a database': '数据库不能比较文本与数字的大小',
  'in looks into a list or a text': 'in 只能用于列表或文本',
  'it is nested too deeply for a database': '嵌套过深，数据库无法处理',
  'it is too long for a database': '过长，数据库无法处理',
  'a list is no value of a database: it stands behind in, and in functions of lists':
    '列表不是数据库中的值，只能写在 in 之后或列表函数中',
  'the place in a list is a whole number of the source in a database':
    '数据库中列表的位置须是直接写在表达式中的整数',
  'databases have {0}() of a list that stands in the source only':
    '数据库中 {0}() 只能用于直接写在表达式中的列表',
  'a member whose name is worked out is not known to a database':
    '数据库无法读取名称由计算得出的成员',
  'databases have no {0}()': '数据库中没有 {0}()',
  'databases have no {0}(); they have {1}': '数据库中没有 {0}()，可用的有 {1}',
  'places in a text are whole numbers': '文本中的位置须为整数',
  'the end of a part of a text is a number that is always there': '截取文本的结束位置须始终有值',
  'toNumber does not read numbers out of texts in a database':
    '数据库中 toNumber 不能把文本读作数字',
  'round is given a whole number of digits': 'round 的位数须为整数',
  'databases know the dates of fields of type date and datetime, not of texts':
    '数据库只识别 date 和 datetime 字段的日期，不识别文本中的日期',
  'the pattern of formatDate is a text of the source in a database':
    '数据库中 formatDate 的格式须直接写在表达式中',
  'addDays is given a whole number of days in a database': '数据库中 addDays 的天数须为整数',
  'it is always null': '其值始终为 null',
  'its value is of type <0>, and the field is of type {1}': '其值的类型是<0>，而字段的类型是 {1}',
  'it could become larger than the whole numbers that databases keep':
    '其值可能超出数据库可保存的整数范围',
  '{0} is no field that a database has': '数据库中没有字段“{0}”',
  '{0} is no value of a column': '“{0}”不是列中的值',
  '{0} is no value of a column: length() is': '“{0}”不是列中的值，请用 length()',
  'databases do not know what is encrypted': '数据库无法读取加密的内容',
  'a {0} is no single value of a database': '{0} 类型的字段在数据库中不是单个值',
  'whether {0} has a value is seen in it only, for it is of type {1}':
    '“{0}”是 {1} 类型，只有读取其内容才知道是否有值',
  '{0} has more than {1} digits': '“{0}”超过 {1} 位',
};
