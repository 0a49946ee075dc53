/** The parts of the strong rule (pages.md 3): 5 to 20 characters, no blank, no Chinese, two of letters, digits and symbols. */
export const passwordChecks: readonly { label: string; holds(text: string): boolean }[] = [
  { label: '5-20 个字符', holds: (text) => text.length >= 5 && text.length <= 20 },
  { label: '不含空格和汉字', holds: (text) => text !== '' && !/[\s\u4e00-\u9fa5]/.test(text) },
  { label: '字母、数字、符号至少两种', holds: (text) => [/[A-Za-z]/, /\d/, /[^A-Za-z0-9\s\u4e00-\u9fa5]/].filter((kind) => kind.test(text)).length >= 2 },
];
