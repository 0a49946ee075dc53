import { describe, expect, it } from 'vitest';
import { PageError } from '../../../src/schema/compile/index.ts';
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import { compile, isList, listOf, models, pageIds, pageNamed } from './fixtures.ts';

const keys = (actions: readonly { key: string }[]) => actions.map(({ key }) => key);
const only = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('nothing found');
  return found;
};

const warehouse: Model = {
  version: 2,
  name: 'warehouse',
  label: '仓库',
  table: 'demo_warehouse',
  key: 'warehouseId',
  path: '/demo/warehouse',
  permission: 'demo:warehouse',
  versionField: 'version',
  fields: {
    warehouseId: { type: 'id', label: '编号' },
    code: {
      type: 'string',
      label: '编码',
      required: true,
      maxLength: 20,
      modes: ['list', 'view', 'create'],
      filter: 'contains',
    },
    kind: { type: 'string', label: '类型', dict: 'demo_kind', filter: 'exact' },
    cold: { type: 'boolean', label: '冷库', filter: 'exact' },
    area: { type: 'decimal', label: '面积', minimum: 0, precision: 10, scale: 1 },
    opened: { type: 'date', label: '启用日期', filter: { type: 'dayRange', prefix: 'opened' } },
    deptId: { type: 'ref', label: '部门' },
    managerId: { type: 'ref', label: '负责人' },
    checkedAt: { type: 'datetime', label: '盘点时间', modes: ['list', 'view'] },
    address: { type: 'text', label: '地址', maxLength: 200, widget: 'Input' },
    secret: { type: 'string', label: '口令', modes: ['create', 'edit'] },
    salary: {
      type: 'decimal',
      label: '租金',
      access: { read: 'demo:warehouse:rent', write: 'demo:warehouse:setRent' },
    },
    version: { type: 'integer', label: '版本' },
  },
  relations: {
    dept: { type: 'belongsTo', model: 'dept', field: 'deptId', expose: ['deptName'] },
    manager: { type: 'belongsTo', model: 'user', field: 'managerId' },
  },
};
const all = { ...models, warehouse };
const page = (rest: Partial<Page>): Page => ({
  version: 2,
  id: 'demo/warehouse',
  title: '仓库',
  model: 'warehouse',
  access: 'demo:warehouse:list',
  ...rest,
});
const form = {
  fields: [
    'code',
    'kind',
    'cold',
    'area',
    'opened',
    'deptId',
    'managerId',
    'checkedAt',
    'address',
    'secret',
    'salary',
  ],
};
const short = page({
  list: {
    columns: ['code'],
    toolbar: ['create', 'edit', 'remove', 'export', 'import', 'refresh'],
    row: ['edit', 'remove'],
  },
  forms: { edit: form },
});

