/** Texts of expressions for times that come again, which come with their widgets. */
import type { Widen } from '../../schema/catalogue.ts';
import type { CronField } from '../../schema/cron/cron.ts';
import { inLanguage } from './index.ts';

const unitNames: Record<CronField, string> = {
  second: '秒',
  minute: '分钟',
  hour: '小时',
  day: '日',
  month: '月',
  week: '周',
  year: '年',
};

const wildcards: Partial<Record<CronField, string>> = {
  day: '[, - * ? / L W]',
  week: '[, - * ? / L #]',
};

export const zhCN = {
  generate: '生成表达式',
  title: 'Cron表达式生成器',
  apply: '确定',
  fields: unitNames,
  units: { ...unitNames, minute: '分', hour: '时', week: '' },
  boxes: { ...unitNames, week: '星期' },
  boxesTitle: '表达式字段',
  expression: 'Cron表达式',
  copied: '复制完毕',
  runs: '最近5次运行时间',
  noRuns: '没有达到条件的结果！',
  fewRuns: (count: number) => `最近100年内只有上面${count}条结果！`,
  badFields: '表达式应有六或七段，以空格分隔',
  badDays: '日和周只能指定一个，另一个应为 ?',
  badValue: '表达式无法执行，请检查各段的取值',
  titles: {
    any: (field: CronField) =>
      `${unitNames[field]}，允许的通配符${wildcards[field] ?? '[, - * /]'}`,
    everyYear: '每年',
    none: '不指定',
    absent: '不填',
    range: '周期',
    step: '循环',
    values: '指定',
    workday: '工作日',
    last: '本月最后一天',
    nth: '第几周',
    lastWeekday: '指定月的最后一个',
  },
  other: (text: string) => `保留原有写法 ${text}`,
  several: '可多选',
  rangeWords: '从 {0} - {1}',
  stepWords: {
    second: '从 {0} 秒开始，每 {1} 秒执行一次',
    minute: '从 {0} 分开始，每 {1} 分钟执行一次',
    hour: '从 {0} 时开始，每 {1} 小时执行一次',
    day: '从 {0} 日开始，每 {1} 日执行一次',
    month: '从 {0} 月开始，每 {1} 月执行一次',
    week: '从 {0} 开始，每 {1} 天执行一次',
    year: '从 {0} 年开始，每 {1} 年执行一次',
  },
  workdayWords: '每月 {0} 号最近的那个工作日',
  nthWords: '第 {0} 周的 {1}',
};

const englishUnits: Record<CronField, string> = {
  second: 'Second',
  minute: 'Minute',
  hour: 'Hour',
  day: 'Day',
  month: 'Month',
  week: 'Weekday',
  year: 'Year',
};

export const enUS: Widen<typeof zhCN> = {
  generate: 'Generate',
  title: 'Cron expression generator',
  apply: 'OK',
  fields: englishUnits,
  units: { second: '', minute: '', hour: '', day: '', month: '', week: '', year: '' },
  boxes: englishUnits,
  boxesTitle: 'Fields of the expression',
  expression: 'Cron expression',
  copied: 'Copied',
  runs: 'Next 5 runs',
  noRuns: 'Nothing meets the conditions.',
  fewRuns: (count) => `Only these ${count} in the next 100 years.`,
  badFields: 'An expression has six or seven fields, apart by spaces',
  badDays: 'Name either the day or the weekday; the other is ?',
  badValue: 'This expression cannot be followed; please check its fields',
  titles: {
    any: (field) => `Each ${englishUnits[field]}, wildcards ${wildcards[field] ?? '[, - * /]'}`,
    everyYear: 'Every year',
    none: 'Not specified',
    absent: 'Leave out',
    range: 'Range',
    step: 'Steps',
    values: 'Choose',
    workday: 'Working day',
    last: 'Last day of the month',
    nth: 'Week of the month',
    lastWeekday: 'Last of the month',
  },
  other: (text) => `Keep ${text} as it is`,
  several: 'Choose one or more',
  rangeWords: 'from {0} to {1}',
  stepWords: {
    second: 'from second {0}, every {1} seconds',
    minute: 'from minute {0}, every {1} minutes',
    hour: 'from hour {0}, every {1} hours',
    day: 'from day {0}, every {1} days',
    month: 'from month {0}, every {1} months',
    week: 'from {0}, every {1} days',
    year: 'from year {0}, every {1} years',
  },
  workdayWords: 'nearest to day {0} of the month',
  nthWords: 'week {0}, {1}',
};

export const cronTexts = (): Widen<typeof zhCN> => inLanguage<Widen<typeof zhCN>>(zhCN, enUS);
