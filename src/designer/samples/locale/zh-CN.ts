/** What is said of sample records, in Chinese. */
export const zhCN = {
  samples: '示例数据',
  hint: '按模型的字段生成示例记录，代替实际数据填入画布；只影响显示，不会保存',
};
