/** What expressions mean, in words. */
import { afterEach, expect, it } from 'vitest';
import { describeCron } from '../../src/widgets/cronText/describe.ts';
import { enUS } from '../../src/widgets/locale/en-US.ts';
import { speak } from '../../src/widgets/locale/index.ts';
import { zhCN } from '../../src/widgets/locale/zh-CN.ts';

afterEach(() => speak(zhCN));

const meanings: [expression: string, chinese: string, english: string][] = [
  ['* * * * * ?', '每天，每秒', 'every second, every day'],
  ['0 * * * * ?', '每天，每分钟', 'every minute, every day'],
  ['0/10 * * * * ?', '每天，每 10 秒', 'every 10 seconds, every day'],
  ['0 0/5 * * * ?', '每天，每 5 分钟', 'every 5 minutes, every day'],
  ['0 0 * * * ?', '每天，每小时的第 0 分', 'every hour, at minute 0, every day'],
  ['0 30 9 * * ?', '每天，09:30', '09:30, every day'],
  ['15 30 9,18 * * ?', '每天，09:30:15、18:30:15', '09:30:15, 18:30:15, every day'],
  [
    '0 0/10 9-17 ? * 2-6',
    '每周的星期一至星期五，9 时到 17 时的每小时的每 10 分钟',
    'every hour from 9 to 17, every 10 minutes, on Monday to Friday of each week',
  ],
  ['0 0 0 L * ?', '每月最后一天，00:00', '00:00, on the last day of each month'],
  [
    '0 0 0 15W * ?',
    '每月离 15 日最近的工作日，00:00',
    '00:00, on the working day nearest to day 15 of each month',
  ],
  ['0 0 0 1,15 1,7 ?', '1月、7月 1、15 日，00:00', '00:00, on day 1, 15 of January, July'],
  ['0 0 0 ? * 2#1', '每月第 1 个星期一，00:00', '00:00, on Monday number 1 of each month'],
  ['0 0 0 ? * 6L', '每月最后一个星期五，00:00', '00:00, on the last Friday of each month'],
  [
    '0 0 0 1 1 ? 2027-2030',
    '2027 年至 2030 年，1月 1 日，00:00',
    '00:00, on day 1 of January, from 2027 to 2030',
  ],
];

it.each(meanings)('%s', (expression, chinese, english) => {
  expect(describeCron(expression)).toBe(chinese);
  speak(enUS);
  expect(describeCron(expression)).toBe(english);
});

it.each(['', '0 0 25 * * ?', '* * * * * *', '0 0 0 L-3 * ?'])('of %j nothing is said', (text) => {
  expect(describeCron(text)).toBeUndefined();
});
