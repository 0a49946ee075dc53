/** What others write in the notation of amis. */

/** A form with the controls that amis forms are mostly made of. */
export const amisForm = {
  type: 'page',
  title: '会员',
  body: [
    { type: 'alert', body: '请如实填写' },
    {
      type: 'form',
      mode: 'horizontal',
      api: 'post:/crm/member',
      submitText: '保存会员',
      debug: true,
      body: [
        {
          type: 'input-text',
          name: 'name',
          label: '姓名',
          required: true,
          maxLength: 20,
          description: '真实姓名',
        },
        {
          type: 'input-email',
          name: 'mail',
          label: '邮箱',
          validationErrors: { isEmail: '邮箱不对' },
        },
        {
          type: 'select',
          name: 'kind',
          label: '类别',
          value: 1,
          options: [
            { label: '个人', value: 1 },
            { label: '企业', value: 2 },
          ],
        },
        {
          type: 'input-text',
          name: 'company',
          label: '企业名称',
          visibleOn: '${kind == 2}',
          requiredOn: '${kind == 2}',
        },
        {
          type: 'input-number',
          name: 'age',
          label: '年龄',
          min: 0,
          max: 150,
          disabledOn: 'this.kind === 2',
        },
        {
          type: 'group',
          body: [
            { type: 'input-date', name: 'from', label: '起' },
            { type: 'input-date', name: 'till', label: '止' },
          ],
        },
        { type: 'checkboxes', name: 'likes', label: '爱好', options: ['读书', '跑步'] },
        {
          type: 'input-text',
          name: 'code',
          label: '编码',
          validations: { matchRegexp: '/^[A-Z]+$/' },
          validationErrors: { matchRegexp: '只能是大写字母' },
        },
        { type: 'input-text', name: 'zip', label: '邮编', validations: 'isNumeric,maxLength:6' },
        {
          type: 'input-table',
          name: 'lines',
          label: '明细',
          columns: [
            { name: 'item', label: '品名', quickEdit: { type: 'input-text' } },
            { name: 'count', label: '数量', type: 'input-number' },
          ],
        },
        {
          type: 'select',
          name: 'city',
          label: '城市',
          source: '/crm/cities?level=2',
          labelField: 'title',
          valueField: 'id',
        },
        { type: 'select', name: 'shop', label: '门店', source: 'https://other.example/shops' },
        { type: 'input-text', name: 'owner', label: '归属', visibleOn: '${currentUser.admin}' },
        { type: 'signature-pad', name: 'sign', label: '签名' },
      ],
    },
  ],
};

/** A list with search, a dialog for new records, one for changes, and deletes of one or several. */
export const amisCrud = {
  type: 'crud',
  api: '/crm/member/list?scene=desk',
  primaryField: 'memberId',
  perPage: 20,
  filter: {
    title: '条件搜索',
    body: [
      { type: 'input-text', name: 'name', label: '姓名', placeholder: '姓名的一部分' },
      { type: 'input-date-range', name: 'joined', label: '入会日期' },
      { type: 'submit', label: '搜索' },
    ],
  },
  headerToolbar: [
    {
      type: 'button',
      label: '新增会员',
      level: 'primary',
      actionType: 'dialog',
      dialog: {
        title: '新增会员',
        body: {
          type: 'form',
          api: '/crm/member',
          body: [{ type: 'input-text', name: 'name', label: '姓名' }],
        },
      },
    },
    'bulkActions',
    'pagination',
    'export-excel',
  ],
  bulkActions: [
    {
      label: '批量删除',
      actionType: 'ajax',
      api: 'delete:/crm/member/${ids}',
      confirmText: '确定要批量删除？',
    },
  ],
  columns: [
    { name: 'memberId', label: '编号', width: 80, fixed: 'left' },
    { name: 'name', label: '姓名', sortable: true },
    {
      name: 'level',
      label: '等级',
      type: 'mapping',
      searchable: true,
      map: { 1: "<span class='label'>普通</span>", 2: '贵宾', '*': '其他' },
    },
    { name: 'photo', label: '照片', type: 'image' },
    { name: 'chart', label: '走势', type: 'sparkline' },
    {
      type: 'operation',
      label: '操作',
      buttons: [
        {
          label: '修改',
          type: 'button',
          actionType: 'drawer',
          drawer: {
            title: '修改会员',
            body: {
              type: 'form',
              initApi: '/crm/member/${memberId}',
              api: 'put:/crm/member/${memberId}',
              body: [{ type: 'input-text', name: 'name', label: '姓名' }],
            },
          },
        },
        {
          label: '停用',
          type: 'button',
          actionType: 'ajax',
          api: 'post:/crm/member/${memberId}/stop',
          visibleOn: '${level != 2}',
          confirmText: '停用该会员？',
        },
        {
          label: '画像',
          type: 'button',
          actionType: 'url',
          url: 'https://other.example/${memberId}',
        },
      ],
    },
  ],
};