describe('a list', () => {
  it('takes request, key, paging and address from the model', () => {
    const list = listOf(compile(short, undefined, all));
    expect(list).toMatchObject({
      key: 'list',
      name: 'list',
      rowKey: 'warehouseId',
      request: { url: '/demo/warehouse/list' },
      paged: true,
      pageSize: 10,
      queryShown: 2,
      selection: 'multiple',
      tools: true,
      urlState: true,
    });
    expect(listOf(compile(pageNamed('system/dept')))).toMatchObject({
      paged: false,
      tree: { key: 'deptId', parent: 'parentId', expanded: true },
    });
  });

  it('shows columns by the type of their fields', () => {
    const { columns } = listOf(
      compile(
        page({
          list: {
            columns: [
              'warehouseId',
              'code',
              'kind',
              'cold',
              'opened',
              'createTime',
              'deptId',
              'address',
              { field: 'dept.deptName', sortable: true },
              { field: 'area', sortable: true, suffix: ' ㎡' },
            ],
          },
        }),
        undefined,
        all,
      ),
    );
    expect(
      columns.map(({ label, component, width, ellipsis }) => [label, component, width, ellipsis]),
    ).toEqual([
      ['编号', 'Text', 100, true],
      ['编码', 'Text', undefined, true],
      ['类型', 'DictTag', 110, true],
      ['冷库', 'BooleanText', 100, true],
      ['启用日期', 'DateText', 120, true],
      ['创建时间', 'DateText', 180, true],
      ['部门', 'Text', undefined, true],
      ['地址', 'Text', undefined, true],
      ['部门名称', 'Text', undefined, true],
      ['面积', 'NumberText', 120, true],
    ]);
    expect(columns[4].props).toEqual({ format: 'YYYY-MM-DD' });
    expect(columns[6].value).toEqual({ $expr: 'row.dept.deptName' });
    expect(columns[9]).toMatchObject({ sortable: true, suffix: ' ㎡', align: 'center' });
    expect(columns[0].sortable).toBe(false);
  });

  it('tells columns of one field apart and leads a tree from the left', () => {
    expect(
      keys(
        listOf(
          compile(
            page({ list: { columns: ['code', { field: 'code', label: '条码' }] } }),
            undefined,
            all,
          ),
        ).columns,
      ),
    ).toEqual(['code', 'code#2']);
    expect(listOf(compile(pageNamed('system/dept'))).columns.map(({ align }) => align)).toEqual([
      'left',
      'center',
      'center',
      'center',
    ]);
  });

  it('edits cells with the control of their field, for those who may write it', () => {
    const editable: Partial<Page> = {
      list: {
        columns: [
          { field: 'area', cell: { type: 'edit', access: 'demo:warehouse:edit' } },
          { field: 'checkedAt', cell: { type: 'edit' } },
          { field: 'salary', cell: { type: 'edit' } },
        ],
      },
    };
    const edits = (permissions: string[]) =>
      listOf(compile(page(editable), permissions, all)).columns.map(({ field, edit }) => [
        field,
        edit && [edit.component, edit.props],
      ]);
    expect(edits(['*:*:*'])).toEqual([
      ['area', ['NumberInput', { min: 0, precision: 1 }]],
      ['checkedAt', undefined],
      ['salary', ['NumberInput', { precision: 2 }]],
    ]);
    expect(edits(['demo:warehouse:list', 'demo:warehouse:rent'])).toEqual([
      ['area', undefined],
      ['checkedAt', undefined],
      ['salary', undefined],
    ]);
  });

  it('searches by the filters of the fields', () => {
    const { query } = listOf(
      compile(
        page({
          list: {
            columns: ['code'],
            query: [
              'code',
              'kind',
              'cold',
              'opened',
              'deptId',
              { field: 'area', label: '大小', placeholder: '不限' },
            ],
          },
        }),
        undefined,
        all,
      ),
    );
    expect(
      query.map(({ component, placeholder, range, prefix }) => [
        component,
        placeholder,
        range,
        prefix,
      ]),
    ).toEqual([
      ['Input', '请输入编码', undefined, undefined],
      ['Select', '请选择类型', undefined, undefined],
      ['Select', '请选择冷库', undefined, undefined],
      ['DateRange', undefined, 'day', 'opened'],
      ['TreeSelect', '请选择部门', undefined, undefined],
      ['Input', '不限', undefined, undefined],
    ]);
    expect(query[2].choices).toMatchObject({
      from: 'fixed',
      choices: [
        { value: true, label: '是' },
        { value: false, label: '否' },
      ],
    });
    const operlog = listOf(
      compile(
        page({
          model: 'operlog',
          list: { columns: ['title'], query: ['businessTypes', 'operTime'] },
        }),
      ),
    );
    expect(operlog.query).toMatchObject([
      { name: 'businessTypes', component: 'Select', props: { mode: 'multiple' } },
      { component: 'DateRange', range: 'time' },
    ]);
  });
});

/** A text of the standard actions, with the name under which catalogues have it. */
const standard = (name: string, chinese: string) => ({ $t: `standard.${name}`, default: chinese });

