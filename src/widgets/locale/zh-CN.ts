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
    cancel: '取消',
    fold: '收起',
  },
  range: {
    from: '最小值',
    to: '最大值',
    between: (begin: string, end: string) => `${begin} 至 ${end}`,
    since: (begin: string) => `${begin} 起`,
    until: (end: string) => `至 ${end}`,
  },
  steps: {
    back: '上一步',
    next: '下一步',
  },
  tabs: {
    errors: (count: number) => `${count} 处有误`,
  },
  tree: {
    open: '展开/折叠',
    all: '全选/全不选',
  },
  rich: {
    loading: '正在加载富文本编辑器…',
  },
  avatar: {
    avatar: '头像',
    change: '修改头像',
    done: '上传成功',
    wrongFile: '文件格式错误，请上传图片类型，如 JPG、PNG 后缀的文件。',
    choose: '选择图片',
    larger: '放大',
    smaller: '缩小',
    left: '向左旋转',
    right: '向右旋转',
    area: '裁剪区域，方向键移动，加减键缩放',
    failed: '图片无法裁剪',
  },
  image: {
    image: (index: number) => `图片 ${index}`,
    wrongFile: '文件格式不正确，请上传图片格式文件！',
    tooLarge: (megabytes: number) => `图片大小限制 ${megabytes}MB!`,
    sending: '上传中...',
    upload: '上传',
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
  code: {
    qr: '二维码',
  },
  truth: {
    yes: '是',
    no: '否',
  },
  icon: {
    groups: {
      own: '自定义图标',
      directions: '方向性图标',
      hints: '提示建议性图标',
      editing: '编辑类图标',
      data: '数据类图标',
      common: '网站通用图标',
      brands: '品牌和标识',
    },
    none: '未选择',
    choose: '选择图标',
    clear: '清除',
    search: '搜索图标',
  },
  tag: {
    add: '+ 标签',
    remove: (tag: string) => `删除标签${tag}`,
  },
};
