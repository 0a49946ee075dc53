/**
 * What the widgets say by themselves, in Chinese; texts of a page stand in its file. Texts that the
 * specification fixes are its words.
 */
export const zhCN = {
  common: {
    comma: '、',
    copy: '复制',
    copied: '复制成功',
    copyFailed: '复制失败',
    download: '下载',
    loading: '加载中…',
    limited: (count: number) => `仅显示前 ${count} 项，请输入关键字搜索`,
    preview: '预览',
    save: '保存',
    search: '搜索',
    cancel: '取消',
    fold: '收起',
  },
  tabs: {
    errors: (count: number) => `${count} 处有误`,
  },
  rich: {
    loading: '正在加载富文本编辑器…',
  },
  captcha: {
    renew: '换一张验证码',
    renewHint: '看不清？换一张',
    fetch: '点击获取',
    picture: '验证码图片',
  },
  password: {
    capsLock: '大写锁定已打开',
    demands: '密码要求',
    met: '，已满足',
    unmet: '，未满足',
  },
  truth: {
    yes: '是',
    no: '否',
  },
};
