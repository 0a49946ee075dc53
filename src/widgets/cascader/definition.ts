import type { WidgetDefinition } from '../../schema/vocabulary.ts';

const choices = [
  {
    value: 'zj',
    label: '浙江省',
    children: [
      {
        value: 'hz',
        label: '杭州市',
        children: [
          { value: 'xh', label: '西湖区' },
          { value: 'sc', label: '上城区', disabled: true },
        ],
      },
      { value: 'nb', label: '宁波市', children: [{ value: 'hs', label: '海曙区' }] },
    ],
  },
  { value: 'sh', label: '上海市', children: [{ value: 'xhq', label: '徐汇区' }] },
];

export const definition: WidgetDefinition = {
  name: 'Cascader',
  label: '级联选择',
  icon: 'cascader',
  group: 'choice',
  doc:
    'A node of a tree, chosen level by level: of its choices, or of levels that an address ' +
    'answers (url). Its value is the last node, or with path the keys of all from the ' +
    'first level to it.',
  roles: ['input', 'display'],
  formily: { component: 'Cascader' },
  values: ['string', 'number', 'array'],
  choices: true,
  loadsBy: 'url',
  several: { multiple: true },
  placeholder: 'choose',
  cell: { text: 'cut' },
  joined: true,
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    multiple: { type: 'boolean', title: '多选' },
    path: { type: 'boolean', title: '值为整条路径' },
    anyLevel: { type: 'boolean', title: '可选任意一级' },
    showSearch: { type: 'boolean', title: '可搜索', default: true },
    openOn: {
      type: 'string',
      title: '展开下级的方式',
      enum: ['click', 'hover'],
      default: 'click',
    },
    url: { type: 'string', title: '逐级加载的地址' },
    parentParam: { type: 'string', title: '上级参数名', default: 'parentId' },
    root: { type: 'scalar', title: '第一级的上级' },
    valueMember: { type: 'string', title: '值字段', default: 'value' },
    labelMember: { type: 'string', title: '名称字段', default: 'label' },
    leafMember: { type: 'string', title: '末级标志字段' },
    pathUrl: { type: 'string', title: '查询上级路径的地址' },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    { label: '末级', value: 'xh', choices },
    {
      label: '路径，可选任意一级',
      value: ['zj', 'hz'],
      props: { path: true, anyLevel: true, allowClear: false, showSearch: false, size: 'large' },
      choices,
    },
    {
      label: '多选',
      value: ['xh', 'hs'],
      props: { multiple: true, openOn: 'hover', size: 'small' },
      choices,
    },
    { label: '选项已删除', value: '330199', choices },
    {
      label: '逐级加载',
      props: {
        url: '/system/dept/list',
        parentParam: 'parentId',
        root: 0,
        valueMember: 'deptId',
        labelMember: 'deptName',
        leafMember: 'leaf',
        pathUrl: '/system/dept/path/{value}',
      },
    },
  ],
};
