/** What is said of exports as components, in Chinese. */

export const tsxZhCN = {
  title: '导出为 TSX',
  what: '导出内容',
  page: '整个页面',
  form: (name: string) => `表单 ${name}`,
  frame: '生成类型',
  asPage: '页面',
  asDialog: '弹窗',
  aboutPage: '一个 React 组件：页面定义连同它的模型，由本产品的运行时绘制。',
  aboutForm:
    '一个 React 组件：只用 @formily/core、@formily/react 和 @formily/antd-v5，不依赖本产品。',
  hasProblems: '页面有问题，解决后才能导出',
  text: '组件代码',
  copy: '复制代码',
  copyFailed: '复制失败，请选中代码后复制',
};