describe('standard actions', () => {
  it('exist without being declared', () => {
    const list = listOf(compile(short, undefined, all));
    expect(
      list.toolbar.map(({ label, variant, selection, icon }) => [label, variant, selection, icon]),
    ).toEqual([
      [standard('create', '新增'), 'primary', 'none', 'plus'],
      [standard('edit', '修改'), 'primary', 'one', 'edit'],
      [standard('remove', '删除'), 'danger', 'some', 'delete'],
      [standard('export', '导出'), 'primary', 'none', 'download'],
      [standard('import', '导入'), 'dashed', 'none', 'import'],
      [standard('refresh', '刷新'), 'default', 'none', 'reload'],
    ]);
    expect(list.toolbar[2]).toMatchObject({
      run: [
        { type: 'request', request: { method: 'DELETE', url: '/demo/warehouse/{ids}' } },
        { type: 'message', text: standard('removed', '删除成功') },
      ],
      confirm: {
        title: standard('removeQuestion', '确认删除选中的数据？'),
        content: { $expr: "listed(pluck(rows, 'warehouseId'))" },
        danger: true,
      },
    });
    expect(list.toolbar[3]).toMatchObject({
      run: [{ type: 'export', url: '/demo/warehouse/export', filename: 'warehouse' }],
      confirm: {
        title: standard('exportQuestion', '确认导出吗？'),
        content: standard('exportHint', '此操作将导出当前条件下所有数据而非选中数据'),
      },
    });
    expect(list.toolbar[4].run).toEqual([
      {
        type: 'import',
        title: '仓库导入',
        url: '/demo/warehouse/importData',
        templateUrl: '/demo/warehouse/importTemplate',
        templateName: 'warehouse_template',
        updateLabel: '是否更新已经存在的仓库数据',
      },
    ]);
    expect(list.row.map(({ variant, selection }) => [variant, selection])).toEqual([
      ['link', 'none'],
      ['danger', 'none'],
    ]);
  });

  it('are overridden member by member: other steps keep label and permission, other presentation the steps', () => {
    const changed = {
      ...short,
      actions: {
        export: { run: [{ type: 'export' as const, filename: 'stock' }] },
        create: { run: [{ type: 'navigate' as const, to: '/demo/new' }] },
        remove: { visible: { $expr: 'row.code != 1' } },
      },
    };
    const [create, , remove, exported] = listOf(compile(changed, undefined, all)).toolbar;
    expect(exported).toMatchObject({
      label: standard('export', '导出'),
      run: [{ url: '/demo/warehouse/export', filename: 'stock' }],
    });
    expect(create).toMatchObject({
      label: standard('create', '新增'),
      variant: 'primary',
      run: [{ type: 'navigate', to: '/demo/new' }],
    });
    expect(remove).toMatchObject({
      visible: { $expr: 'row.code != 1' },
      run: [{ type: 'request' }, { type: 'message' }],
    });
    expect(keys(listOf(compile(changed, ['demo:warehouse:list'], all)).toolbar)).toEqual([
      'refresh',
    ]);
  });

  it('belong to the list they stand in: a nested list has those of its own model and form', () => {
    const nested: Page = {
      ...short,
      list: {
        ...short.list!,
        expand: [
          {
            type: 'list',
            name: 'posts',
            model: 'post',
            form: 'post',
            columns: ['postName'],
            toolbar: ['create', 'remove'],
          },
        ],
      },
      forms: { edit: form, post: { fields: ['postName'] } },
      actions: { remove: { run: [{ type: 'request', method: 'DELETE', url: '/elsewhere' }] } },
    };
    const plan = compile(nested, undefined, all);
    const inner = only(listOf(plan).expand?.find(isList));
    expect(inner.toolbar[0].run).toMatchObject([{ form: 'post' }]);
    expect(inner.toolbar[1].run).toMatchObject([{ request: { url: '/system/post/{ids}' } }, {}]);
    expect(inner.urlState).toBe(false);
    expect(plan.forms.post).toMatchObject({
      model: 'post',
      title: { create: '添加岗位' },
      submit: { create: { method: 'POST', url: '/system/post' } },
    });
  });

  it('carry what they do apart from how they are offered', () => {
    const view: Page = {
      ...short,
      list: { columns: [{ field: 'code', cell: { type: 'link', action: 'open' } }] },
      actions: {
        open: {
          label: '看',
          access: 'query',
          run: [
            {
              type: 'show',
              body: [
                {
                  type: 'descriptions',
                  fields: [
                    'code',
                    { label: '共', value: { $text: "{dictLabel('demo_extra', record.kind)}" } },
                  ],
                },
              ],
            },
          ],
        },
      },
    };
    const plan = compile(view, undefined, all);
    expect(listOf(plan).columns[0].action).toMatchObject({
      key: 'open',
      variant: 'link',
      run: [
        {
          type: 'show',
          container: 'drawer',
          body: [
            { type: 'descriptions', items: [{ field: 'code', label: '编码' }, { label: '共' }] },
          ],
        },
      ],
    });
    expect(JSON.stringify(plan)).not.toContain('access');
    expect(
      listOf(compile(view, ['demo:warehouse:list', 'demo:other:query'], all)).columns[0].action,
    ).toBeUndefined();
    expect(plan.dicts).toEqual(['demo_extra']);
  });
});

