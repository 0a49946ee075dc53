/** What the server says of people and what they may do, in English. */
export const people: Readonly<Record<string, string>> = {
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
};
