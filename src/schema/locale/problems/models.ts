/** Chinese of problems of models and default rows, by their English patterns. */
export const models: Readonly<Record<string, string>> = {
  'the model is named {0} in a file named {1}.json': '模型名为“{0}”，而文件名是 {1}.json',
  'the model {0} has the table {1} already': '模型“{0}”已使用数据表 {1}',
  'the model does not offer the operation {0}': '模型不提供接口“{0}”',
  'the field {0} is of type {1} and must be {2} for this': '字段“{0}”是 {1} 类型，此处须为 {2}',
  'the field {0} is of type {1} and must be <2> for this': '字段“{0}”是 {1} 类型，此处须为<2>',
  'the fields {0} and {1} share the column {2}': '字段“{0}”和“{1}”使用同一数据库列 {2}',
  'the field {0} is never answered': '字段“{0}”从不返回',
  'the field {0} is not unique': '字段“{0}”不唯一',
  'the field {0} is set by the server itself': '字段“{0}”由服务端自行设置',
  '{0} belongs to numbers, and {1} is of type {2}': '{0} 仅用于数字，而“{1}”是 {2} 类型',
  '{0} belongs to texts, and {1} is of type {2}': '{0} 仅用于文本，而“{1}”是 {2} 类型',
  '{0} filters <1>, and {2} is of type {3}': '{0} 筛选用于<1>，而“{2}”是 {3} 类型',
  '{0} is of type {1} and can be filtered by {2}, not by {3}':
    '“{0}”是 {1} 类型，可用 {2} 筛选，不能用 {3}',
  'no list is filtered by {0}, which is of type {1}': '“{0}”是 {1} 类型，列表不能按它筛选',
  // Tables that are somebody else's
  '{0} changes the table, which managed: false forbids':
    '{0} 会改变数据表，而模型不维护数据表（managed: false）',
  '{0} asks for a table that follows the model, and it says managed: false':
    '{0} 需要由模型维护的数据表，而模型不维护数据表（managed: false）',
  'a field of type {0} asks for a table that follows the model, and it says managed: false':
    '{0} 类型的字段需要由模型维护的数据表，而模型不维护数据表（managed: false）',
  // Aggregates
  'aggregates are routes and need the path': '统计需要接口，请填写路径',
  'fill needs one group by a period': '补齐空缺需要恰好一个按时间周期的分组',
  'filled periods are in their order, without sort': '补齐后的周期按时间排列，不能再排序',
  'a second member {0}': '成员“{0}”重复',
  'by groups a date or datetime, and {0} is of type {1}':
    '周期用于日期或日期时间分组，而“{0}”是 {1} 类型',
  'a group of the datetime {0} needs by, its period': '按日期时间“{0}”分组需要填写周期',
  'a measure is one of count, sum, min, max, avg and countDistinct':
    '指标须为 count、sum、min、max、avg、countDistinct 之一',
  '{0} is of numbers, and {1} is of type {2}': '{0} 仅用于数字，而“{1}”是 {2} 类型',
  'a figure would reveal the masked field {0}': '统计会泄露脱敏字段“{0}”',
  '{0} is no boolean: compare it with a value': '“{0}”不是是否类型，请与某个值比较',
  '{0} is no text, so no part of it is looked for': '“{0}”不是文本，不能按部分内容查找',
  'an aggregate has one of {0}': '统计须为 {0} 之一',
  // Files
  '{0} is for fields of type {1}, not {2}': '{0} 仅用于 {1} 字段，不能用于 {2} 类型',
  '{0} does not suit files, and {1} is of type attachments': '{0} 不适用于文件，而“{1}”是附件字段',
  'a table holds no files: {0} is exported as their names and not imported':
    '表格中不含文件：“{0}”导出为文件名，不能导入',
  'an upload has at most {0}MB, and {1} takes {2}': '单个上传最多 {0}MB，而“{1}”允许 {2}',
  '{0} is accepted by {1} already': '{0} 已包含在 {1} 中',
  // Computed and dynamic fields
  'the computed fields read each other in a cycle: {0}': '计算字段循环依赖：{0}',
  '{0} follows from owned rows, which are stored after their record, so it cannot be required':
    '“{0}”由从属行得出，而从属行在记录之后保存，因此不能必填',
  '{0} is not stored: nothing stored follows from it, and no row is held to a rule or named by it':
    '“{0}”不存储，因此不能由它得出存储的值，也不能用来校验或命名记录',
  '{0} is not stored, and no database finds or orders rows by it: <1>':
    '“{0}”不存储，且数据库无法按它查找或排序：<1>',
  '{0} is not stored, and no database works it out: <1>': '“{0}”不存储，且数据库无法计算它：<1>',
  'only what is computed needs no column, and {0} is not': '只有计算字段可以不存储，而“{0}”不是',
  '{0} is stored, and would be as old as the last write: "stored": false works it out when it is read':
    '“{0}”是存储的，会停留在最后一次写入的时刻：设置 "stored": false 可在读取时计算',
  '{0} is not stored, so it has no {1}': '“{0}”不存储，因此没有 {1}',
  '{0} is not stored, so it has no import': '“{0}”不存储，因此不能导入',
  'a dynamic field needs from: relation.field': '动态字段需要 from，写作 关联.字段',
  '{0} is of type dynamic: records define its members and their types, so no file can work out figures of them; give what is counted a field of its own':
    '“{0}”是动态字段：其成员和类型由记录定义，无法统计；请为要统计的内容设置单独的字段',
  '{0} is a member of {1}, which is of type dynamic: records define its members and their types, so no file can work out figures of them; give what is counted a field of its own':
    '“{0}”是动态字段“{1}”的成员：成员和类型由记录定义，无法统计；请为要统计的内容设置单独的字段',
  'what {0} holds is defined by the record that {1} names, so its rows need {2}, too':
    '“{0}”的内容由“{1}”所指的记录定义，因此各行也需要“{2}”',
  'definitions are inherited down a tree, and the model has none':
    '定义沿树形向下继承，而模型没有树形设置',
  // Masked and encrypted fields
  'the order would reveal the <0> field {1}': '排序会泄露<0>字段“{1}”',
  '{0} is encrypted, and its {1} is not': '“{0}”加密存储，而其 {1} 没有加密',
  'messages and logs name records by it, and {0} is encrypted':
    '提示和日志用它称呼记录，而“{0}”加密存储',
  'values are counted by it, and {0} is encrypted': '统计按它计数，而“{0}”加密存储',
  'rows are found by it, and {0} is encrypted': '记录按它查找，而“{0}”加密存储',
  '{0} is <1>, and its {2} would list what it can be': '“{0}”是<1>字段，而其 {2} 会列出可能的取值',
  'the <0> field {1} can be filtered by {2} only': '<0>字段“{1}”只能使用 {2} 筛选',
  '{0} would reveal the <1> field {2}': '“{0}”会泄露<1>字段“{2}”',
  '{0} would reveal the <1> field {2}: give it a mask, too':
    '“{0}”会泄露<1>字段“{2}”，请同样设置脱敏',
  'the values would reveal the masked field {0}': '取值会泄露脱敏字段“{0}”',
  'the search would reveal the masked field {0}': '搜索会泄露脱敏字段“{0}”',
  // Money and ranges
  'an amount has either currency or currencyField': '金额应在 currency 和 currencyField 中选填一项',
  'an amount has {0} digits at most': '金额最多 {0} 位数字',
  '{0} must be a string whose options or dict are codes of currencies':
    '“{0}”须为文本，其选项或字典为币种代码',
  '{0} has {1} digits after the point, and {2} has {3}: give it a scale':
    '{0} 有 {1} 位小数，而“{2}”只有 {3} 位，请设置小数位数',
  'amounts are searched for in one currency: the field {0} needs a filter':
    '金额须在同一币种内查询：字段“{0}”需要筛选',
  'the amounts of {0} may differ in their currency: group by {1}':
    '“{0}”的币种可能不同，请按“{1}”分组',
  '{0} may differ in their currency: change it by a decimal field between them':
    '{0} 的币种可能不同，请通过小数字段换算',
  '{0} and {1} differ in their currency': '“{0}”和“{1}”的币种不同',
  'a range says of what type its ends are: of': '范围需要用 of 指明两端的类型',
  'a range of amounts has one currency: currency': '金额范围只有一个币种，请填写 currency',
  '{0} is of single values, not of ranges': '{0} 用于单个值，不能用于范围',
  'only times of a day go over midnight': '只有一天中的时间才能跨午夜',
  'no list is searched by ranges that go over midnight: {0}': '列表不能按跨午夜的范围“{0}”查找',
  'ranges that go over midnight are neither searched for nor kept from overlapping':
    '可跨午夜的范围不能查询，也不能设为不可重叠',
  'the field {0} is of type {1} and cannot be compared': '字段“{0}”是 {1} 类型，不能比较',
  // Relations and owned rows
  'a {0} relation needs {1}': '{0} 关联需要 {1}',
  'an {0} relation needs {1}': '{0} 关联需要 {1}',
  '{0} belongs to hasMany and manyToMany relations: it concerns the removal of this record':
    '{0} 关系到删除本记录，仅用于 hasMany 和 manyToMany 关联',
  'only relations of type belongsTo are soft': '只有 belongsTo 关联可以是软引用',
  'labelIn belongs to soft relations': 'labelIn 仅用于软引用',
  'the server sets {0}: give it "modes": ["list", "view"]':
    '“{0}”由服务端设置，请填写 "modes": ["list", "view"]',
  '{0} would reveal the field {1} of {2}': '“{0}”会泄露“{2}”的字段“{1}”',
  '{0} is more than max, {1}': '{0} 大于最大值 {1}',
  'workbooks leave the rows out, so a model with the operation import cannot ask for them':
    '工作簿不含这些从属行，因此可导入的模型不能要求必填',
  'imports know the owner of a row by a unique rule whose fields all have excel.import, and {0} has none':
    '导入按唯一规则识别从属行所属的记录，规则的各字段都须设有 excel.import，而“{0}”没有这样的规则',
  'imports read no field of {0}: give some excel.import':
    '导入不读取“{0}”的任何字段：请为其字段设置 excel.import',
  'imports of {0} bring no rows of {1}.{2}, so {3} cannot ask for them':
    '“{0}”的导入不含“{1}.{2}”的行，因此“{3}”不能要求必填',
  'two sheets of a workbook are named {0}': '工作簿中有两个工作表名为“{0}”',
  '{0} has {1}, which owned rows have from their owner':
    '“{0}”设有 {1}，而从属行的这一设置来自所属记录',
  '{0} has a path and may offer {1} only: owned rows are written with their owner':
    '“{0}”有路径，只能提供 {1}：从属行随所属记录一起保存',
  'the transition {0} of {1} sets {2}, which owned rows have from their owner':
    '“{1}”的状态变更“{0}”设置了“{2}”，而从属行的该字段来自所属记录',
  'a field and an owned relation are both named {0}': '字段和从属关联都名为“{0}”',
  '{0} is owned already, by {1}': '“{0}”已从属于“{1}”',
  'the models own each other: {0}': '模型循环从属：{0}',
  // Transitions, sequences, migrations, lookups
  'transitions are routes and need the path': '状态变更需要接口，请填写路径',
  'no transition moves the field {0}': '没有状态变更改变字段“{0}”',
  'the model has no permission that completes the verb {0}': '模型没有权限前缀，无法补全“{0}”',
  'message is the refusal of assert': '提示文字须与前提条件一起填写',
  'the reason and the field reason share a name in requests': '原因与字段 reason 在请求中重名',
  'the reason and the filter reason share a name in requests': '原因与筛选 reason 在请求中重名',
  'the field {0} is of type {1} and cannot hold {2}': '字段“{0}”是 {1} 类型，不能存放 {2}',
  'the field {0} is of type {1} and must be string or integer to hold a state':
    '字段“{0}”是 {1} 类型，须为 string 或 integer 才能存放状态',
  'the field {0} holds a state and needs a default': '字段“{0}”存放状态，需要默认值',
  '{0} is none of the initial states': '{0} 不是初始状态之一',
  'nothing leads to the state {0} of {1}': '“{1}”的状态 {0} 无法到达',
  'versions are published by routes and need the path': '版本通过接口发布，请填写路径',
  '{0} has {1}, so its numbers are not its values': '“{0}”设有 {1}，因此编号不会是它的值',
  'modes let clients change {0} and not give it: add create, or leave edit out':
    '模式允许修改“{0}”却不能在新增时填写：请加上 create 或去掉 edit',
  'the server alone gives {0}: let modes say create, or leave import out':
    '“{0}”只由服务端给出：请在模式中加上 create，或去掉导入',
  '{0} must be unique, as the numbers of a sequence are': '编号不重复，因此“{0}”须设为唯一',
  'a number such as {0} <1>': '编号（如 {0}）<1>',
  'a second migration {0}': '数据迁移“{0}”重复',
  '{0} needs {1}, <2>': '{0} 需要 {1}，<2>',
  '{0} is a route and needs the path': '{0} 需要接口，请填写路径',
  // Default rows
  '{0} needs identity: what identifies a row': '{0} 需要 identity，指明用哪些字段识别一行',
  'the row needs {0}, or the file needs identity': '该行需要“{0}”，否则文件需要 identity',
  '{0} is missing, which is part of the identity': '缺少识别字段“{0}”',
  'a second row of identity {0}': '识别值为 {0} 的行重复',
  'no row of this file has the identity {0}': '文件中没有识别值为 {0} 的行',
  'a row of this file still has the identity {0}': '文件中仍有识别值为 {0} 的行',
  'a second row with {0} {1}': '“{0}”为 {1} 的行重复',
  '{0} is not above the highest key, {1}': '{0} 不大于最大的主键 {1}',
  'no default row of {0} has the key {1}': '“{0}”的默认行中没有主键 {1}',
  'rows of a capability for the model {0} need an identity': '模型“{0}”的能力数据需要 identity',
  'rows of a capability for the model {0} have no keys': '模型“{0}”的能力数据不能有主键',
};
