/** Masked fields over HTTP, on both databases. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import type { Session } from '../../../src/server/http/session.ts';
import { revealsPerMinute } from '../../../src/server/models/scope/reveal-limit.ts';
import { workbookForm } from '../support/index.ts';
import { admin, role, staff } from './support/actors.ts';
import { openApp } from './support/app.ts';
import { memberModels } from './support/members.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const verbs = ['list', 'query', 'add', 'edit', 'remove', 'export', 'import'].map(
  (verb) => `demo:member:${verb}`,
);
const reveal = 'demo:member:reveal';
const callers: Record<string, Session> = {
  admin,
  clerk: staff([role('1', verbs)]),
  keeper: staff([role('1', [...verbs, reveal])], { userId: 8, userName: 'keeper' }),
  guesser: staff([role('1', verbs)], { userId: 9, userName: 'guesser' }),
};

let world: World;
let app: FastifyInstance;
let count = 0;

beforeAll(async () => {
  world = await openWorld(memberModels);
  app = await openApp(world, callers);
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(caller: string, method: Method, url: string, body?: object): Promise<Row> {
  const answer = await app.inject({
    method,
    url: `/api/demo/member${url}`,
    headers: { authorization: caller },
    ...(body && { payload: body }),
  });
  return answer.json();
}

/** A new member; its facts, key and whole values among them. */
async function stored(facts: Row = {}): Promise<Row> {
  count += 1;
  const whole = {
    memberNo: `M${count}`,
    memberName: '欧阳小明',
    phone: `138${String(12_000_000 + count)}`,
    email: `someone${count}@example.com`,
    idCard: `11010519900101${String(1000 + count)}`,
    bankCard: `622200000000${String(1000 + count)}`,
    address: '北京市朝阳区某路1号',
    contacts: [{ mobile: '13912345678', note: '母亲' }],
    ...facts,
  };
  expect(await call('admin', 'POST', '', whole)).toMatchObject({ code: 200 });
  const [row] = await world.sql(
    `select member_id as id from demo_member where member_no = '${whole.memberNo}'`,
  );
  return { ...whole, memberId: Number(row!.id) };
}

const kept = async (id: number): Promise<Row> =>
  (await world.sql(`select * from demo_member where member_id = ${id}`))[0]!;

