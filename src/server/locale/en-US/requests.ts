/** What the server says to any request, in English. */
export const requests: Readonly<Record<string, string>> = {
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
};