describe('a switch in a list', () => {
  const switched: Model = {
    ...warehouse,
    labelField: 'code',
    switches: { kind: '/demo/warehouse/changeKind', cold: '/demo/warehouse/changeCold' },
    fields: { ...warehouse.fields, address: { ...warehouse.fields.address, always: true } },
  };
  const cellOf = (cell: Record<string, unknown>, field = 'kind', permissions?: string[]) =>
    listOf(
      compile(
        page({ list: { columns: [{ field, cell: { type: 'switch', ...cell } }] } }),
        permissions,
        { ...all, warehouse: switched },
      ),
    ).columns[0].switch;

  it('sends, asks and says what follows from the model', () => {
    expect(cellOf({})).toEqual({
      on: '0',
      off: '1',
      request: {
        method: 'PUT',
        url: '/demo/warehouse/changeKind',
        body: {
          warehouseId: { $expr: 'row.warehouseId' },
          kind: { $expr: 'value' },
          address: { $expr: 'row.address' },
        },
      },
      confirm: { $text: "确认{value == '0' ? '启用' : '停用'}{row.code}的仓库吗？" },
      success: { $expr: "value == '0' ? '启用成功' : '停用成功'" },
      failure: { $text: "{value == '0' ? '启用' : '停用'}异常：{problem}" },
    });
    expect(cellOf({}, 'cold')).toMatchObject({
      on: true,
      off: false,
      success: { $expr: "value == true ? '启用成功' : '停用成功'" },
    });
  });

  it('is there for those who may edit, unless it says otherwise', () => {
    expect(cellOf({}, 'kind', ['demo:warehouse:list'])).toBeUndefined();
    expect(cellOf({ access: 'list' }, 'kind', ['demo:warehouse:list'])).toBeDefined();
  });

  it('says what differs; an empty question is none', () => {
    const own = cellOf({ on: 'A', off: 'B', confirm: '', success: '好' });
    expect(own).toMatchObject({ on: 'A', off: 'B', success: '好' });
    expect(own).not.toHaveProperty('confirm');
    expect(own?.failure).toEqual({ $text: "{value == 'A' ? '启用' : '停用'}异常：{problem}" });
  });

  it('without an address of its own or of the model is refused', () => {
    expect(() => cellOf({}, 'code')).toThrow(/switches/);
  });
});

describe('steps', () => {
  const offering = (actions: Page['actions'], more: Partial<Page> = {}): Page =>
    page({ list: { columns: ['code'], toolbar: ['go'] }, actions, ...more });
  const runOf = (compiled: Page, permissions?: string[]) =>
    listOf(compile(compiled, permissions, all)).toolbar[0].run;

  it('keep their conditions, and those for failures; denied ones are gone', () => {
    const steps = offering({
      go: {
        run: [
          {
            type: 'request',
            url: '/a',
            if: { $expr: 'size(ids) > 0' },
            onError: [
              { type: 'message', text: 'x' },
              { type: 'reload', access: 'repair' },
            ],
          },
          { type: 'close', access: ['add', 'demo:other:edit'] },
        ],
      },
    });
    expect(runOf(steps)).toHaveLength(2);
    expect(runOf(steps, ['demo:warehouse:list'])).toEqual([
      {
        type: 'request',
        request: { url: '/a' },
        if: { $expr: 'size(ids) > 0' },
        onError: [{ type: 'message', tone: 'success', text: 'x' }],
      },
    ]);
    expect(runOf(steps, ['demo:warehouse:list', 'demo:other:edit'])).toHaveLength(2);
  });

  it('start other actions, unless these are denied or lead back', () => {
    const steps = offering({
      go: { run: [{ type: 'action', action: 'remove' }] },
    });
    expect(runOf(steps)).toMatchObject([
      { type: 'action', action: { key: 'remove', confirm: { danger: true } } },
    ]);
    expect(runOf(steps, ['demo:warehouse:list'])).toEqual([]);
    const circle = offering({
      go: { run: [{ type: 'action', action: 'on' }] },
      on: { run: [{ type: 'action', action: 'go' }] },
    });
    expect(() => runOf(circle)).toThrow(/"go" leads back to itself/);
  });

  it('are what events run: of a page, its lists and trees, its forms', () => {
    const message = (text: string) => [{ type: 'message' as const, text }];
    const plan = compile(
      page({
        onOpen: message('page'),
        list: { columns: ['code'], toolbar: ['create'], onRowClick: message('row') },
        body: [
          {
            type: 'tree',
            options: { from: 'list', items: [{ value: 1, label: 'a' }] },
            state: 'kind',
            onChange: message('tree'),
          },
        ],
        forms: {
          edit: {
            ...form,
            onOpen: message('open'),
            onSave: message('save'),
            onCancel: message('cancel'),
            onError: message('error'),
          },
        },
      }),
      undefined,
      all,
    );
    const said = (text: string) => ({ run: [{ type: 'message', tone: 'success', text }] });
    expect(plan.onOpen).toMatchObject(said('page'));
    expect(listOf(plan).onRowClick).toMatchObject(said('row'));
    expect(plan.body[1]).toMatchObject({ onChange: said('tree') });
    expect(plan.forms.edit).toMatchObject({
      onOpen: said('open'),
      onSave: said('save'),
      onCancel: said('cancel'),
      onError: said('error'),
    });
  });
});