describe('a masked field', () => {
  it('is answered with its middle hidden, to everybody, in lists and records', async () => {
    const { memberId, phone } = await stored();
    const hidden = {
      memberName: '欧***',
      phone: `138****${phone.slice(-4)}`,
      email: expect.stringMatching(/^s\*+@example\.com$/),
      idCard: expect.stringMatching(/^1101\*{10}\d{4}$/),
      address: '北京市*******',
    };
    for (const caller of ['clerk', 'keeper', 'admin']) {
      const { data } = await call(caller, 'GET', `/${memberId}`);
      expect(data).toMatchObject({
        ...hidden,
        bankCard: expect.stringMatching(/^6222\*{8}\d{4}$/),
        contacts: [{ mobile: '139****5678', note: '母亲' }],
      });
      const list = await call(caller, 'GET', `/list?memberNo=M${count}&with=contacts`);
      expect(list.rows[0]).toMatchObject({ ...hidden, contacts: [{ mobile: '139****5678' }] });
    }
  });

  it('of a part is revealed under the address and by the permission of its owner', async () => {
    const { memberId } = await stored();
    const { data } = await call('keeper', 'GET', `/${memberId}`);
    const url = `/reveal/contacts.mobile/${data.contacts[0].contactId}`;
    expect(await call('keeper', 'GET', url)).toMatchObject({ code: 200, data: '13912345678' });
    expect(await call('clerk', 'GET', url)).toMatchObject({ code: 403 });
    const logged = await world.sql(
      `select oper_name, title, json_result from sys_oper_log where oper_url like '%${url}' order by oper_name`,
    );
    expect(logged).toMatchObject([{ oper_name: 'keeper', title: '会员管理（查看电话）' }, {}]);
    expect(JSON.stringify(logged)).not.toContain('13912345678');
    await call('admin', 'DELETE', `/${memberId}`);
    expect(await call('keeper', 'GET', url)).toMatchObject({ msg: '联系人不存在或已被删除' });
  });

  it('is revealed to who may, one value at a time, and that is logged without the value', async () => {
    const { memberId, phone, bankCard } = await stored();
    expect(await call('keeper', 'GET', `/reveal/phone/${memberId}`)).toMatchObject({
      code: 200,
      data: phone,
    });
    expect(await call('keeper', 'GET', `/reveal/bankCard/${memberId}`)).toMatchObject({
      data: bankCard,
    });
    expect(await call('clerk', 'GET', `/reveal/phone/${memberId}`)).toMatchObject({ code: 403 });
    const logged = await world.sql(
      'select oper_name, title, oper_url, json_result, status from sys_oper_log where ' +
        `oper_url = '/demo/member/reveal/phone/${memberId}' or oper_url = ` +
        `'/api/demo/member/reveal/phone/${memberId}' order by oper_name`,
    );
    expect(logged.map(({ oper_name, status }) => [oper_name, Number(status)])).toEqual([
      ['keeper', 0],
      ['staff', 1],
    ]);
    expect(logged[0]).toMatchObject({ title: '会员管理（查看手机号）' });
    expect(JSON.stringify(logged)).not.toContain(phone);
    expect(await call('keeper', 'GET', '/reveal/phone/999999')).toMatchObject({
      msg: '会员不存在或已被删除',
    });
  });

  it('is exported masked, and whole to who may reveal it', async () => {
    const { phone } = await stored();
    const cells = async (caller: string): Promise<string> => {
      const { rawPayload } = await app.inject({
        method: 'POST',
        url: '/api/demo/member/export',
        headers: {
          authorization: caller,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: `memberNo=M${count}`,
      });
      return JSON.stringify((await readWorkbook(rawPayload)).rows);
    };
    expect(await cells('clerk')).toContain(`138****${phone.slice(-4)}`);
    expect(await cells('clerk')).not.toContain(phone);
    expect(await cells('keeper')).toContain(phone);
  });

  it('stays as it is when it comes back as it was shown', async () => {
    const { memberId, phone, idCard } = await stored();
    const { data } = await call('clerk', 'GET', `/${memberId}`);
    expect(await call('clerk', 'PUT', '', { ...data, level: 2 })).toMatchObject({ code: 200 });
    expect(await kept(memberId)).toMatchObject({
      level: 2,
      phone,
      member_name: '欧阳小明',
    });
    expect(await call('keeper', 'GET', `/reveal/idCard/${memberId}`)).toMatchObject({
      data: idCard,
    });
    const [contact] = await world.sql(
      `select mobile, update_time from demo_contact where member_id = ${memberId}`,
    );
    expect(contact).toEqual({ mobile: '13912345678', update_time: null });
  });

  it('takes a new value, and refuses one that was shown of something else', async () => {
    const { memberId } = await stored();
    const { data } = await call('clerk', 'GET', `/${memberId}`);
    const refused = {
      code: 500,
      field: 'phone',
      msg: '手机号含有隐藏字符，请填写完整的内容',
    };
    expect(await call('clerk', 'PUT', '', { ...data, phone: '137****0000' })).toMatchObject(
      refused,
    );
    expect(
      await call('clerk', 'POST', '', { memberNo: 'X', memberName: '张三', phone: '138****0000' }),
    ).toMatchObject(refused);
    expect(
      await call('clerk', 'PUT', '', { ...data, contacts: [{ mobile: '139****5678' }] }),
    ).toMatchObject({ field: 'contacts[0].mobile' });
    const phone = `137${String(12_000_000 + count)}`;
    expect(await call('clerk', 'PUT', '', { ...data, phone })).toMatchObject({ code: 200 });
    expect(await kept(memberId)).toMatchObject({ phone });
    expect(
      await call('clerk', 'PUT', '', { ...data, version: undefined, phone: 'x' }),
    ).toMatchObject({ msg: '手机号格式不正确' });
  });

  it('is found by its whole value, and by parts of it by who may reveal it', async () => {
    const { phone, memberId } = await stored();
    const found = async (caller: string, query: string): Promise<number[]> =>
      (await call(caller, 'GET', `/list?${query}`)).rows.map((row: Row) => row.memberId);
    expect(await found('clerk', `phone=${phone}`)).toEqual([memberId]);
    expect(await found('clerk', `phone=${phone.slice(0, -1)}`)).toEqual([]);
    expect(await found('clerk', 'phone=%25')).toEqual([]);
    expect(await found('keeper', `phone=${phone.slice(2)}`)).toEqual([memberId]);
    for (const caller of ['clerk', 'keeper'])
      expect(await call(caller, 'GET', '/list?orderByColumn=phone&isAsc=asc')).toMatchObject({
        code: 500,
        msg: '参数不符合规范，不能进行查询',
      });
  });

  it('cannot be guessed by very many searches', async () => {
    const tries = Array.from({ length: revealsPerMinute }, (_one, index) => index);
    for (const index of tries)
      expect(await call('guesser', 'GET', `/list?phone=${index}`)).toMatchObject({ code: 200 });
    // Further pages of a search, and searches by something else, are no guesses.
    expect(await call('guesser', 'GET', `/list?phone=${tries.at(-1)}&pageNum=2`)).toMatchObject({
      code: 200,
    });
    expect(await call('guesser', 'GET', '/list?memberNo=M')).toMatchObject({ code: 200 });
    expect(await call('guesser', 'GET', '/list?phone=138')).toMatchObject({
      msg: '访问过于频繁，请稍候再试',
    });
  });

  it('is read back from an export, and imported as it was shown changes nothing', async () => {
    const { memberNo, memberId, phone } = await stored();
    const { data } = await call('clerk', 'GET', `/${memberId}`);
    const form = await workbookForm(
      ['会员号', '姓名', '手机号', '等级'],
      [[memberNo, data.memberName, data.phone, '3']],
    );
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/demo/member/importData?updateSupport=true',
      headers: {
        authorization: 'clerk',
        'content-type': request.headers.get('content-type')!,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.json()).toMatchObject({ code: 200 });
    expect(await kept(memberId)).toMatchObject({ level: 3, phone, member_name: '欧阳小明' });
  });
});
