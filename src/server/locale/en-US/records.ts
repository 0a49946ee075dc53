/** What the server says of records, in English. */
export const records: Readonly<Record<string, string>> = {
  // Several records at once
  '{0}条记录有误，所有修改均未保存：{1}': '{0} records have problems, so nothing was saved: {1}',
  '一次最多修改 {0} 条记录': 'At most {0} records can be changed at once',
  同一条记录不能出现两次: 'A record may not be there twice',
  // Saved views of lists
  视图不存在或已被删除: 'The view does not exist or has been deleted',
  页面不存在或没有访问权限: 'The page does not exist, or you may not open it',
  没有共享视图的权限: 'You may not share views',
  只能取消共享自己的视图: 'Only your own views can be made private again',
  该视图不属于这个列表: 'The view is not one of this list',
  '该视图已被他人修改，请刷新后重试':
    'Somebody has changed the view since. Please refresh and try again',
  '视图名称长度必须介于 1 和 30 之间': 'The name of a view must have 1 to 30 characters',
  '您已有名为“{0}”的视图': 'You already have a view named “{0}”',
  '每个列表最多共享 {0} 个视图': 'A list has at most {0} shared views',
  '每个列表最多保存 {0} 个视图': 'You can keep at most {0} views of a list',
  视图内容过长: 'The contents of the view are too long',
  // Records of the system
  "{0}菜单'{1}'失败，": "Could not {0} menu '{1}': ",
  '{0}地址必须以http(s)://开头': '{0}the address must begin with http(s)://',
  '{0}路由名称或地址已存在': '{0}the route name or path already exists',
  '保存排序异常，请联系管理员': 'The order could not be saved. Please contact the administrator',
  保密参数须重新填写参数键值: 'Enter the value of a secret parameter again',
  '一次最多查询{0}个字典类型': 'At most {0} dictionary types can be queried at once',
  '{0}含有不能保存的格式：{1}，请去除后重试':
    '{0} has formats that cannot be stored: {1}. Remove them and try again',
  '已去除不影响显示的格式：{0}': 'Formats that nobody sees were removed: {0}',
  '内容的格式过于复杂，请精简后重试':
    'The format of the content is too complex. Simplify it and try again',
  未结束的标签: 'a tag that does not end',
  注释: 'a comment',
  '{0} 等{1}处': '{0} and others, {1} in all',
  // Titles of the operation log
  保存部门排序: 'Save department order',
  保存菜单排序: 'Save menu order',
  个人会话: 'Own sessions',
  列表视图: 'Views of lists',
  页面草稿: 'Page drafts',
  页面发布: 'Page publication',
  用户头像: 'Avatar',
  身份验证: 'Verification',
  // Records of any model
  '{0}{1}失败，': 'Could not {0} {1}: ',
  "{0}{1}'{2}'失败，": "Could not {0} {1} '{2}': ",
  '{0}没有可用的编号': 'There is no free number for {0}',
  '{0}不能同时相同': '{0} cannot all be the same as in another record',
  '{0}已存在': '{0} already exists',
  '{0}不存在': '{0} does not exist',
  '{0}不能为空': '{0} is required',
  '{0}（已删除）': '{0} (deleted)',
  首次发布: 'First publication',
  没有改动: 'No changes',
  没有该版本: 'There is no such version',
  '{0}行': '{0} rows',
  '{0}：{1} → {2}': '{0}: {1} → {2}',
  '{0}含有隐藏字符，请填写完整的内容': '{0} holds hidden characters. Enter the whole text',
  '{0}不能包含不可见字符': '{0} must not contain invisible characters',
  '存在关联的{0},不允许删除': '{0} records refer to it, so it cannot be deleted',
  '{0}已分配,不能删除': '{0} is in use and cannot be deleted',
  '上级{0}不能是自己': 'A {0} cannot be its own parent',
  '{0}上级{1}不能是自己的下级': '{0}a {1} cannot be moved below itself',
  '{0}层级过深': 'The tree of {0} records is too deep',
  '存在下级{0},不允许删除': '{0} records stand below it, so it cannot be deleted',
  '数据已被他人修改，请刷新后重试': 'Someone else has changed the record. Refresh and try again',
  '查询内容不能超过{0}个字符': 'The text to search for can have at most {0} characters',
  '参数已超过最大限制，不能进行查询': 'The parameters are too long, so nothing can be queried',
  // Parts of records
  '{0}至少需要{1}行': 'At least {1} rows of {0} are needed',
  '{0}不能超过{1}行': '{0} can have at most {1} rows',
  '{0}第{1}行：{2}': '{0}, row {1}: {2}',
  '{0}第{1}行不存在或已被他人删除，请刷新后重试':
    'Row {1} of {0} does not exist or was deleted by somebody else. Please refresh and try again',
  '明细数据过多，请减少每页条数后重试':
    'These are too many rows of details. Please ask for fewer records on a page',
  '{0}：字典“{1}”不存在': '{0}: there is no dictionary “{1}”',
  '{0}：下级{1}“{2}”：{3}': '{0}: {1} “{2}” below: {3}',
  '该记录没有此属性，请清空': 'The record has no such attribute; leave the cell empty',
  '{0}：原字段名“{1}”不存在': '{0}: there is no former field name “{1}”',
  '{0}：字段名“{1}”仍在使用，不能改名':
    '{0}: the field name “{1}” is still used and cannot be renamed',
  '{0}：有{1}条记录的“{2}”不能转换为“{3}”，请先修改这些记录':
    '{0}: in {1} records “{2}” cannot be converted to {3}; change these records first',
  '{0}：有{1}条记录在“{2}”下已有值，不能改名':
    '{0}: {1} records have a value under “{2}” already, so the name cannot be taken',
  '{0}没有属性“{1}”': '{0} has no attribute “{1}”',
  // Transitions
  '{0}至少{1}个字符': '{0} must have at least {1} characters',
  '{0}最多{1}个字符': '{0} can have at most {1} characters',
  '成功{0}条，失败{1}条：{2}，{3}': '{0} done, {1} failed: {2}, {3}',
};
