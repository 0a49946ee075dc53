/** What expressions mean, in words. */
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { writeCron } from '../../src/schema/cron/cron.ts';
import { describeCron } from '../../src/widgets/cronText/describe.ts';
import { enUS } from '../../src/widgets/locale/en-US.ts';
import { speak } from '../../src/widgets/locale/index.ts';
import { zhCN } from '../../src/widgets/locale/zh-CN.ts';
import { generated, weekLists } from '../schema/cron/expressions.ts';

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
  [
    '0 0 22-6 * * ?',
    '每天，22 时到 6 时的每小时的第 0 分',
    'every hour from 22 to 6, at minute 0, every day',
  ],
  [
    '0 0/10 9-18/2 * * ?',
    '每天，9 时到 18 时每 2 小时的每 10 分钟',
    'every 2 hours from 9 to 18, every 10 minutes, every day',
  ],
  [
    '0 0 9-11,14 * * ?',
    '每天，9 时到 11 时的每小时、14 时的第 0 分',
    'every hour from 9 to 11, in hour 14, at minute 0, every day',
  ],
  ['0 0 9 ? * FRI-MON', '每周的星期五至星期一，09:00', '09:00, on Friday to Monday of each week'],
  [
    '0 0 9 ? * MON,WED-FRI',
    '每周的星期一、星期三至星期五，09:00',
    '09:00, on Monday, Wednesday to Friday of each week',
  ],
  [
    '0 0 9 1-5,10 * ?',
    '每月 1 日至 5 日、10 日，09:00',
    '09:00, on days 1 to 5, on day 10 of each month',
  ],
  ['0 0 9 L-3 * ?', '每月倒数第 4 天，09:00', '09:00, 3 days before the last day of each month'],
  ['0 0 9 LW * ?', '每月最后一个工作日，09:00', '09:00, on the last working day of each month'],
  [
    '0 0 9 1 JAN-JUN/2 ?',
    '1月至6月每 2 个月 1 日，09:00',
    '09:00, on day 1 of every 2 months from January to June',
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
  ['0 0 0 ? * L', '每周的星期六，00:00', '00:00, on Saturday of each week'],
  [
    '0 0 0 ? 1,7 2#1,3L',
    '1月、7月第 1 个星期一、最后一个星期二，00:00',
    '00:00, on Monday number 1, on the last Tuesday of January, July',
  ],
  [
    '0 0 9 ? * 2#1,4,FRI-SAT,6L',
    '每周的星期三、星期五至星期六、每月第 1 个星期一、最后一个星期五，09:00',
    '09:00, on Wednesday, Friday to Saturday of each week, ' +
      'on Monday number 1, on the last Friday of each month',
  ],
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

it.each(['', '0 0 25 * * ?', '* * * * * *', '0 0 0 ? * 2#6,3L'])(
  'of %j nothing is said',
  (text) => {
    expect(describeCron(text)).toBeUndefined();
  },
);

for (const [name, language] of [
  ['Chinese', zhCN],
  ['English', enUS],
] as const) {
  it(`of whatever the generator writes something is said in ${name}`, () => {
    speak(language);
    fc.assert(
      fc.property(generated, (parts) => {
        expect(describeCron(writeCron(parts))).toMatch(/\S.*[,，]/);
      }),
    );
  });

  it(`a list of days of the week says each of its terms as it is said alone in ${name}`, () => {
    speak(language);
    const words = (text: string) =>
      describeCron(`0 0 9 ? * ${text}`)!
        .replace(/ of each (week|month)$|^09:00, /g, '')
        .replace(/^每[周月]的?|，09:00$/g, '');
    fc.assert(
      fc.property(weekLists, (terms) => {
        const said = words(terms.map(({ text }) => text).join(','));
        for (const { text } of terms)
          expect(said).toContain(words(text).replace(/^on (?!the)/, ''));
      }),
    );
  });
}
