/** What the functions of expressions do, in Chinese; English stands where they are defined. */
import { inLanguage } from '../../../widgets/locale/index.ts';

export const chineseFunctions: Readonly<Record<string, string>> = {
  upper: '转成大写的文本。',
  lower: '转成小写的文本。',
  trim: '去掉两端空白的文本。',
  length: '字符数，一个表情算一个字符。',
  substring: '从 start（0 为第一个）到 end（不含）的字符。',
  replaceText: '把每一处 find 换成 put 的文本；按原文查找，不是正则表达式。',
  startsWith: '文本是否以 part 开头。',
  endsWith: '文本是否以 part 结尾。',
  contains: '文本是否包含 part。',
  padStart: '在开头补足到指定长度的文本，默认用空格补。',
  listed: '把列表各项连成供人阅读的文本，以顿号分隔；超过 most 项（默认 20）只计数。',
  join: '把列表各项连成一个文本，默认以逗号分隔。',
  split: '把文本拆成列表，默认以逗号拆分；空文本没有项。',
  passwordProblem: '新密码不符合规则之处；符合时为空。',
  round: '四舍五入到小数点后几位，默认 0 位。',
  floor: '不大于它的最大整数。',
  ceil: '不小于它的最小整数。',
  abs: '绝对值。',
  min: '各数或列表各项中最小的数；没有时为 null。',
  max: '各数或列表各项中最大的数；没有时为 null。',
  sum: '各数或列表各项之和，不是数的不计。',
  toNumber: '文本所写的数；不是数时为 null。',
  currencyDigits: '币种（ISO 4217 代码）金额的小数位数，未知时为 2。',
  formatNumber: '带千分位的数，可指定小数位数。',
  now: '当前时间，格式为 yyyy-MM-dd HH:mm:ss。',
  today: '当天日期，格式为 yyyy-MM-dd。',
  formatDate: '按 YYYY MM DD HH mm ss 格式写成文本的日期；日期可以是文本、秒或毫秒，没有时为空。',
  addDays: '若干天之后的日期，负数为之前；原有时间保留。',
  diffDays: '从 from 到 to 的整天数，to 更早时为负；缺一个时为 null。',
  size: '列表的项数或记录的成员数，其他为 0。',
  first: '列表的第一项。',
  last: '列表的最后一项。',
  at: '列表中某个序号的项，从 0 开始，负数从末尾数起。',
  includes: '列表中是否有这个值，按 == 比较。',
  count: '列表中有几项是这个值，按 == 比较。',
  withAncestors: '这些编号及其在树中所有上级的编号。',
  pluck: '列表中每条记录的某个成员。',
  isEmpty: '是否为 null、不存在、空文本、空列表或空记录；0 和 false 不算空。',
  coalesce: '第一个不为空的值，都为空时为 null。',
  dictLabel: '字典值的标签，没有标签时为值本身。',
  hasPermi: '当前用户是否有这个权限。',
  hasRole: '当前用户是否有这个角色。',
};

/** What a function does; one of an extension is described as it describes itself. */
export const functionDoc = (name: string, description: string): string =>
  inLanguage(
    Object.hasOwn(chineseFunctions, name) ? chineseFunctions[name]! : description,
    description,
  );
