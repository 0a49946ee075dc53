import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import {
  defaultRecord,
  fieldProblem,
  fieldsOf,
  limitedBy,
  recordProblems,
  validationOf,
  valueProblem,
} from '../../../src/schema/record/index.ts';
import { required } from '../../../src/schema/required.ts';

const post = JSON.parse(
  readFileSync(new URL('../../../schemas/models/post.json', import.meta.url), 'utf8'),
) as Model;
const field = (rest: Partial<Field>): Field => ({ type: 'string', label: '名称', ...rest });

describe('a field', () => {
  it.each<[string, Partial<Field>, unknown, string | undefined]>([
    ['asked for', { required: true }, '', '名称不能为空'],
    ['asked for, blank', { required: true }, '  ', '名称不能为空'],
    ['asked for, null', { required: true, type: 'integer' }, null, '名称不能为空'],
    ['asked for, 0', { required: true, type: 'integer' }, 0, undefined],
    ['asked for, false', { required: true, type: 'boolean' }, false, undefined],
    ['not asked for', { minLength: 5 }, '', undefined],
    ['too long', { maxLength: 3 }, 'abcd', '名称长度不能超过3个字符'],
    ['an emoji is one character', { maxLength: 3 }, '🙂🙂🙂', undefined],
    ['four emoji', { maxLength: 3 }, '🙂🙂🙂🙂', '名称长度不能超过3个字符'],
    ['too short', { minLength: 2 }, 'a', '名称长度不能少于2个字符'],
    ['between, short', { minLength: 2, maxLength: 20 }, 'a', '名称长度必须介于 2 和 20 之间'],
    ['between, long', { minLength: 2, maxLength: 3 }, 'abcd', '名称长度必须介于 2 和 3 之间'],
    [
      'own message',
      { maxLength: 3, messages: { maxLength: '名称不能超过3个字符' } },
      'abcd',
      '名称不能超过3个字符',
    ],
    ['pattern', { pattern: '^[a-z]+$' }, 'A', '名称格式不正确'],
    [
      'pattern message',
      { pattern: '^[a-z]+$', messages: { pattern: '只能为小写字母' } },
      'A',
      '只能为小写字母',
    ],
    ['JSON', { format: 'json' }, '{"a":[1]}', undefined],
    ['no JSON', { format: 'json' }, '{a:1}', '名称不是有效的 JSON'],
    ['number for text', {}, 5, undefined],
    ['list of texts', {}, ['a'], undefined],
    ['record for text', {}, {}, '名称包含无效字符'],
    ['NUL', {}, 'a\0b', '名称包含无效字符'],
    ['half a character', {}, '\ud83d', '名称包含无效字符'],
    ['integer', { type: 'integer' }, 5, undefined],
    ['integer as text', { type: 'integer' }, '5', undefined],
    ['fraction', { type: 'integer' }, 1.5, '名称必须是整数'],
    ['words', { type: 'integer' }, 'five', '名称必须是整数'],
    ['32 bits', { type: 'integer' }, 2147483647, undefined],
    ['33 bits', { type: 'integer' }, 2147483648, '名称必须是整数'],
    ['least', { type: 'integer' }, -2147483648, undefined],
    ['below least', { type: 'integer' }, -2147483649, '名称必须是整数'],
    ['64 bits', { type: 'long' }, 2147483648, undefined],
    ['unsafe', { type: 'long' }, 2 ** 53, '名称必须是整数'],
    ['infinite', { type: 'decimal' }, Infinity, '名称必须是数字'],
    ['hex', { type: 'decimal' }, '0x1', '名称必须是数字'],
    ['below', { type: 'integer', minimum: 0 }, -1, '名称不能小于0'],
    ['above', { type: 'decimal', maximum: 9.5 }, 9.6, '名称不能大于9.5'],
    ['digits', { type: 'decimal', precision: 5, scale: 2 }, 1000, '名称必须是数字'],
    ['fits', { type: 'decimal', precision: 5, scale: 2 }, 999.99, undefined],
    ['boolean', { type: 'boolean' }, 'yes', '名称只能为是或否'],
    ['date', { type: 'date' }, '2024-02-29', undefined],
    ['no such day', { type: 'date' }, '2026-02-29', '名称必须是有效的日期'],
    ['month 13', { type: 'date' }, '2026-13-01', '名称必须是有效的日期'],
    ['words for date', { type: 'date' }, 'tomorrow', '名称必须是有效的日期'],
    ['time', { type: 'datetime' }, '2026-03-01 23:59:59', undefined],
    ['hour 24', { type: 'datetime' }, '2026-03-01 24:00:00', '名称必须是有效的日期时间'],
    ['number for time', { type: 'datetime' }, 5, '名称必须是有效的日期时间'],
    ['email', { format: 'email', label: '邮箱' }, 'a.b+c@mail.example.com', undefined],
    ['email without dot', { format: 'email', label: '邮箱' }, 'a@b', '邮箱格式不正确'],
    ['two ats', { format: 'email', label: '邮箱' }, 'a@b@c.cn', '邮箱格式不正确'],
    ['dash at end', { format: 'email', label: '邮箱' }, 'a@b-.cn', '邮箱格式不正确'],
    ['phone', { format: 'phone' }, '13800138000', undefined],
    ['12…', { format: 'phone' }, '12800138000', '名称格式不正确'],
    ['ten digits', { format: 'phone' }, '1380013800', '名称格式不正确'],
    ['the stray |', { format: 'phone' }, '1|800138000', '名称格式不正确'],
    ['url', { format: 'url' }, 'https://a.cn:8080/x_y?z=1', undefined],
    ['script url', { format: 'url' }, 'javascript:alert(1)', '名称格式不正确'],
    ['permission', { format: 'permission' }, 'system:post:list', undefined],
    ['no permission', { format: 'permission' }, 'post', '名称格式不正确'],
    ['markup', { format: 'noMarkup' }, '<script>alert(1)</script>', '名称不能包含脚本字符'],
    ['open tag', { format: 'noMarkup' }, 'a <img src=x', '名称不能包含脚本字符'],
    ['arithmetic', { format: 'noMarkup' }, 'a < b && c > d', undefined],
    ['options', { options: [{ value: 1, label: 'x' }] }, '1', undefined],
    ['stranger', { options: [{ value: 1, label: 'x' }] }, '2', '名称的取值不正确'],
  ])('%s', (_title, rest, value, message) => {
    expect(fieldProblem(field(rest), value)?.toString()).toBe(message);
  });

  it('is judged by the formats in time linear to its length: any other would take minutes', () => {
    for (const format of ['email', 'phone', 'url', 'permission'] as const) {
      const text = `a@${'a-'.repeat(200_000)}!`;
      expect(String(fieldProblem(field({ format }), text)), format).toBe('名称格式不正确');
    }
    const markup = '<a '.repeat(200_000);
    expect(String(fieldProblem(field({ format: 'noMarkup' }), markup))).toBe(
      '名称不能包含脚本字符',
    );
  });

  it('has limits of its own in a form, with messages that name them', () => {
    const validation = validationOf(
      field({
        maxLength: 10,
        required: true,
        messages: { maxLength: '不能超过10个字', required: '请填写' },
      }),
      { maxLength: 5 },
      '标题',
    );
    expect(valueProblem(validation, '123456')).toBe('标题长度不能超过5个字符');
    expect(valueProblem(validation, '')).toBe('请填写');
    expect(valueProblem(limitedBy({ required: true }, '天数', 'integer'), 'x')).toBe(
      '天数必须是整数',
    );
  });

  it('that holds JSON is refused while it is a text that an editor could not read', () => {
    const json = limitedBy({ format: 'json' }, '配置', 'any');
    expect(valueProblem(json, '{"a":')).toBe('配置不是有效的 JSON');
    for (const value of [{ a: 1 }, [1], '[]', 3]) expect(valueProblem(json, value)).toBeUndefined();
  });
});

