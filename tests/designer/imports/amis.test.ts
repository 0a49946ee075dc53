/** Forms and lists of amis become ours. */
import { describe, expect, it } from 'vitest';
import { imported, wrongIn } from './reading.ts';
import { amisCrud, amisForm } from './samples.ts';

describe('a form of amis', () => {
  const { parts, said, notation } = imported(amisForm);
  const { form } = parts.forms;
  const field = (name: string) => form.fields.find((one: { name?: string }) => one.name === name);

  it('keeps controls, limits, choices and conditions', () => {
    expect(notation).toBe('amis');
    expect(form).toMatchObject({
      labels: 'left',
      ok: '保存会员',
      submit: { create: { method: 'POST', url: '/crm/member' } },
    });
    expect(field('name')).toEqual({
      name: 'name',
      label: '姓名',
      hint: '真实姓名',
      widget: 'Input',
      required: true,
      maxLength: 20,
    });
    expect(field('mail')).toMatchObject({ format: 'email', messages: { pattern: '邮箱不对' } });
    expect(field('kind')).toMatchObject({
      widget: 'Select',
      default: 1,
      valueType: 'number',
      options: {
        from: 'list',
        items: [
          { value: 1, label: '个人' },
          { value: 2, label: '企业' },
        ],
      },
    });
    expect(field('company').visible).toEqual({ $expr: 'values.kind == 2' });
    expect(field('age')).toMatchObject({
      minimum: 0,
      maximum: 150,
      disabled: { $expr: 'values.kind === 2' },
    });
    expect(field('code')).toMatchObject({
      pattern: '^[A-Z]+$',
      messages: { pattern: '只能是大写字母' },
    });
    expect(field('zip')).toMatchObject({ maxLength: 6 });
    expect(field('likes').options.items).toEqual([
      { value: '读书', label: '读书' },
      { value: '跑步', label: '跑步' },
    ]);
    expect(field('city').options).toEqual({
      from: 'request',
      url: '/crm/cities',
      params: { level: '2' },
      value: 'id',
      label: 'title',
    });
  });

  it('keeps groups beside each other and tables as rows', () => {
    expect(form.fields[5]).toMatchObject({
      type: 'grid',
      columns: 2,
      fields: [{ name: 'from' }, { name: 'till' }],
    });
    expect(field('lines')).toMatchObject({
      type: 'list',
      label: '明细',
      fields: [
        { name: 'item', widget: 'Input' },
        { name: 'count', widget: 'NumberInput' },
      ],
    });
  });

  it('names everything else', () => {
    expect(said).toEqual([
      'expression /body/1/body/12/visibleOn ${currentUser.admin}',
      'foreignAddress /body/1/body/11/source https://other.example/shops',
      'noPlace /body/0 alert',
      'noPlace /body/1/body/3/requiredOn requiredOn',
      'noPlace /body/1/body/8/validations isNumeric',
      'noPlace /body/1/debug debug',
      'noPlace /title title',
      'unknownTag /body/1/body/13/type signature-pad',
    ]);
  });

  it('is a page that the checker accepts', async () => {
    expect(await wrongIn(amisForm)).toEqual([]);
  });

  it('of former versions is read, too', () => {
    const { parts: former } = imported({
      type: 'form',
      controls: [
        { type: 'text', name: 'a', label: '甲' },
        { type: 'number', name: 'b', label: '乙', hiddenOn: 'data.a == 1' },
      ],
    });
    expect(former.forms.form.fields).toMatchObject([
      { widget: 'Input' },
      { widget: 'NumberInput', visible: { $expr: '!(values.a == 1)' } },
    ]);
  });
});

describe('a list of amis', () => {
  const { parts, said } = imported(amisCrud);

  it('keeps search, columns and size', () => {
    expect(parts.list).toMatchObject({
      key: 'memberId',
      url: '/crm/member/list',
      params: { scene: 'desk' },
      pageSize: 20,
      query: [
        { name: 'name', label: '姓名', placeholder: '姓名的一部分' },
        { name: 'joined', range: 'day' },
        { name: 'level', label: '等级' },
      ],
      columns: [
        { field: 'memberId', width: 80, fixed: 'left' },
        { field: 'name', sortable: true },
        {
          field: 'level',
          options: {
            items: [
              { value: '1', label: '普通' },
              { value: '2', label: '贵宾' },
            ],
          },
        },
        { field: 'photo', widget: 'Image' },
        { field: 'chart' },
      ],
      toolbar: ['create', 'send2'],
      row: ['edit', 'send'],
    });
  });

  it('keeps buttons as actions with their forms', () => {
    expect(parts.actions).toMatchObject({
      create: {
        label: '新增会员',
        variant: 'primary',
        run: [{ type: 'openForm', form: 'create' }],
      },
      send2: {
        label: '批量删除',
        selection: 'some',
        confirm: { title: '确定要批量删除？' },
        run: [{ type: 'request', method: 'DELETE', url: '/crm/member/{ids}' }, { type: 'reload' }],
      },
      edit: { run: [{ form: 'edit', mode: 'edit', recordKey: { $expr: 'row.memberId' } }] },
      send: {
        visible: { $expr: 'row.level != 2' },
        run: [{ method: 'POST', url: '/crm/member/{row.memberId}/stop' }, { type: 'reload' }],
      },
    });
    expect(parts.forms).toMatchObject({
      create: { container: 'modal', submit: { create: { method: 'POST', url: '/crm/member' } } },
      edit: {
        container: 'drawer',
        load: { url: '/crm/member/{key}' },
        submit: { edit: { method: 'PUT', url: '/crm/member/{key}' } },
      },
    });
  });

  it('names what it leaves out', () => {
    expect(said).toEqual([
      'action /columns/5/buttons/2 画像',
      'action /headerToolbar/3 export-excel',
      'badValue /columns/2/map/* *',
      'noPlace /filter/title title',
      'unknownTag /columns/4/type sparkline',
    ]);
  });

  it('is a page that the checker accepts', async () => {
    expect(await wrongIn(amisCrud)).toEqual([]);
  });
});
