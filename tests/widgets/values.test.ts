import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../src/schema/compile/plan.ts';
import { listOf, nodeOf, shownKey, shownKeys, valueOf } from '../../src/widgets/choices.ts';
import {
  dateText,
  dayFormat,
  fromPicker,
  timeFormat,
  timeToPicker,
  toPicker,
} from '../../src/widgets/dates.ts';
import { statusOf } from '../../src/widgets/dictTag/tone.ts';
import { formatJson } from '../../src/widgets/jsonView/formatJson.ts';
import { linkTarget } from '../../src/widgets/link/linkTarget.ts';
import { numberText } from '../../src/schema/record/numberText.ts';

/** Runs something, which waits for nothing, on a machine in another time zone. */
function inZone(zone: string, run: () => void): void {
  const { TZ } = process.env;
  process.env.TZ = zone;
  try {
    run();
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
}

describe('dates', () => {
  const moments = fc
    .date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));

  it('come back from a picker as they went in', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(fromPicker(toPicker(moment), timeFormat)).toBe(moment);
        expect(fromPicker(toPicker(moment.slice(0, 10)), dayFormat)).toBe(moment.slice(0, 10));
        expect(fromPicker(timeToPicker(moment.slice(11)), 'HH:mm:ss')).toBe(moment.slice(11));
        expect(dateText(moment)).toBe(moment);
      }),
    );
  });

  it.each([
    ['Europe/Berlin', '2026-03-29 02:30:00', '03-29 02:30'],
    ['America/New_York', '2026-03-08 02:00:00', '03-08 02:00'],
    // Days that began an hour late: birthdays of old people.
    ['Asia/Shanghai', '1940-06-01 00:00:00', '06-01 00:00'],
    ['Africa/Cairo', '2026-04-24 00:00:00', '04-24 00:00'],
  ])('that the clock of %s skips are dates, too', (zone, moment, short) => {
    inZone(zone, () => {
      expect(new Date(moment.replace(' ', 'T')).getHours()).not.toBe(Number(moment.slice(11, 13)));
      expect(fromPicker(toPicker(moment, 8), timeFormat)).toBe(moment);
      expect(fromPicker(toPicker(moment.slice(0, 10), 8), dayFormat)).toBe(moment.slice(0, 10));
      expect(dateText(moment, 'MM-DD HH:mm', 8)).toBe(short);
    });
    expect(toPicker('2026-02-31 02:30:00')).toBeNull();
  });

  it.each([
    ['a text of the protocol', '2024-02-29 08:30:00', undefined, '2024-02-29 08:30:00'],
    ['the day of a moment', '2024-02-29 08:30:00', dayFormat, '2024-02-29'],
    ['a day', '2024-02-29', dayFormat, '2024-02-29'],
    ['a day that has no time', '2024-02-29', undefined, '2024-02-29'],
    ['ten digits: seconds', 1709166600, undefined, '2024-02-29 08:30:00'],
    ['ten digits as text', '1709166600', undefined, '2024-02-29 08:30:00'],
    ['milliseconds', 1709166600000, undefined, '2024-02-29 08:30:00'],
    ['another time zone', '2024-02-29T00:30:00Z', undefined, '2024-02-29 08:30:00'],
    ['a format of its own', '2024-02-29 08:30:00', 'MM月DD日 HH:mm', '02月29日 08:30'],
    ['a week, in the year it is of', '2024-12-30', 'GGGG年第WW周', '2025年第01周'],
    ['a week without a nought', '2024-02-26', 'GGGG-W', '2024-9'],
    ['no date', '昨天', undefined, '昨天'],
    ['a number beyond all dates', 9e18, undefined, '9000000000000000000'],
  ])('show %s', (_what, value, format, shown) => {
    expect(dateText(value, format, 8)).toBe(shown);
  });

  it.each([null, undefined, '', 'x', '25:00:00', {}])(
    'that are none leave a picker empty: %s',
    (value) => {
      expect(toPicker(value)).toBeNull();
      expect(timeToPicker(value)).toBeNull();
      expect(fromPicker(toPicker(value), timeFormat)).toBeUndefined();
    },
  );
});

describe('choices', () => {
  const choices: Choice[] = [
    { value: '0', label: '正常' },
    { value: 1, label: '停用', disabled: true },
    { value: true, label: '是' },
    { value: 5, label: '上', children: [{ value: 6, label: '下' }] },
  ];

  it('give every value back with its own type', () => {
    for (const { value } of [...choices, { value: 6 }])
      expect(valueOf(choices, shownKey(choices, value))).toBe(value);
  });

  it('are found whether the code is a text or a number', () => {
    expect(shownKey(choices, 0)).toBe('0');
    expect(shownKey(choices, '1')).toBe(1);
    expect(shownKeys(choices, '0,6')).toEqual(['0', 6]);
  });

  it('show no bare key while they load, and an unknown value as it is once they are there', () => {
    expect(shownKey(undefined, 7)).toBeUndefined();
    expect(shownKey(choices, 7)).toBe(7);
    expect(valueOf(choices, 'typed in')).toBe('typed in');
  });

  it('keep their nesting and locks for antd', () => {
    expect(choices.map(nodeOf)).toMatchObject([
      { value: '0' },
      { value: 1, disabled: true },
      { value: 'true' },
      { value: 5, children: [{ value: 6, label: '下' }] },
    ]);
  });

  it.each([
    [undefined, []],
    ['', []],
    ['a,b', ['a', 'b']],
    [['a'], ['a']],
    [3, [3]],
  ])('as a list: %s', (value, list) => {
    expect(listOf(value)).toEqual(list);
  });
});

describe('looks', () => {
  it.each([
    ['', undefined],
    [undefined, undefined],
    ['default', undefined],
    ['primary', 'processing'],
    ['info', 'processing'],
    ['danger', 'error'],
    ['success', 'success'],
    ['warning', 'warning'],
    ['constructor', undefined],
  ])('of the list class %s', (tone, status) => {
    expect(statusOf(tone)).toBe(status);
  });

  it.each([
    [1234567.5, { precision: 2, grouping: true }, '1,234,567.50'],
    ['12.345', { precision: 2 }, '12.35'],
    [12, {}, '12'],
    ['x', { precision: 2 }, 'x'],
    [null, {}, ''],
  ])('of the number %s', (value, options, shown) => {
    expect(numberText(value, options)).toBe(shown);
  });

  it('of JSON: indented where it is JSON, else as it is', () => {
    expect(formatJson('{"a":[1]}', 2)).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(formatJson({ a: 1 }, 0)).toBe('{"a":1}');
    expect(formatJson('{broken', 2)).toBe('{broken');
  });

  it.each([
    ['https://example.com/a?b=1', 'url', 'https://example.com/a?b=1'],
    ['javascript:alert(1)', 'url', undefined],
    ['data:text/html,x', 'url', undefined],
    [' https://x', 'url', undefined],
    ['a@b.cn', 'email', 'mailto:a@b.cn'],
    ['a@b.cn?bcc=x@y.z', 'email', undefined],
    ['a?bcc=x@b.cn', 'email', 'mailto:a%3Fbcc%3Dx@b.cn'],
    ['138 0000-0000', 'phone', 'tel:13800000000'],
    ['*#06#', 'phone', undefined],
  ] as const)('of the link %s', (text, kind, target) => {
    expect(linkTarget(text, kind)).toBe(target);
  });
});
