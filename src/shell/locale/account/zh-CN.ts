/** Texts of signing in, and of what a session asks of whoever has one. */
export const account = {
  signIn: {
    title: '登录',
    accountMissing: '请输入账号',
    passwordMissing: '请输入密码',
    remember: '记住密码',
    register: '注册账号',
    capsLock: '大写锁定已打开',
    welcome: '欢迎',
    welcomeBack: (greeting: string) => `${greeting}，欢迎回来`,
  },
  secondStep: {
    title: '两步验证',
    back: '返回',
    totp: {
      label: '两步验证码',
      hint: '请输入身份验证器应用显示的 6 位验证码',
      empty: '请输入两步验证码',
      other: '手机不在身边？使用恢复码',
    },
    recovery: {
      label: '恢复码',
      hint: '每个恢复码只能使用一次',
      empty: '请输入恢复码',
      other: '使用身份验证器',
    },
  },
  /** Texts of docs/protocol/frame.md#screen-lock-vue3. */
  passwordNotice: {
    title: '安全提示',
    initial: '您的密码还是初始密码，请修改密码！',
    expired: '您的密码已过期，请尽快修改密码！',
    change: '去修改',
    later: '稍后',
  },
  proof: {
    title: '身份验证',
    ok: '验证',
    question: '为确认是您本人操作，请输入登录密码',
    password: '登录密码',
    passwordMissing: '请输入登录密码',
    code: '两步验证码或恢复码',
    codeMissing: '请输入两步验证码',
    cancelled: '操作已取消',
    reason: '请说明原因',
  },
  /** Texts of docs/protocol/frame.md#screen-lock-vue3. */
  lock: {
    lock: '锁定屏幕',
    locked: '已锁定',
    screen: '屏幕已锁定',
    hint: '系统已锁定，请输入密码解锁',
    unlock: '解锁',
    leave: '退出重新登录',
    time: '当前时间',
  },
  captcha: {
    label: '验证码',
    missing: '请输入验证码',
    renew: '换一张验证码',
    renewHint: '看不清？换一张',
    picture: '验证码图片',
    fetch: '点击获取',
  },
  reveal: { showPassword: '显示密码', hidePassword: '隐藏密码' },
  register: {
    title: '注册',
  },
};
