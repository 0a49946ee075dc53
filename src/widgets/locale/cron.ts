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

/** A day of each month, or of some. */
const monthly = (months: string, days: string): string => `${months || '每月'}${days}`;

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
  weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  clock: {
    second: {
      each: '每秒',
      steps: (from: number, every: number) =>
        from === 0 ? `每 ${every} 秒` : `从第 ${from} 秒起每 ${every} 秒`,
      range: (from: number, to: number) => `第 ${from} 到 ${to} 秒的每一秒`,
      list: (seconds: string) => `第 ${seconds} 秒`,
    },
    minute: {
      each: '每分钟',
      steps: (from: number, every: number) =>
        from === 0 ? `每 ${every} 分钟` : `从第 ${from} 分起每 ${every} 分钟`,
      range: (from: number, to: number) => `第 ${from} 到 ${to} 分的每分钟`,
      list: (minutes: string) => `第 ${minutes} 分`,
    },
    hour: {
      each: '每小时',
      steps: (from: number, every: number) =>
        from === 0 ? `每 ${every} 小时` : `从 ${from} 时起每 ${every} 小时`,
      range: (from: number, to: number) => `${from} 时到 ${to} 时的每小时`,
      list: (hours: string) => `${hours} 时`,
    },
  },
  within: '的',
  span: (from: string, to: string) => `${from}至${to}`,
  daily: (months: string) => (months ? `${months}的每天` : '每天'),
  weekly: (months: string, days: string) => (months ? `${months}的${days}` : `每周的${days}`),
  nthWeekday: (months: string, week: number, day: string) => monthly(months, `第 ${week} 个${day}`),
  lastWeekday: (months: string, day: string) => monthly(months, `最后一个${day}`),
  weekSteps: (from: string, every: number) => `从${from}起每 ${every} 天`,
  monthly,
  days: (days: string) => ` ${days} 日`,
  dayRange: (from: number, to: number) => ` ${from} 日至 ${to} 日`,
  daySteps: (from: number, every: number) => `从 ${from} 日起每 ${every} 天`,
  workday: (day: number) => `离 ${day} 日最近的工作日`,
  lastDay: '最后一天',
  monthSteps: (from: string, every: number) => `从${from}起每 ${every} 个月`,
  years: (years: string) => `${years} 年`,
  yearRange: (from: number, to: number) => `${from} 年至 ${to} 年`,
  yearSteps: (from: number, every: number) => `从 ${from} 年起每 ${every} 年`,
  sentence: (years: string, days: string, times: string) =>
    `${years && `${years}，`}${days}，${times}`,
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

const many = (every: number, unit: string): string => (every === 1 ? unit : `${every} ${unit}s`);
const englishMonths = (months: string): string => (months ? ` in ${months}` : '');

/** Every so many units, and from which one on, where that is not the first. */
const englishSteps = (unit: string) => (from: number, every: number) =>
  `every ${many(every, unit)}${from === 0 ? '' : ` from ${unit} ${from} on`}`;

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
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  clock: {
    second: {
      each: 'every second',
      steps: englishSteps('second'),
      range: (from, to) => `every second from ${from} to ${to}`,
      list: (seconds) => `at second ${seconds}`,
    },
    minute: {
      each: 'every minute',
      steps: englishSteps('minute'),
      range: (from, to) => `every minute from ${from} to ${to}`,
      list: (minutes) => `at minute ${minutes}`,
    },
    hour: {
      each: 'every hour',
      steps: englishSteps('hour'),
      range: (from, to) => `every hour from ${from} to ${to}`,
      list: (hours) => `in hour ${hours}`,
    },
  },
  within: ', ',
  span: (from, to) => `${from} to ${to}`,
  daily: (months) => `every day${englishMonths(months)}`,
  weekly: (months, days) => `on ${days}${months ? englishMonths(months) : ' of each week'}`,
  nthWeekday: (months, week, day) => `on ${day} number ${week} of ${months || 'each month'}`,
  lastWeekday: (months, day) => `on the last ${day} of ${months || 'each month'}`,
  weekSteps: (from, every) => `every ${many(every, 'day')} from ${from} on`,
  monthly: (months, days) => `${days} of ${months || 'each month'}`,
  days: (days) => `on day ${days}`,
  dayRange: (from, to) => `on days ${from} to ${to}`,
  daySteps: (from, every) => `every ${many(every, 'day')} from day ${from} on`,
  workday: (day) => `on the working day nearest to day ${day}`,
  lastDay: 'on the last day',
  monthSteps: (from, every) => `every ${many(every, 'month')} from ${from} on`,
  years: (years) => `in ${years}`,
  yearRange: (from, to) => `from ${from} to ${to}`,
  yearSteps: (from, every) => `every ${many(every, 'year')} from ${from} on`,
  sentence: (years, days, times) => `${times}, ${days}${years && `, ${years}`}`,
};

export const cronTexts = (): Widen<typeof zhCN> => inLanguage<Widen<typeof zhCN>>(zhCN, enUS);