describe('a record', () => {
  it('reports its problems in the order of the fields', () => {
    expect(recordProblems(post, {}, 'create').map(({ message }) => String(message))).toEqual([
      '岗位编码不能为空',
      '岗位名称不能为空',
      '显示顺序不能为空',
    ]);
    expect(
      recordProblems(post, { postCode: 'a'.repeat(65), postName: 'x', postSort: 1 }, 'update').map(
        ({ field, message }) => `${field}: ${message}`,
      ),
    ).toEqual(['postCode: 岗位编码长度不能超过64个字符']);
    expect(
      recordProblems(
        post,
        { postCode: 'a', postName: 'x', postSort: 1, createTime: 'never', postId: 'x' },
        'create',
      ),
    ).toEqual([]);
  });

  it('passes over what a client may not set', () => {
    const model: Model = {
      ...post,
      fields: {
        ...post.fields,
        postCode: {
          ...required(post.fields.postCode, 'postCode'),
          modes: ['list', 'view', 'create'],
        },
        postName: { ...required(post.fields.postName, 'postName'), modes: [] },
      },
    };
    expect(recordProblems(model, { postSort: 1 }, 'update')).toEqual([]);
    expect(recordProblems(model, { postSort: 1 }, 'create').map(({ field }) => field)).toEqual([
      'postCode',
    ]);
    expect(
      recordProblems(post, {}, 'create', (name) => name === 'postSort').map(({ field }) => field),
    ).toEqual(['postSort']);
  });

  it('takes nothing from a prototype', () => {
    expect(
      recordProblems(post, Object.create({ postCode: 'a', postName: 'b', postSort: 1 }), 'create'),
    ).toHaveLength(3);
  });

  it('starts with the defaults', () => {
    expect(defaultRecord(post)).toEqual({ status: '0' });
  });

  it('has the stamps, relabelled where the model says so and never writable', () => {
    expect(fieldsOf(post).createTime?.label).toBe('创建时间');
    const named = fieldsOf({
      ...post,
      fields: { ...post.fields, createBy: { type: 'string', label: '操作人员' } },
    });
    expect(named.createBy).toMatchObject({ label: '操作人员', modes: ['list', 'view'] });
    expect(fieldsOf({ ...post, stamps: false })).not.toHaveProperty('createTime');
  });
});
