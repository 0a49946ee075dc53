/** What is said of forms that anybody fills in, in Chinese. */

export const publicFormZhCN = {
  button: '公开填写',
  title: '公开填写的链接',
  hint: '得到链接的人无需登录即可填写。链接使用表单当前的内容，之后的修改需要生成新的链接。',
  form: '表单',
  name: '标题',
  opensAt: '开始时间',
  closesAt: '截止时间',
  answerLimit: '份数上限',
  atOnce: '不填时立即开始',
  never: '不填时不截止',
  anyNumber: '不限',
  captcha: '需要验证码',
  single: '一人一份（以浏览器区分）',
  make: '生成链接',
  made: '链接已生成。填写内容、停止填写和其他设置在“公开表单”中。',
  copy: '复制链接',
  copyFailed: '复制失败，请选中链接后复制',
};
