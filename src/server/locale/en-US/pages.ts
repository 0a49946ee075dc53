/** What the server says of drafts and publications of pages, in English. */
export const pages: Readonly<Record<string, string>> = {
  '页面定义有 {0} 个问题': 'The page has {0} problems',
  '页面定义不能超过 {0} 个字符': 'A page can have at most {0} characters',
  '页面定义必须是一个 JSON 对象': 'A page must be a JSON object',
  '页面定义中的一个列表不能超过 {0} 项': 'A list of a page can have at most {0} items',
  草稿不存在或已被删除: 'The draft does not exist, or was deleted',
  '数据表不存在，或已有模型': 'There is no such table, or a model describes it already',
  '每人最多保存 {0} 个草稿': 'A person can keep at most {0} drafts',
  '该草稿已被 {0} 修改，请合并后再保存':
    '{0} has changed the draft. Merge both versions before you save it',
  只能修改自己草稿的共享方式: 'Only the owner of a draft can share it, or stop sharing it',
  只能删除自己的草稿: 'Only the owner of a draft can delete it',
  该版本不存在或已被清理: 'The version does not exist, or was cleaned up',
  '没有版本“{0}”': 'There is no version “{0}”',
  '您没有权限查看：{0}': 'You may not see this: {0}',
  '您没有权限调用接口：{0}': 'You may not send this request: {0}',
  '您没有权限：{0}': 'You lack the permission {0}',
  '页面已有新的版本，请合并后再发布':
    'There is a newer version of the page. Merge both before you publish',
  不能发布超出自身权限的页面: 'You cannot publish a page that gives more than you have',
  '与当前版本相同，无需发布': 'This is what is live already: there is nothing to publish',
  该页面没有已发布的版本: 'Nothing is published of this page',
  '模型“{0}”已有不同的字段“{1}”（{2}），改变它会丢失已有的值':
    'The model “{0}” has another field “{1}” ({2}), and its values would be lost',
  '模型“{0}”的数据表 {1} 增加字段“{2}”（{3}），已有数据中为空':
    'The table {1} of the model “{0}” gets the field “{2}” ({3}), empty in records there are',
  '模型“{0}”的数据表 {1} 增加字段“{2}”（{3}），已有数据中为“{4}”':
    'The table {1} of the model “{0}” gets the field “{2}” ({3}), “{4}” in records there are',
  '模型“{0}”已有数据，必填的新字段需要默认值：{1}':
    'The model “{0}” has records: a new field that is required needs a default: {1}',
  '数据表 {0} 与模型“{1}”不一致，可能正在升级，请稍后再试':
    'The table {0} is not as the model “{1}” says, perhaps because it is being upgraded. Try again later',
  '数据表 {0} 不由模型“{1}”维护，不能增加字段':
    'The table {0} is not kept by the model “{1}”, so no field can be added to it',
  '数据表 {0} 不存在，或已有模型': 'There is no table {0}, or a model describes it already',
  '新增模型“{0}”，使用已有的数据表 {1} 而不改变它，字段：{2}':
    'The model “{0}” is new and uses the table {1} as it is, with the fields {2}',
  '没有数据表 {0}': 'There is no table {0}',
  '列 {0} 不允许为空，也没有默认值，但没有对应的字段':
    'The column {0} must have a value and has no default, but no field stands for it',
  '列 {0} 不是数据表唯一的主键列': 'The column {0} is not the only column of the primary key',
  '主键列 {0} 不是自动编号的整数': 'The key column {0} is no number that the database counts up',
  '字段“{0}”没有对应的列 {1}': 'There is no column {1} for the field “{0}”',
  '列 {0} 的值由数据库计算，字段“{1}”不能写入':
    'The database works out the column {0}, so the field “{1}” cannot be written',
  '列 {0} 的类型 {1} 不适合字段“{2}”': 'The column {0} of type {1} does not suit the field “{2}”',
  '列 {0} 不允许为空，字段“{1}”须为必填':
    'The column {0} must have a value, so the field “{1}” must be required',
  '列 {0} 中有不是字段“{1}”类型的值':
    'The column {0} holds values that are none of the field “{1}”',
  不能添加新字段: 'The new fields cannot be added',
  '已有不同的模型“{0}”（{1}）': 'There is another model “{0}” ({1})',
  '新增模型“{0}”及其数据表 {1}，字段：{2}':
    'The model “{0}” and its table {1} are made, with the fields {2}',
  '新增权限 {0}，发布后由管理员分配给角色':
    'The permissions {0} are new: an administrator gives them to roles afterwards',
  '模型“{0}”（{1}）已使用数据表 {2}，请换一个模型名称':
    'The model “{0}” ({1}) has the table {2} already: choose another name for the model',
  '数据库中已有不属于任何模型的数据表 {0}，请换一个模型名称':
    'The database has a table {0} of no model. Choose another name for the model',
  不能新增模型: 'The new models cannot be made',
  发布说明不能为空: 'Say why you publish it',
  撤回原因不能为空: 'Say why you withdraw it',
  '双方都调整了“{0}”的顺序': 'Both sides changed the order of “{0}”',
  '新建页面“{0}”': 'The page “{0}” is new',
  '去掉页面“{0}”': 'The page “{0}” goes',
  '双方都修改了“{0}”': 'Both sides changed “{0}”',
  '文件 {0} 已被修改，请先合并再保存': 'The file {0} has changed. Merge both before you save it',
  '页面带来的新模型和新字段只能随发布写入数据库，请先发布，再用 npm run schemas:pull 写入文件':
    'New models and fields come by publishing only. Publish, then run npm run schemas:pull',
  '不能写到项目文件夹之外：{0}': 'Nothing is written outside the folder of the project: {0}',
  页面文件: 'Page file',
  页面导入: 'Page import',
  '{0}（{1}）': '{0} ({1})',
  '文件不是导出的页面：{0}': 'The file is no exported page: {0}',
  '这里没有模型“{0}”（{1}），请先部署它的文件':
    'There is no model “{0}” ({1}) here. Deploy its file first',
  '模型“{0}”没有这些字段，页面也不能带来：{1}':
    'The model “{0}” lacks these fields, and a page cannot bring them: {1}',
  '模型“{0}”的这些字段与文件中不同，保持现状：{1}':
    'These fields of the model “{0}” differ from the file, and stay as they are: {1}',
  '模型“{0}”': 'The model “{0}”',
  '字典 {0}': 'The dictionary {0}',
  '字典 {0}，共 {1} 项': 'The dictionary {0} with {1} entries',
  '字典 {0} 的 {1} 项': '{1} entries of the dictionary {0}',
  '字典 {0} 有些项的名称或状态与文件中不同，保持现状':
    'Some entries of the dictionary {0} have another label or state than in the file, and stay',
  '页面“{0}”': 'The page “{0}”',
  '菜单“{0}”：没有时新增，已有的保持不变':
    'The menu entry of “{0}”: added where it is lacking; one that is there stays',
  没有可导入的内容: 'There is nothing to import',
  '页面已存在且内容不同，请选择覆盖或保留':
    'The page is there and differs: choose whether it is replaced',
  不能导入: 'It cannot be imported',
  // Forms that anybody fills in
  '表单使用模型的字段，不能公开填写；请改用不带模型的表单':
    'The form has fields of a model and cannot be filled in by everybody. Use a form without a model',
  表单定义过长: 'The definition of the form is too long',
  '表单定义不正确：{0}': 'The definition of the form is not right: {0}',
  链接不存在或已失效: 'There is no such link, or not any more',
  该表单已停止填写: 'This form is closed',
  '该表单从 {0} 开始填写': 'This form opens at {0}',
  '该表单已于 {0} 截止': 'This form closed at {0}',
  '该表单现在不开放，{0} 起可以填写': 'This form is not open now; it opens at {0}',
  该表单不再开放填写: 'This form does not open any more',
  该表单的份数已满: 'This form has as many answers as it takes',
  '每人只能提交一份，请允许浏览器保存 Cookie 后重新打开链接':
    'Each person can submit one answer. Let the browser keep cookies and open the link again',
  填写的内容过长: 'The answer is too long',
  您已经提交过: 'You have submitted an answer already',
};
