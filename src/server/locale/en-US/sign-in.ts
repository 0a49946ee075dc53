/** What the server says of signing in, in English. */
export const signIn: Readonly<Record<string, string>> = {
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
};
