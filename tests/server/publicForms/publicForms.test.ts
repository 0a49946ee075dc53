/** Forms that anybody fills in who has the link, without signing in. */
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { startedServer } from '../support/index.ts';
import { answersTo, done, fill, good, linkTo, visit } from './support.ts';

const server = startedServer();

const day = (offset: number): string =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

describe('a link', () => {
  it('shows the form and nothing else, and takes what is filled in', async () => {
    const admin = await server.admin();
    const { formId, token } = await linkTo(admin, {
      form: { ...visit, submit: { create: { url: '/secret' } } },
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    const shown = await server.client().get(`/public/form/${token}`);
    expect(shown).toEqual({
      code: 200,
      msg: expect.any(String) as string,
      data: { title: '预约', captcha: false, form: visit },
    });
    expect(await fill(server, token)).toMatchObject({ code: 200 });
    expect(await answersTo(admin, formId)).toMatchObject([
      { content: { name: '张三', kind: '个人', topics: '价格、质量', people: 2 } },
    ]);
    expect(done(await admin.get(`/tool/publicForm/${formId}`)).data).toMatchObject({ answers: 1 });
  });

  it('holds what is filled in to the rules of the form', async () => {
    const admin = await server.admin();
    const { formId, token } = await linkTo(admin);
    const cases: [values: Record<string, unknown>, field: string][] = [
      [{ kind: 1 }, 'name'],
      [{ ...good, name: '张 三' }, 'name'],
      [{ ...good, name: '一二三四五六七八九十一' }, 'name'],
      [{ ...good, name: { $expr: '1' } }, 'name'],
      [{ ...good, kind: 3 }, 'kind'],
      [{ ...good, kind: 2 }, 'company'],
      [{ ...good, people: 10 }, 'people'],
      [{ ...good, people: '很多' }, 'people'],
      [{ ...good, topics: ['a', 'c'] }, 'topics'],
      [{ ...good, day: '2024-02-30' }, 'day'],
      [{ ...good, answerId: 1 }, 'answerId'],
    ];
    for (const [values, field] of cases)
      expect([values, await fill(server, token, values)]).toMatchObject([{}, { code: 500, field }]);
    expect(await answersTo(admin, formId)).toEqual([]);
    // What is not asked for is not taken.
    expect(await fill(server, token, { ...good, company: '隐' })).toMatchObject({ code: 200 });
    expect((await answersTo(admin, formId))[0]!.content).not.toHaveProperty('company');
    expect(await fill(server, token, { ...good, kind: 2, company: '织页' })).toMatchObject({
      code: 200,
    });
  });

  it('stores values of several parts as texts, and refuses texts without end', async () => {
    const admin = await server.admin();
    const form = {
      fields: [
        { name: 'home', label: '地址', widget: 'Address', required: true },
        { name: 'weight', label: '重量', widget: 'NumberWithUnit' },
        { name: 'month', label: '月份', widget: 'DatePicker', props: { picker: 'month' } },
        { name: 'story', label: '经过', widget: 'TextArea' },
        { name: 'stars', label: '评分', widget: 'Rate' },
        { name: 'height', label: '身高', widget: 'NumberInput', props: { precision: 1 } },
        { name: 'born', label: '籍贯', widget: 'AreaPicker' },
        { name: 'share', label: '份额', widget: 'NumberInput' },
        { name: 'budget', label: '预算', hideLabel: true, widget: 'SliderRange' },
        { name: 'ages', label: '年龄', widget: 'NumberRange' },
        {
          name: 'code',
          label: '编号',
          widget: 'Input',
          pattern: [{ pattern: '^[a-z]', message: '以小写字母开头' }, { pattern: '\\d$' }],
        },
      ],
    };
    const { formId, token } = await linkTo(admin, { form });
    const home = { code: '330106', area: '浙江省杭州市西湖区', detail: '文三路 90 号' };
    const cases: [values: Record<string, unknown>, field: string, text: string][] = [
      [{}, 'home', '地址不能为空'],
      [{ home: {} }, 'home', '地址不能为空'],
      [{ home: { area: { $expr: '1' } } }, 'home', '“地址”的值不正确'],
      [{ home: [home] }, 'home', '“地址”的值不正确'],
      [{ home, weight: 'x' }, 'weight', '“重量”的值不正确'],
      [{ home, story: '长'.repeat(2001) }, 'story', '“经过”不能超过2000个字符'],
      [{ home, stars: 3.5 }, 'stars', '评分必须是整数'],
      [{ home, height: 172.55 }, 'height', '身高最多1位小数'],
      [{ home, share: 1.234 }, 'share', '份额最多2位小数'],
      [{ home, born: '999999' }, 'born', '“籍贯”的值不正确'],
      [{ home, budget: [1, 2, 3] }, 'budget', '“预算”的值不正确'],
      [{ home, budget: { 0: 1, 1: 2 } }, 'budget', '“预算”的值不正确'],
      [{ home, budget: [[1], 2] }, 'budget', '“预算”的值不正确'],
      [{ home, code: 'A' }, 'code', '以小写字母开头'],
      [{ home, code: 'a' }, 'code', '编号格式不正确'],
    ];
    for (const [values, field, msg] of cases)
      expect(await fill(server, token, values)).toMatchObject({ code: 500, field, msg });
    const whole = {
      home,
      weight: { value: 2.5, unit: 'kg' },
      month: '2026-05',
      story: '<b>好</b>',
      stars: 4,
      height: 172.5,
      born: '330106',
      share: 5,
      budget: [20, 80],
      ages: [null, 60],
    };
    done(await fill(server, token, whole));
    expect(await answersTo(admin, formId)).toMatchObject([
      {
        content: {
          home: '浙江省杭州市西湖区文三路 90 号',
          weight: '2.5 kg',
          month: '2026-05',
          story: '<b>好</b>',
          stars: 4,
          height: 172.5,
          born: '浙江省 / 杭州市 / 西湖区',
          share: 5,
          budget: '20 ~ 80',
          ages: ' ~ 60',
        },
      },
    ]);
  });

  it('has its answers exported by what the form calls them, as texts', async () => {
    const admin = await server.admin();
    const { formId, token } = await linkTo(admin);
    done(await fill(server, token, { ...good, name: '=1+1' }));
    const file = await admin.raw('POST', '/tool/publicAnswer/export', {
      body: new URLSearchParams({ formId: String(formId) }),
    });
    const { header, rows } = await readWorkbook(Buffer.from(await file.arrayBuffer()));
    expect(header).toEqual(expect.arrayContaining(['表单', '姓名', '类别', '人数', '关注']));
    const cell = (label: string) => rows[0]?.cells[header.indexOf(label)];
    expect(rows).toHaveLength(1);
    expect(['表单', '姓名', '类别', '人数', '关注'].map(cell)).toEqual([
      '预约',
      '=1+1',
      '个人',
      '2',
      '价格、质量',
    ]);
  });

  it('that is unknown, closed, not open yet or over opens nothing', async () => {
    const admin = await server.admin();
    const { token: early } = await linkTo(admin, { opensAt: day(1) });
    const { token: late } = await linkTo(admin, { closesAt: day(-1) });
    const { formId, token: closed } = await linkTo(admin);
    const { data } = done(await admin.get(`/tool/publicForm/${formId}`));
    done(await admin.put('/tool/publicForm', { ...(data as object), status: '1' }));
    for (const [token, text] of [
      [early, '开始填写'],
      [late, '截止'],
      [closed, '已停止填写'],
    ] as const) {
      const shown = await server.client().get(`/public/form/${token}`);
      expect(Object.keys(shown.data as object).toSorted()).toEqual(['closed', 'title']);
      expect((shown.data as { closed: string }).closed).toContain(text);
      const refused = await fill(server, token);
      expect(refused).toMatchObject({ code: 500 });
      expect(refused.msg).toContain(text);
    }
    for (const token of ['x', 'A'.repeat(43), `${closed.slice(0, 42)}'`]) {
      expect(await fill(server, encodeURIComponent(token))).toMatchObject({
        code: 500,
        msg: '链接不存在或已失效',
      });
      expect(await server.client().get(`/public/form/${encodeURIComponent(token)}`)).toMatchObject({
        code: 500,
      });
    }
  });

  it('takes as many answers as it says, however many come at once', async () => {
    const admin = await server.admin();
    const { formId, token } = await linkTo(admin, { answerLimit: 3 });
    const codes = await Promise.all(
      Array.from({ length: 12 }, async () => (await fill(server, token)).code),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    const rows = await answersTo(admin, formId);
    expect(rows).toHaveLength(3);
    // One that is removed makes room.
    done(await admin.delete(`/tool/publicAnswer/${rows[0]!.answerId}`));
    expect(await fill(server, token)).toMatchObject({ code: 200 });
    expect(await fill(server, token)).toMatchObject({ code: 500, msg: '该表单的份数已满' });
  });

  it('with a captcha takes each picture once', async () => {
    const admin = await server.admin();
    const { formId, token } = await linkTo(admin, { captcha: true });
    expect(await fill(server, token)).toMatchObject({ code: 500, msg: '验证码已失效' });
    const picture = async () => {
      const { uuid } = await server.client().get(`/public/form/${token}/captcha`);
      const stored = await server.database.read
        .selectFrom('sys_captcha')
        .select('answer')
        .where('id', '=', uuid as string)
        .executeTakeFirstOrThrow();
      return { uuid: uuid as string, code: stored.answer };
    };
    const wrong = await picture();
    expect(await fill(server, token, good, { ...wrong, code: 'no' })).toMatchObject({
      msg: '验证码错误',
    });
    expect(await fill(server, token, good, wrong)).toMatchObject({ msg: '验证码已失效' });
    const right = await picture();
    expect(await fill(server, token, good, right)).toMatchObject({ code: 200 });
    expect(await fill(server, token, good, right)).toMatchObject({ msg: '验证码已失效' });
    expect(await answersTo(admin, formId)).toHaveLength(1);
  });

  it('that takes one answer a person takes one of each browser', async () => {
    const admin = await server.admin();
    const { formId, token } = await linkTo(admin, { single: true });
    const address = `${server.url}/api/public/form/${token}`;
    const open = await fetch(address);
    const cookie = open.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(open.headers.getSetCookie()[0]).toMatch(/HttpOnly/);
    const send = async (headers: Record<string, string>) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ values: good }),
      });
      return (await answer.json()) as { code: number; msg: string };
    };
    expect((await send({})).msg).toContain('Cookie');
    const all = await Promise.all(Array.from({ length: 5 }, () => send({ cookie })));
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(all.find(({ code }) => code !== 200)?.msg).toBe('您已经提交过');
    expect(await answersTo(admin, formId)).toHaveLength(1);
    const again = await fetch(address, { headers: { cookie } });
    expect(await again.json()).toMatchObject({ data: { title: '预约', closed: '您已经提交过' } });
    // Nobody is told the mark.
    expect(JSON.stringify(await answersTo(admin, formId))).not.toContain('person');
  });

  it('stores what is sent again after a lost answer once', async () => {
    const admin = await server.admin();
    const { formId, token } = await linkTo(admin);
    const send = () =>
      fetch(`${server.url}/api/public/form/${token}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': '0123456789abcdef0123456789abcdef',
        },
        body: JSON.stringify({ values: good }),
      }).then((answer) => answer.json() as Promise<unknown>);
    expect(await send()).toMatchObject({ code: 200 });
    expect(await send()).toMatchObject({ code: 200 });
    expect(await answersTo(admin, formId)).toHaveLength(1);
  });
});
