import { describe, expect, it } from 'vitest';
import { defined } from '../../../src/schema/defined.ts';
import type { FormField, Page } from '../../../src/schema/generated/types.gen.ts';
import { compile } from './fixtures.ts';
import { all, only, short } from './warehouse.ts';

describe('a form', () => {
  const plan = only(compile(short, undefined, all).forms.edit);
  const node = (name: string) => only(plan.nodes.find((one) => one.name === name));

  it('takes its requests, titles and version from the model', () => {
    expect(plan).toMatchObject({
      recordKey: 'warehouseId',
      versionField: 'version',
      container: 'drawer',
      columns: 1,
      labels: 'top',
      title: { create: '添加仓库', edit: '修改仓库', view: '查看仓库' },
      load: { url: '/demo/warehouse/{key}' },
      submit: {
        create: { method: 'POST', url: '/demo/warehouse' },
        edit: { method: 'PUT', url: '/demo/warehouse' },
      },
      success: { create: '新增成功', edit: '修改成功' },
    });
  });

  it('takes controls from field types, dictionaries, relations and the model', () => {
    expect(plan.nodes.map(({ name, component }) => [name, component])).toEqual([
      ['code', 'Input'],
      ['kind', 'Select'],
      ['cold', 'Switch'],
      ['area', 'NumberInput'],
      ['opened', 'DatePicker'],
      ['deptId', 'TreeSelect'],
      ['managerId', 'RelationSelect'],
      ['checkedAt', 'DateTimePicker'],
      ['address', 'Input'],
      ['secret', 'Input'],
      ['salary', 'NumberInput'],
    ]);
    expect(node('area').props).toEqual({ min: 0, precision: 1, grouping: true });
    expect(node('deptId').choices).toEqual({
      from: 'request',
      one: { url: '/system/dept/{key}' },
      request: { url: '/system/dept/list' },
      value: 'deptId',
      label: 'deptName',
      parent: 'parentId',
    });
    expect(node('managerId').choices).toMatchObject({
      request: { url: '/system/user/list', paged: false },
      value: 'userId',
    });
    expect(node('kind').placeholder).toBe('请选择类型');
  });

  it('validates by the model, with the messages of the protocol', () => {
    expect(node('code').validation).toEqual({
      kind: 'text',
      required: true,
      maxLength: 20,
      messages: {
        required: '编码不能为空',
        type: '编码包含无效字符',
        maxLength: '编码长度不能超过20个字符',
      },
    });
    expect(node('area').validation).toMatchObject({
      kind: 'number',
      minimum: 0,
      precision: 10,
      scale: 1,
    });
  });

  it('closes fields that are fixed once stored, and those the server keeps', () => {
    expect(node('code').disabled).toEqual({ $expr: "mode == 'edit'" });
    expect(node('checkedAt')).toMatchObject({ readOnly: true, submit: false, modes: ['edit'] });
  });

  it('lets a page override locally', () => {
    const own: Page = {
      ...short,
      forms: {
        edit: {
          title: '登记',
          container: 'modal',
          columns: 2,
          fields: [
            {
              field: 'code',
              label: '货位码',
              maxLength: 8,
              messages: { required: '请填写货位码' },
              disabled: { $expr: 'values.cold' },
              widget: 'TextArea',
              default: 'A',
            },
            {
              type: 'group',
              name: 'box',
              label: '更多',
              fields: [
                { name: 'count', valueType: 'number', label: '数量', minimum: 1 },
                { field: 'kind', widget: 'RadioGroup' },
              ],
            },
            {
              name: 'agreed',
              valueType: 'boolean',
              label: '同意',
              sent: false,
              assert: { $expr: 'values.agreed' },
              message: '请先同意',
            },
          ],
          rules: [
            {
              target: ['box', 'gone'],
              if: { $expr: "values.kind == '1' && mode == 'create'" },
              set: { visible: true, value: { $expr: 'values.count + 1' } },
            },
            { target: 'gone', set: { visible: false } },
            { target: 'count', set: { value: { $expr: 'size(values)' } } },
          ],
        },
      },
    };
    const edit = only(compile(own, undefined, all).forms.edit);
    expect(edit).toMatchObject({
      title: { create: '登记', edit: '登记' },
      container: 'modal',
      width: 600,
      columns: 2,
    });
    const [code, box, agreed] = edit.nodes;
    expect(code).toMatchObject({
      label: '货位码',
      component: 'TextArea',
      default: 'A',
      disabled: { $expr: "mode == 'edit' || (values.cold)" },
    });
    expect(code?.validation.messages).toMatchObject({
      required: '请填写货位码',
      maxLength: '货位码长度不能超过8个字符',
    });
    expect(box).toMatchObject({ kind: 'layout', type: 'void', component: 'FormGroup', span: 2 });
    expect(box?.children.map(({ component, placeholder }) => [component, placeholder])).toEqual([
      ['NumberInput', '请输入数量'],
      ['RadioGroup', undefined],
    ]);
    expect(agreed).toMatchObject({
      component: 'Switch',
      submit: false,
      validation: { check: { message: '请先同意' } },
    });
    expect(edit.rules).toMatchObject([
      { targets: ['box'], reads: ['kind', 'count'] },
      { targets: ['count'], reads: ['code', 'box', 'count', 'kind', 'agreed'] },
    ]);
  });

  it('holds numbers to the limits that only the props of their control say', () => {
    const limits = (props: FormField['props'], field = 'salary') => {
      const page = { ...short, forms: { edit: { fields: [defined({ field, props })] } } };
      const [node] = only(compile(page as Page, undefined, all).forms.edit).nodes;
      const { minimum, maximum } = node!.validation;
      return [minimum, maximum];
    };
    const [least, most] = limits(undefined);
    expect(limits({ min: 3, max: 9 })).toEqual([3, 9]);
    expect(limits({ min: { $expr: '1 + 1' } })).toEqual([least, most]);
    // Never past those of the model.
    expect(limits({ min: -5 }, 'area')[0]).toBe(0);
  });

  it('is in the plan only when something opens it, with the modes that are reached', () => {
    const permissions = ['demo:warehouse:list', 'demo:warehouse:edit'];
    const reader = only(compile(short, permissions, all).forms.edit);
    expect(reader.submit).toEqual({ edit: { method: 'PUT', url: '/demo/warehouse' } });
    expect(reader.nodes.every(({ modes }) => modes.every((mode) => mode === 'edit'))).toBe(true);
    expect(compile(short, ['demo:warehouse:list'], all).forms).toEqual({});
  });
});
