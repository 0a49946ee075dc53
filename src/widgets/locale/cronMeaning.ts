/** Words for what expressions of times that come again mean. */
import type { Widen } from '../../schema/catalogue.ts';
import { inLanguage } from './index.ts';

export const zhCN = {
  weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  clock: {
    second: {
      each: '每秒',
      steps: (from: number, every: number) =>
        from === 0 ? `每 ${every} 秒` : `从第 ${from} 秒起每 ${every} 秒`,
      range: (from: number, to: number) => `第 ${from} 到 ${to} 秒的每一秒`,
      rangeSteps: (from: number, to: number, every: number) =>
        `第 ${from} 到 ${to} 秒每 ${every} 秒`,
      list: (seconds: string) => `第 ${seconds} 秒`,
    },
    minute: {
      each: '每分钟',
      steps: (from: number, every: number) =>
        from === 0 ? `每 ${every} 分钟` : `从第 ${from} 分起每 ${every} 分钟`,
      range: (from: number, to: number) => `第 ${from} 到 ${to} 分的每分钟`,
      rangeSteps: (from: number, to: number, every: number) =>
        `第 ${from} 到 ${to} 分每 ${every} 分钟`,
      list: (minutes: string) => `第 ${minutes} 分`,
    },
    hour: {
      each: '每小时',
      steps: (from: number, every: number) =>
        from === 0 ? `每 ${every} 小时` : `从 ${from} 时起每 ${every} 小时`,
      range: (from: number, to: number) => `${from} 时到 ${to} 时的每小时`,
      rangeSteps: (from: number, to: number, every: number) =>
        `${from} 时到 ${to} 时每 ${every} 小时`,
      list: (hours: string) => `${hours} 时`,
    },
  },
  within: '的',
  span: (from: string, to: string) => `${from}至${to}`,
  daily: (months: string) => (months ? `${months}的每天` : '每天'),
  weekly: (months: string, days: string) => (months ? `${months}的${days}` : `每周的${days}`),
  nthWeekday: (week: number, day: string) => `第 ${week} 个${day}`,
  lastWeekday: (day: string) => `最后一个${day}`,
  weekSteps: (from: string, every: number) => `从${from}起每 ${every} 天`,
  weekRangeSteps: (days: string, every: number) => `${days}每 ${every} 天`,
  monthly: (months: string, days: string) => `${months || '每月'}${days}`,
  days: (days: string) => ` ${days} 日`,
  dayRange: (from: number, to: number) => ` ${from} 日至 ${to} 日`,
  daySteps: (from: number, every: number) => `从 ${from} 日起每 ${every} 天`,
  dayRangeSteps: (from: number, to: number, every: number) =>
    ` ${from} 日至 ${to} 日每 ${every} 天`,
  workday: (day: number) => `离 ${day} 日最近的工作日`,
  lastDay: '最后一天',
  beforeLast: (days: number) => `倒数第 ${days + 1} 天`,
  lastWorkday: '最后一个工作日',
  monthSteps: (from: string, every: number) => `从${from}起每 ${every} 个月`,
  monthRangeSteps: (months: string, every: number) => `${months}每 ${every} 个月`,
  years: (years: string) => `${years} 年`,
  yearRange: (from: number, to: number) => `${from} 年至 ${to} 年`,
  yearSteps: (from: number, every: number) => `从 ${from} 年起每 ${every} 年`,
  yearRangeSteps: (from: number, to: number, every: number) =>
    `${from} 年至 ${to} 年每 ${every} 年`,
  sentence: (years: string, days: string, times: string) =>
    `${years && `${years}，`}${days}，${times}`,
};

const many = (every: number, unit: string): string => (every === 1 ? unit : `${every} ${unit}s`);
const englishMonths = (months: string): string => (months ? ` in ${months}` : '');

/** Every so many units, and from which one on, where that is not the first. */
const englishSteps = (unit: string) => (from: number, every: number) =>
  `every ${many(every, unit)}${from === 0 ? '' : ` from ${unit} ${from} on`}`;
/** Every so many units of a range. */
const englishRangeSteps = (unit: string) => (from: number, to: number, every: number) =>
  `every ${many(every, unit)} from ${from} to ${to}`;

export const enUS: Widen<typeof zhCN> = {
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
      rangeSteps: englishRangeSteps('second'),
      list: (seconds) => `at second ${seconds}`,
    },
    minute: {
      each: 'every minute',
      steps: englishSteps('minute'),
      range: (from, to) => `every minute from ${from} to ${to}`,
      rangeSteps: englishRangeSteps('minute'),
      list: (minutes) => `at minute ${minutes}`,
    },
    hour: {
      each: 'every hour',
      steps: englishSteps('hour'),
      range: (from, to) => `every hour from ${from} to ${to}`,
      rangeSteps: englishRangeSteps('hour'),
      list: (hours) => `in hour ${hours}`,
    },
  },
  within: ', ',
  span: (from, to) => `${from} to ${to}`,
  daily: (months) => `every day${englishMonths(months)}`,
  weekly: (months, days) => `on ${days}${months ? englishMonths(months) : ' of each week'}`,
  nthWeekday: (week, day) => `on ${day} number ${week}`,
  lastWeekday: (day) => `on the last ${day}`,
  weekSteps: (from, every) => `every ${many(every, 'day')} from ${from} on`,
  weekRangeSteps: (days, every) => `every ${many(every, 'day')} from ${days}`,
  monthly: (months, days) => `${days} of ${months || 'each month'}`,
  days: (days) => `on day ${days}`,
  dayRange: (from, to) => `on days ${from} to ${to}`,
  daySteps: (from, every) => `every ${many(every, 'day')} from day ${from} on`,
  dayRangeSteps: englishRangeSteps('day'),
  workday: (day) => `on the working day nearest to day ${day}`,
  lastDay: 'on the last day',
  beforeLast: (days) => `${days} ${days === 1 ? 'day' : 'days'} before the last day`,
  lastWorkday: 'on the last working day',
  monthSteps: (from, every) => `every ${many(every, 'month')} from ${from} on`,
  monthRangeSteps: (months, every) => `every ${many(every, 'month')} from ${months}`,
  years: (years) => `in ${years}`,
  yearRange: (from, to) => `from ${from} to ${to}`,
  yearSteps: (from, every) => `every ${many(every, 'year')} from ${from} on`,
  yearRangeSteps: englishRangeSteps('year'),
  sentence: (years, days, times) => `${times}, ${days}${years && `, ${years}`}`,
};

export const cronMeanings = (): Widen<typeof zhCN> => inLanguage<Widen<typeof zhCN>>(zhCN, enUS);
