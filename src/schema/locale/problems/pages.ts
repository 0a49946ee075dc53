/** Chinese of problems of pages, blocks and steps, by their English patterns. */
export const pages: Readonly<Record<string, string>> = {
  '{0} is a bare verb, and there is no model with a permission here':
    '“{0}”只写了动作，而这里没有带权限前缀的模型',
  'the action {0} needs run: no standard action has its name':
    '操作“{0}”需要填写步骤：没有同名的标准操作',
  'the button {0} does nothing: run is for its steps':
    '按钮“{0}”点击后不会做任何事，可在 run 中填写步骤',
  'the circle {0} shows its icon and needs one': '圆形按钮“{0}”只显示图标，需要选择图标',
  'assert needs a message': '前提条件需要提示文字',
  'a message needs what it asserts': '提示文字需要对应的前提条件',
  'a page needs a list or a body': '页面需要列表或内容',
  'permissions become buttons below the menu entry of the page and need menu':
    '其他权限会成为本页菜单下的按钮，需要填写菜单',
  'a {0} among blocks needs a name': '区块中的 {0} 需要名称',
  'a {0} keeps the widths that people drag under its name and needs one':
    '{0} 按名称保存每个人拖动的宽度，需要名称',
  'a second block named {0}': '区块名称“{0}”重复',
  // Fields that a page brings
  'the model {0} has another field {1}, whose values would be lost':
    '模型“{0}”已有不同的字段“{1}”，改变它会丢失已有的值',
  'the model {0} has no path: its fields are in its file':
    '模型“{0}”没有接口地址，字段需要在模型文件中添加',
  'migrations of the model {0} name the field': '模型“{0}”的迁移记录中已有此字段',
  'a field of type {0} is added in the file of its model': '{0} 类型的字段需要在模型文件中添加',
  '{0} stand in drafts: a file has none': '{0} 只用于草稿，页面文件中不能有',
  // Models that a page brings
  'permissions of a new model come with the menu entry of its page and need menu':
    '新模型的权限随本页的菜单添加，需要填写菜单',
  'a new model is the model of its page, and {0} is not':
    '新增的模型应是页面所用的模型，而“{0}”不是',
  'there is another model {0}': '已有不同的模型“{0}”',
  'the model {0} has the address {1} already': '模型“{0}”已使用接口地址 {1}',
  'requests below {0} are answered already: {1}': '{0} 下的接口地址已被使用：{1}',
  'the model {0} has the permissions {1} already': '模型“{0}”已使用权限前缀 {1}',
  'there are permissions {0} already: {1}': '权限前缀 {0} 已被使用：{1}',
  'the field {0} comes by itself': '字段“{0}”会自动添加，不能另行填写',
  // Forms
  'only hidden fields have a value; default is what a field begins with':
    '只有隐藏字段才有值；字段的初始值请用默认值',
  'hidden fields stand beside others, not in rows': '隐藏字段应与其他字段并列，不能放在列表行中',
  'neither shown nor sent': '既不显示也不提交',
  '{0} is given by the server, which takes it from nobody': '“{0}”由服务端给出，不接受提交的值',
  'the form {0} has no field {1}: it neither sends nor reads the value':
    '表单“{0}”没有字段“{1}”：既不提交也不读取此值',
  'unknown field {0} of {1}, so nothing stores it; sent: false keeps it in the form':
    '“{1}”没有字段“{0}”，因此不会保存；如只在表单中使用请设置 sent: false',
  'a field of a form needs a field or a name': '表单字段需要字段或名称',
  'field needs a model of the form or page; without one a value has a name':
    '字段需要表单或页面的模型；没有模型时请填写名称',
  'a second {0}': '“{0}”重复',
  '{0} needs a list with the model of its records': '{0} 需要带记录模型的列表',
  'a list in which records are picked names their model': '用于选择记录的列表需要指定模型',
  'a list is for widgets that pick records, such as RecordPicker':
    '列表仅用于选择记录的控件，如 RecordPicker',
  '{0} stands in the list {1}, whose rows no rule reaches':
    '“{0}”在列表“{1}”中，联动规则不能作用于列表行',
  'the rules feed back into themselves: {0}': '联动规则循环依赖：{0}',
  // Lists
  'a list needs a model or a url': '列表需要模型或地址',
  'numbers are added up, and {0} is of type {1}': '只有数字可以合计，而“{0}”是 {1} 类型',
  'all rows are added up for fields that the list of a model answers, and {0} is none':
    '只有模型列表返回的字段可以合计全部行，而“{0}”不是',
  'the model {0} needs the operation updateMany': '模型“{0}”需要 updateMany 接口',
  'a field or a name is needed': '需要字段或名称',
  '{0} is no field, so it needs a label': '“{0}”不是字段，需要填写标题',
  'a switch needs a request where the model has no address in switches for its field':
    '模型的开关中没有此字段的地址，需要填写请求',
  'a calendar needs a list of a model': '日历需要模型的列表',
  '{0} needs the filter dayRange or timeRange': '“{0}”需要 dayRange 或 timeRange 筛选',
  'the filters of {0} and {1} need prefixes of their own': '“{0}”和“{1}”的筛选需要各自的前缀',
  'there are two layouts named {0}: one of them needs another name':
    '有两种排列方式都名为“{0}”，请为其中一种另取名称',
  'values named {0} are dropped or refused by servers; choose another name':
    '名为“{0}”的值会被服务器丢弃或拒绝，请另取名称',
  'a board needs a list of a model': '看板需要模型的列表',
  '{0} needs the filter exact or in': '“{0}”需要 exact 或 in 筛选',
  'a tree of rows without a model needs a parent': '没有模型的树形列表需要填写上级',
  'the model {0} has neither a tree nor a relation to itself, so the layout needs a parent':
    '模型“{0}”既没有树形设置，也没有到自身的关联，需要填写上级',
  '{0} is <1> without an index: for a large table add {"fields": ["{2}"]} to indexes of the model {3}':
    '“{0}”<1>而没有索引：数据量大时请在模型“{3}”的索引中加入 {"fields": ["{2}"]}',
  '{0} is <1> without an index, for it is not stored: in a large table use what it follows from, or store it':
    '“{0}”<1>而没有索引，因为它不存储：数据量大时请改用它所依据的字段，或将它存储',
  // Further blocks
  '{0} has no meaning for {1}': '{0} 对 {1} 没有意义',
  '{0} draws one series': '{0} 只能有一个系列',
  '{0} needs x': '{0} 需要横轴',
  '{0} cannot be summed up: {1}': '{0} 类型的统计不能合计：{1}',
  '{0} is no moment': '“{0}”不是时间',
  'it shows one of aggregate, source and records': '统计、数据源和记录应当恰好填写一项',
  'params are those of the aggregate': '参数仅用于统计',
  'no model knows {0}, so it needs a label': '模型中没有“{0}”，需要填写标题',
  'the model {0} has no transitions whose history could be shown':
    '模型“{0}”没有状态变更，没有历史可显示',
  'its records are chosen in a list': '须在列表中选择记录',
  'it needs a model with a path, whose records it shows': '需要带路径的模型，以显示其记录',
  '{0} is said by the block around it': '{0} 由外层区块决定',
  'an aggregate needs a model with a path': '统计需要带路径的模型',
  'a barcode says a text, not the address of the page': '条形码需要文字，不能使用页面地址',
  'a second tab {0}': '页签“{0}”重复',
  'it shows one of source and records': '数据源和记录应当恰好填写一项',
  'it shows one of source and value': '数据源和值应当恰好填写一项',
};