describe('a form', () => {
  const plan = compile(short, undefined, all).forms.edit;
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
    expect(node('area').props).toEqual({ min: 0, precision: 1 });
    expect(node('deptId').choices).toEqual({
      from: 'request',
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
    const {
      forms: { edit },
    } = compile(own, undefined, all);
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
    expect(code.validation.messages).toMatchObject({
      required: '请填写货位码',
      maxLength: '货位码长度不能超过8个字符',
    });
    expect(box).toMatchObject({ kind: 'layout', type: 'void', component: 'FormGroup', span: 2 });
    expect(box.children.map(({ component, placeholder }) => [component, placeholder])).toEqual([
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

  it('is in the plan only when something opens it, with the modes that are reached', () => {
    const reader = compile(short, ['demo:warehouse:list', 'demo:warehouse:edit'], all).forms.edit;
    expect(reader.submit).toEqual({ edit: { method: 'PUT', url: '/demo/warehouse' } });
    expect(reader.nodes.every(({ modes }) => modes.every((mode) => mode === 'edit'))).toBe(true);
    expect(compile(short, ['demo:warehouse:list'], all).forms).toEqual({});
  });
});

describe('fields with permissions of their own', () => {
  const shown = page({
    list: {
      columns: ['code', 'salary'],
      query: ['salary'],
      sort: { salary: 'desc' },
      toolbar: ['create', 'edit'],
    },
    forms: { edit: { ...form, rules: [{ target: 'salary', set: { visible: true } }] } },
  });
  const base = ['demo:warehouse:list', 'demo:warehouse:add', 'demo:warehouse:edit'];
  const salaryOf = (permissions: string[]) =>
    compile(shown, permissions, all).forms.edit.nodes.find(({ name }) => name === 'salary');

  it('are gone for those who may neither read nor write', () => {
    expect(JSON.stringify(compile(shown, base, all))).not.toMatch(/salary|租金/);
  });

  it('are shown, not sent, to those who may only read', () => {
    expect(salaryOf([...base, 'demo:warehouse:rent'])).toMatchObject({
      readOnly: true,
      submit: false,
      modes: ['edit'],
    });
    expect(listOf(compile(shown, [...base, 'demo:warehouse:rent'], all)).columns).toHaveLength(2);
  });

  it('are entered by those who may only write, on creation', () => {
    expect(salaryOf([...base, 'demo:warehouse:setRent'])).toMatchObject({
      submit: true,
      modes: ['create'],
    });
  });

  it('write-only ones are entered and never listed', () => {
    expect(
      compile(short, undefined, all).forms.edit.nodes.find(({ name }) => name === 'secret'),
    ).toMatchObject({ submit: true, modes: ['create', 'edit'] });
    expect(
      listOf(compile(page({ list: { columns: ['code', 'secret'] } }), undefined, all)).columns,
    ).toHaveLength(1);
  });
});

describe('a page', () => {
  it('without its permission is empty', () => {
    expect(compile(short, [], all)).toEqual({
      id: 'demo/warehouse',
      title: '仓库',
      allowed: false,
      state: {},
      addressState: [],
      sources: {},
      body: [],
      forms: {},
      dicts: [],
    });
  });

  it.each<[string, Partial<Page>, string]>([
    ['form', { list: { columns: ['code'], toolbar: ['create'] } }, '/list/toolbar/0'],
    ['action', { list: { columns: ['code'], row: ['approve'] } }, '/list/row/0'],
    ['field', { list: { columns: ['nothing'] } }, '/list/columns/0'],
    ['search field', { list: { columns: ['code'], query: ['nothing'] } }, '/list/query/0'],
    [
      'form field',
      {
        list: { columns: ['code'], toolbar: ['create'] },
        forms: { edit: { fields: ['nothing'] } },
      },
      '/forms/edit/fields/0/field',
    ],
    ['model', { model: 'nothing' }, '/model'],
    [
      'widget',
      { list: { columns: [{ field: 'code', widget: 'Sparkle' }] } },
      '/list/columns/0/widget',
    ],
    [
      'source',
      { body: [{ type: 'tree', options: { from: 'source', source: 'nothing' }, state: 'x' }] },
      '/body/0/options/source',
    ],
    [
      'custom action',
      {
        list: { columns: ['code'], toolbar: ['go'] },
        actions: { go: { run: [{ type: 'custom', name: 'nothing' }] } },
      },
      '/actions/go/run/0/name',
    ],
    [
      'expression',
      {
        list: { columns: ['code'], toolbar: ['create'] },
        forms: {
          edit: {
            ...form,
            rules: [{ target: 'code', if: { $expr: 'values.' }, set: { visible: true } }],
          },
        },
      },
      '/forms/edit/rules/0',
    ],
  ])('with an unknown %s names the place', (_kind, rest, pointer) => {
    let problem: unknown;
    try {
      compile(page(rest), undefined, all);
    } catch (thrown) {
      problem = thrown;
    }
    expect(problem).toBeInstanceOf(PageError);
    expect((problem as PageError).pointer).toBe(pointer);
  });

  it('of blocks keeps its order and its nesting', () => {
    const blocks = page({
      list: undefined,
      body: [
        {
          type: 'split',
          panes: [
            {
              span: 4,
              body: [
                {
                  type: 'tree',
                  options: { from: 'list', items: [{ value: 1, label: 'a' }] },
                  state: 'kind',
                },
              ],
            },
            {
              body: [
                {
                  type: 'list',
                  name: 'rows',
                  access: 'demo:warehouse:list',
                  columns: ['code'],
                },
              ],
            },
          ],
        },
        {
          type: 'tabs',
          items: [
            {
              key: 'a',
              label: 'A',
              body: [{ type: 'form', form: 'edit', mode: { $expr: 'state.mode' } }],
            },
            { key: 'b', label: 'B', access: 'demo:other:list', body: [] },
          ],
        },
        {
          type: 'card',
          title: 'C',
          body: [
            { type: 'text', text: 'x' },
            { type: 'html', html: 'y' },
            { type: 'iframe', src: '/z', title: 'z' },
            { type: 'actions', actions: ['go'] },
          ],
        },
      ],
      forms: { edit: form },
      actions: {
        go: {
          label: '走',
          run: [
            { type: 'confirm', title: '走吗?' },
            { type: 'custom', name: 'print', access: 'demo:other:print' },
            { type: 'message', text: '到' },
          ],
        },
      },
    });
    const plan = compile(blocks, ['demo:warehouse:list'], all);
    expect(plan.body).toMatchObject([
      {
        type: 'split',
        key: 'body.0',
        panes: [
          { span: 4, body: [{ type: 'tree', choices: { from: 'fixed' } }] },
          {
            collapsible: false,
            body: [{ type: 'list', key: 'rows', name: 'rows', urlState: true }],
          },
        ],
      },
      { type: 'tabs', items: [{ key: 'a', body: [{ type: 'form', form: 'edit' }] }] },
      {
        type: 'card',
        body: [
          { type: 'text', tone: 'plain' },
          { type: 'html' },
          { type: 'iframe' },
          {
            type: 'actions',
            actions: [
              {
                key: 'go',
                run: [
                  { type: 'confirm', title: '走吗?' },
                  { type: 'message', text: '到' },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(Object.keys(plan.forms.edit.submit)).toEqual(['create', 'edit']);
  });

  it('repeat others for each record, name a person, and ask for the last fields of a form apart', () => {
    const repeated = page({
      list: undefined,
      body: [
        {
          type: 'repeat',
          records: { $expr: 'sources.rows' },
          where: { $expr: '!row.hidden' },
          columns: 3,
          body: [{ type: 'text', text: { $expr: 'row.name' }, icon: 'user' }],
        },
        { type: 'form', form: 'edit', frame: 'page', width: 560 },
        { type: 'heading', title: { $expr: 'user.userName' }, picture: '' },
        { type: 'descriptions', fields: ['code'], bordered: false },
      ],
      sources: { rows: { url: '/rows' } },
      forms: {
        edit: {
          fields: ['code', { field: 'cold', inside: 'code' }],
          finish: { title: '发布', fields: ['kind', 'salary'] },
          onError: [{ type: 'reload', source: 'rows' }],
        },
      },
    });
    const plan = compile(repeated, ['demo:warehouse:list'], all);
    expect(plan.body).toMatchObject([
      {
        type: 'repeat',
        columns: 3,
        where: { $expr: '!row.hidden' },
        body: [{ type: 'text', icon: 'user' }],
      },
      { type: 'form', frame: 'page', width: 560 },
      { type: 'heading', picture: '' },
      { type: 'descriptions', bordered: false },
    ]);
    expect(plan.forms.edit.nodes.map(({ name, inside }) => [name, inside])).toEqual([
      ['code', undefined],
      ['cold', 'code'],
      ['kind', undefined],
    ]);
    expect(plan.forms.edit.onError?.run).toEqual([{ type: 'reload', source: 'rows' }]);
    expect(plan.forms.edit.finish).toEqual({ names: ['kind'], title: '发布', label: '保存' });
  });
});

describe('the pages of the product', () => {
  it('compile for everybody, with no upstream defect named in docs/protocol/pages.md#defects-not-to-repeat', () => {
    expect(pageIds.length).toBeGreaterThanOrEqual(7);
    for (const id of pageIds)
      for (const permissions of [['*:*:*'], []]) compile(pageNamed(id), permissions);
    const notice = listOf(compile(pageNamed('system/notice')));
    expect(notice.columns.find(({ field }) => field === 'status')?.choices).toEqual({
      from: 'dict',
      dict: 'sys_notice_status',
    });
    const logininfor = listOf(compile(pageNamed('monitor/logininfor')));
    expect(logininfor.query.map(({ name }) => name)).toEqual([
      'ipaddr',
      'status',
      'userName',
      'loginTime',
    ]);
    expect(logininfor.toolbar[0]).toMatchObject({
      key: 'unlock',
      selection: 'one',
      confirm: { title: { $text: '是否确认解锁用户：{rows[0].userName}？' } },
    });
    expect(
      keys(
        listOf(
          compile(pageNamed('monitor/logininfor'), [
            'monitor:logininfor:list',
            'monitor:logininfor:export',
          ]),
        ).toolbar,
      ),
    ).toEqual(['export']);
    const operlog = listOf(
      compile(pageNamed('monitor/operlog'), ['monitor:operlog:list', 'monitor:operlog:export']),
    );
    expect(keys(operlog.toolbar)).toEqual(['export']);
    expect(operlog.columns.find(({ field }) => field === 'status')?.label).toBe('操作状态');
    const entries = only(listOf(compile(pageNamed('system/dict'))).expand?.find(isList));
    expect(entries).toMatchObject({
      paged: false,
      request: { url: '/system/dict/data/list', paged: false },
      params: { dictType: { $expr: 'row.dictType' } },
    });
    const post = compile(pageNamed('system/post')).forms.edit.nodes;
    expect(
      post.slice(0, 2).map(({ name, validation }) => [name, validation.messages.required]),
    ).toEqual([
      ['postName', '岗位名称不能为空'],
      ['postCode', '岗位编码不能为空'],
    ]);
  });
});
