/**
 * What the server says by itself, in English, by its Chinese pattern ({0}, {1}, … are the values).
 */
export const enUS: Readonly<Record<string, string>> = {
  // Answers
  操作成功: 'Done',
  '操作成功，{0}': 'Done. {0}',
  查询成功: 'Done',
  操作失败: 'The operation failed',
  新增: 'Add',
  修改: 'Edit',
  '欢迎使用织页后台管理框架，当前版本：v{0}，请通过前端地址访问。':
    'Welcome to Pageloom, version v{0}. Please open the address of its front end.',
  页面定义不存在: 'There is no such page',
  // Names of menus that pages bring along
  '{0}查询': 'Query {0}',
  '{0}新增': 'Add {0}',
  '{0}修改': 'Edit {0}',
  '{0}删除': 'Delete {0}',
  '{0}导出': 'Export {0}',
  '{0}导入': 'Import {0}',
  '{0}查看隐藏内容': 'Reveal values of {0}',
  // Requests
  '请求访问：{0}，认证失败，无法访问系统资源': 'Request for {0}: not signed in, access denied',
  '无法确认请求来自本系统页面，请刷新页面后重试':
    'The request does not seem to come from a page of this system. Refresh the page and try again',
  '没有权限，请联系管理员授权': 'You have no permission for this. Please ask the administrator',
  '系统繁忙，请稍后再试': 'The system is busy. Please try again later',
  '访问过于频繁，请稍候再试': 'Too many requests. Please wait a moment and try again',
  '操作过于频繁，请稍候再试': 'Too many operations at once. Please wait a moment and try again',
  '不允许重复提交，请稍候再试': 'This was sent already. Please wait a moment and try again',
  '请求路径中缺少必需的路径变量[{0}]': 'The request path lacks the variable [{0}]',
  '请求体中缺少必需的参数[{0}]': 'The request body lacks the member [{0}]',
  '参数[{0}]的值不符合要求': 'The value of parameter [{0}] is not allowed',
  "请求参数类型不匹配，参数[{0}]要求类型为：'{1}'，但输入值为：'{2}'":
    "Wrong type of parameter [{0}]: it must be '{1}' but is '{2}'",
  '参数不符合规范，不能进行查询': 'The parameters are not valid, so nothing can be queried',
  '含有标记的内容过长，请精简后重试':
    'The text with markup is too long. Please shorten it and try again',
  '系统正在升级，请稍后再试': 'The system is being upgraded. Please try again later',
  '系统正在升级数据，已完成{0}%，请稍后再试':
    'The data is being upgraded, {0}% is done. Please try again later',
  服务器正在启动: 'The server is starting',
  服务器正在停止服务: 'The server is shutting down',
  数据库没有响应: 'The database does not answer',
  '{0}，请稍后再试': '{0}. Please try again later',
  '后端服务响应超时，请稍后再试': 'The back end did not answer in time. Please try again later',
  '后端服务暂时无法连接，请稍后再试':
    'The back end cannot be reached at the moment. Please try again later',
  '数据库暂时不可用，请稍后再试':
    'The database is not available at the moment. Please try again later',
  '数据库繁忙，请稍后再试': 'The database is busy. Please try again later',
  '数据库连接中断，无法确认操作是否已完成，请刷新后查看':
    'The connection to the database broke, and whether the operation was completed is unknown. Refresh to see',
  内网IP: 'Local network',
  微信: 'WeChat',
  // Signing in
  验证码已失效: 'The captcha has expired',
  验证码错误: 'The captcha is wrong',
  '用户不存在/密码错误': 'The user does not exist or the password is wrong',
  '* 必须填写': '* Required',
  '很遗憾，访问IP已被列入系统黑名单': 'Sorry, your IP address is blocked',
  '用户已封禁，请联系管理员': 'The user is disabled. Please contact the administrator',
  '密码输入错误{0}次，帐户锁定10分钟':
    'The password was wrong {0} times. The account is locked for 10 minutes',
  '该地址登录失败次数过多，请10分钟后再试':
    'Too many failed sign-ins from this address. Please try again in 10 minutes',
  登录成功: 'Signed in',
  '登录成功，使用了恢复码': 'Signed in with a recovery code',
  退出成功: 'Signed out',
  请输入两步验证码: 'Enter the verification code',
  '密码正确，等待两步验证': 'Password right, waiting for the verification code',
  '为确认是您本人操作，请重新验证登录密码': 'Enter your password again to confirm that it is you',
  '当前系统没有开启注册功能！': 'Registration is not open',
  注册成功: 'Account created',
  "保存用户'{0}'失败，注册账号已存在": "Could not create user '{0}': the account name is taken",
  用户名不能为空: 'User name is required',
  用户密码不能为空: 'Password is required',
  密码不能为空: 'Password is required',
  账户长度必须在2到20个字符之间: 'The account name must have 2 to 20 characters',
  '密码长度必须在{0}到{1}个字符之间': 'The password must have {0} to {1} characters',
  '服务器超时，请重新登录': 'Your session has ended. Please sign in again',
  '密码错误，请重新输入': 'The password is wrong. Please enter it again',
  解锁成功: 'Unlocked',
  验证成功: 'Verified',
  '您的密码还是初始密码，请修改密码！': 'Your password is still the initial one. Please change it',
  '您的密码已过期，请尽快修改密码！': 'Your password has expired. Please change it',
  '您的角色要求启用两步验证，请先在个人设置中完成设置':
    'Your role requires two-step verification. Please set it up in your personal settings first',
  '您的角色要求启用两步验证，不能停用':
    'Your role requires two-step verification, so it cannot be disabled',
  两步验证已启用: 'Two-step verification is enabled',
  '两步验证已启用，请先停用': 'Two-step verification is enabled already. Disable it first',
  两步验证已停用: 'Two-step verification is disabled',
  尚未启用两步验证: 'Two-step verification is not enabled',
  '设置已超时，请重新开始': 'The setup took too long. Please start again',
  '服务器的密钥已更换，无法核对两步验证码，请联系管理员':
    'The key of the server has changed, so verification codes cannot be checked. Please contact the administrator',
  两步验证码错误: 'The verification code is wrong',
  '该验证码已使用过，请等待下一个验证码':
    'This code was used already. Please wait for the next one',
  // People and what they may do
  '该部门包含未停用的子部门！': 'The department has subdepartments that are not disabled',
  不能让他人因部门调整获得超出您自身的数据权限:
    'Moving the department would give others more data permissions than you have',
  不允许操作超级管理员用户: 'The super administrator cannot be changed',
  不允许操作超级管理员角色: 'The role of the super administrator cannot be changed',
  '没有权限访问角色数据！': 'You have no access to this role',
  '没有权限访问部门数据！': 'You have no access to this department',
  '没有权限访问{0}数据！': 'You have no access to this {0}',
  '{0}不存在或已被删除': '{0} does not exist or has been deleted',
  '修改密码失败，旧密码错误': 'Could not change the password: the old password is wrong',
  新密码不能与旧密码相同: 'The new password must differ from the old one',
  '新密码不能与最近{0}次使用过的密码相同':
    'The new password must differ from the last {0} passwords',
  密码不能与用户账号相同: 'The password must differ from the user name',
  '该密码过于常见，容易被猜到，请更换':
    'This password is too common and easily guessed. Please choose another',
  '该用户的权限超出您的权限，不能启用':
    'The user has more permissions than you, so you cannot enable them',
  '该用户的权限超出您的权限，不能重置其密码':
    'The user has more permissions than you, so you cannot reset their password',
  '该用户的权限超出您的权限，不能重置其两步验证':
    'The user has more permissions than you, so you cannot reset their two-step verification',
  该用户没有启用两步验证: 'The user has not enabled two-step verification',
  用户账号不能包含不可见字符: 'User name must not contain invisible characters',
  用户账号不能包含脚本字符: 'User name must not contain markup',
  '用户账号长度不能超过{0}个字符': 'User name can have at most {0} characters',
  '用户账号与已有账号过于相似，容易混淆': 'The user name looks too much like an existing one',
  "修改用户'{0}'失败，登录账号已存在": "Could not edit user '{0}': the user name already exists",
  当前用户不能删除: 'You cannot delete yourself',
  不能解除对自己的两步验证要求:
    'You cannot lift the demand for two-step verification from yourself',
  不能使用超出自身权限的权限字符: 'You cannot use a role key beyond your own permissions',
  不能授予自己没有的菜单权限: 'You cannot grant menu permissions that you do not have',
  不能授予超出自身范围的数据权限: 'You cannot grant data permissions beyond your own',
  不能使用自己没有的权限标识: 'You cannot use a permission that you do not have',
  '拥有该菜单的角色超出您的权限，不能修改其权限标识或状态':
    'Roles with this menu exceed your permissions, so you cannot change its permission or status',
  '已{0} {1} 人，另有 {2} 人未{3}（{4}{5}）': '{0}: done for {1} users, refused for {2} ({4}{5})',
  授权: 'Assign',
  取消授权: 'Remove',
  '编号 {0}': 'No. {0}',
  '{0}：{1}': '{0}: {1}',
  等: ' and others',
  会话不存在或已结束: 'The session does not exist or has ended',
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
  // Imports and exports
  '没有“{0}”': 'There is no “{0}”',
  '“{0}”不止一个，无法确定': 'There is more than one “{0}”',
  '没有“{0}”，可选：{1}': 'There is no “{0}”; choose one of: {1}',
  '{0}的值“{1}”不在字典中，可选：{2}':
    'The dictionary of {0} has no value “{1}”; choose one of: {2}',
  '{0} 等{1}项': '{0} and others, {1} in all',
  错误原因: 'Reason',
  行号: 'Row',
  导入错误: 'Import errors',
  导入结果不存在或已过期: 'The result of the import does not exist or has expired',
  '{0}数据': '{0} data',
  '导入{0}数据不能为空！': 'There is no {0} data to import',
  '您有一个文件正在导入，请稍候再试':
    'You have a file that is being imported. Please wait a moment and try again',
  '您有两个文件正在导出，请稍候再试':
    'Two of your files are being exported. Please wait a moment and try again',
  '您正在清空数据，请稍候再试': 'You are clearing data. Please wait a moment and try again',
  '该文件正在导入，请稍候再试': 'This file is being imported. Please wait a moment and try again',
  '恭喜您，数据已全部导入成功！共 {0} 条，数据如下：{1}': 'All data was imported, {0} rows:{1}',
  '很抱歉，导入失败！共 {0} 条数据格式不正确，错误如下：{1}':
    'Sorry, {0} rows could not be imported:{1}',
  '导入中断：共 {0} 行，已处理前 {1} 行（成功 {2}，失败 {3}），其余 {4} 行未导入，请稍后重试':
    'The import was broken off. Of {0} rows the first {1} were handled ({2} stored, {3} refused); the other {4} were not imported. Please try again later',
  已存在: 'already exists',
  '{0} 已存在': '{0} already exists',
  '{0} 导入失败：{1}': '{0} was not imported: {1}',
  '{0} 导入成功': '{0} imported',
  '{0} 更新成功': '{0} updated',
  '<br/>……还有 {0} 条': '<br/>… and {0} more',
  '<br/>{0}、{1}': '<br/>{0}. {1}',
  导入文件不能为空: 'Choose a file to import',
  '格式应为“开始 至 结束”': 'The form is “begin to end”',
  '{0}与已有{1}重叠': '{0} overlaps another {1}',
  '币种与“{0}”不符': 'The amount is in another currency: {0}',
  '{0}以{1}计，最多{2}位小数': '{0} in {1} has at most {2} digits after the point',
  // Transitions
  '{0}至少{1}个字符': '{0} must have at least {1} characters',
  '{0}最多{1}个字符': '{0} can have at most {1} characters',
  '成功{0}条，失败{1}条：{2}，{3}': '{0} done, {1} failed: {2}, {3}',
  // Files
  '您上传的文件已达到每人 {0} MB 的限额，请联系管理员':
    'Your files have reached the limit of {0} MB for each person. Please contact the administrator',
  '文件超出大小限制，单个文件不能超过 {0} MB': 'The file is too large: at most {0} MB each',
  '您已有 {0} 个文件正在上传，请完成或取消后再试':
    'You are uploading {0} files already. Finish or cancel some of them first',
  '上传已过期，请重新上传': 'The upload has expired. Please upload the file again',
  '文件在传输中损坏，请重试': 'The file was damaged on its way. Please try again',
  '文件没有第 {0} 个分片': 'The file has no chunk {0}',
  '文件还有 {0} 个分片没有上传': '{0} chunks of the file are still missing',
  文件开头的字节不完整: 'The first bytes of the file are incomplete',
  '文件存储空间已达到限额，请联系管理员':
    'The room for files is used up. Please contact the administrator',
  '上传的文件名最长{0}个字符': 'The name of an uploaded file can have at most {0} characters',
  '文件[{0}]后缀[{1}]不正确，请上传[{2}]格式':
    'File [{0}] has the wrong extension [{1}]. Please upload one of [{2}]',
  '上传图片异常，请联系管理员':
    'The picture could not be uploaded. Please contact the administrator',
  '文件存储暂时不可用，请稍后再试':
    'The file storage is not available at the moment. Please try again later',
  '文件已损坏或不是有效的Excel文件（.xlsx）':
    'The file is damaged or not a valid Excel file (.xlsx)',
  '不支持旧版Excel文件（.xls），请另存为.xlsx后重试':
    'Old Excel files (.xls) are not supported. Save it as .xlsx and try again',
  'Excel文件已加密，请取消密码保护后重试':
    'The Excel file is encrypted. Remove its password and try again',
  不支持包含宏的Excel文件: 'Excel files with macros are not supported',
  'Excel文件内容过大，请拆分后重试': 'The Excel file is too large. Split it and try again',
  'Excel文件不能超过{0}行，请拆分后重试':
    'An Excel file can have at most {0} rows. Split it and try again',
  'Excel文件不能超过{0}列': 'An Excel file can have at most {0} columns',
  'Excel文件内容过于复杂，无法在规定时间内读取，请精简或拆分后重试':
    'The Excel file is too complex to be read in time. Simplify or split it and try again',
  '同时导入的文件过多，请稍后再试': 'Too many files are being imported. Please try again later',
  '文件标题行为空，请检查Excel文件格式': 'The header row is empty. Please check the Excel file',
  文件sheet不存在: 'The file has no sheet',
  '文件标题行存在重复的列：{0}': 'The header row has a column twice: {0}',
  '最多可上传{0}个文件': 'At most {0} files can be attached',
  '文件“{0}”不存在或已过期，请重新上传':
    'The file “{0}” does not exist or has expired. Please upload it again',
  '不能上传文件“{0}”，请上传{1}格式的文件':
    'The file “{0}” cannot be attached. Please choose a file of these kinds: {1}',
  '文件“{0}”超出大小限制，单个文件不能超过{1}':
    'The file “{0}” is too large: one file may have {1} at most',
  // Maps
  未配置路线服务: 'No route service is set up',
  '坐标格式不正确，应为“经度,纬度”': 'Coordinates must be written as longitude,latitude',
  路线服务返回了无法识别的内容: 'The route service gave an answer that is none',
  地图服务返回的内容过大: 'The answer of the map service is too large',
  '地图服务响应超时，请稍后再试':
    'The map service takes too long to answer. Please try again later',
  '地图服务暂时无法连接，请稍后再试': 'The map service cannot be reached. Please try again later',
  // Drafts and publications of pages
  '页面定义有 {0} 个问题': 'The page has {0} problems',
  '页面定义不能超过 {0} 个字符': 'A page can have at most {0} characters',
  '页面定义必须是一个 JSON 对象': 'A page must be a JSON object',
  草稿不存在或已被删除: 'The draft does not exist, or was deleted',
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
  发布说明不能为空: 'Say why you publish it',
  '双方都调整了“{0}”的顺序': 'Both sides changed the order of “{0}”',
  '新建页面“{0}”': 'The page “{0}” is new',
  '去掉页面“{0}”': 'The page “{0}” goes',
  '双方都修改了“{0}”': 'Both sides changed “{0}”',
};
