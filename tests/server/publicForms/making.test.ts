/** Links to public forms: who may make one, of which forms, and what becomes of changes. */
import { describe, expect, it } from 'vitest';
import { makeUser, startedServer } from '../support/index.ts';
import { done, fill, linkTo, visit } from './support.ts';

const server = startedServer();

describe('making a link', () => {
  it('needs the permission; answers are for those who may read them', async () => {
    const { token, formId } = await linkTo(await server.admin());
    await fill(server, token);
    const clerk = await makeUser(server.database, 'linker', {
      permissions: ['tool:publicForm:list'],
    });
    const client = await server.signIn(clerk.userName, clerk.password);
    expect(await client.post('/tool/publicForm', { title: '甲', form: visit })).toMatchObject({
      code: 403,
    });
    expect(await client.get(`/tool/publicAnswer/list?formId=${formId}`)).toMatchObject({
      code: 403,
    });
    expect(await client.get('/tool/publicForm/list')).toMatchObject({ code: 200 });
    expect(await server.client().get('/tool/publicForm/list')).toMatchObject({ code: 401 });
    expect(
      await server.client().post('/tool/publicForm', { title: '甲', form: visit }),
    ).toMatchObject({ code: 401 });
  });

  it('refuses forms that need somebody signed in, with words', async () => {
    const admin = await server.admin();
    const field = (more: object) => ({
      fields: [{ name: 'a', label: '甲', widget: 'Input', ...more }],
    });
    const forms: [form: object, text: string][] = [
      [{ fields: [] }, '表单没有可以填写的字段'],
      [{ model: 'post', fields: ['postName'] }, '模型的字段'],
      [
        field({ widget: 'Select', options: { from: 'dict', dict: 'no_such_dictionary' } }),
        '选项来自服务器',
      ],
      [field({ widget: 'FileUpload' }), '需要登录'],
      [field({ widget: 'PasswordInput' }), '不能用于公开填写'],
      [field({ widget: 'KeyValues' }), '多个值'],
      [field({ onChange: [{ type: 'message', text: '好' }] }), '执行操作'],
      [
        {
          fields: [
            { type: 'button', name: 'b', label: '钮', run: [{ type: 'message', text: '好' }] },
          ],
        },
        '按钮“钮”会执行操作',
      ],
      [field({ pattern: '^(a+)+$' }), '正则表达式'],
      [{ fields: [{ type: 'list', name: 'rows', label: '行', fields: [{ name: 'b' }] }] }, '多行'],
      [{ fields: 'x' }, '表单定义不正确'],
    ];
    for (const [form, text] of forms) {
      const refused = await admin.post('/tool/publicForm', { title: '甲', form });
      expect([form, refused.code, refused.msg]).toEqual([
        form,
        500,
        expect.stringContaining(text) as string,
      ]);
    }
  });

  it('keeps how a form looks, and asks what its last drawer asks', async () => {
    const look = { labels: 'left', labelWidth: 120, labelAlign: 'left', gap: 8 };
    const form = {
      ...look,
      fields: [{ name: 'a', label: '甲', widget: 'Input' }],
      finish: { title: '最后', fields: [{ name: 'b', label: '乙', widget: 'Input' }] },
    };
    const { token } = await linkTo(await server.admin(), { form });
    const { data } = await server.client().get(`/public/form/${token}`);
    expect(data.form).toMatchObject({ ...look, fields: [{ name: 'a' }, { name: 'b' }] });
    expect(data.form).not.toHaveProperty('finish');
  });

  it('keeps the entries of dictionaries as they are on that day', async () => {
    const admin = await server.admin();
    const sex = { name: 'sex', label: '性别', widget: 'RadioGroup' };
    const form = { fields: [{ ...sex, options: { from: 'dict', dict: 'sys_user_sex' } }] };
    const { token, formId } = await linkTo(admin, { form });
    const { data } = await server.client().get(`/public/form/${token}`);
    expect(data.form.fields[0].options).toEqual({
      from: 'list',
      items: [
        { value: '0', label: '男' },
        { value: '1', label: '女' },
        { value: '2', label: '未知' },
      ],
    });
    done(await fill(server, token, { sex: '1' }));
    const { rows } = await admin.get(`/tool/publicAnswer/list?formId=${formId}`);
    expect(rows[0].content).toEqual({ sex: '女' });
  });

  it('takes of a link what people may say of it, and nothing else', async () => {
    const admin = await server.admin();
    const { formId, token } = await linkTo(admin, {
      formId: 777,
      token: 'x'.repeat(43),
      answers: 5,
      fields: [],
      createBy: '别人',
    });
    expect([formId, token]).not.toEqual([777, 'x'.repeat(43)]);
    const { data } = done(await admin.get(`/tool/publicForm/${formId}`));
    expect(data).toMatchObject({ answers: 0, createBy: 'admin' });
    expect((data as { fields: unknown[] }).fields).toHaveLength(visit.fields.length);
  });

  it('is not undone by changes of the link: its form stays as it is', async () => {
    const admin = await server.admin();
    const { formId, token } = await linkTo(admin);
    const { data } = done(await admin.get(`/tool/publicForm/${formId}`));
    done(
      await admin.put('/tool/publicForm', {
        ...(data as object),
        title: '改名',
        form: { fields: [] },
        fields: [],
        token: 'x',
        answers: 7,
      }),
    );
    const shown = await server.client().get(`/public/form/${token}`);
    expect(shown.data).toMatchObject({ title: '改名', form: { fields: visit.fields } });
    expect(done(await admin.get(`/tool/publicForm/${formId}`)).data).toMatchObject({ answers: 0 });
  });
});
