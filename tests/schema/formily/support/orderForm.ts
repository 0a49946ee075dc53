/** A form with every kind of layout, and with rules. */
import type { FormSchema } from '../../../../src/schema/generated/types.gen.ts';

export const order: FormSchema = {
  columns: 2,
  labels: 'left',
  fields: [
    {
      type: 'grid',
      columns: 3,
      fields: [
        {
          name: 'orderNo',
          label: '单号',
          required: true,
          messages: { required: '请填写单号' },
          help: '自动编号',
          hint: '可以修改',
        },
      ],
    },
    {
      type: 'group',
      name: 'box',
      label: '送货',
      bordered: true,
      fields: [
        {
          name: 'delivery',
          label: '方式',
          options: {
            from: 'list',
            items: [
              { value: 'ship', label: '送货' },
              { value: 'fetch', label: '自提' },
            ],
          },
        },
        {
          name: 'address',
          label: '地址',
          assert: { $expr: 'size(values.address) > 3' },
          message: '地址太短',
        },
      ],
    },
    {
      type: 'tabs',
      items: [
        {
          label: '第一页',
          fields: [{ name: 'count', label: '数量', valueType: 'number', minimum: 1, default: 2 }],
        },
        {
          label: '第二页',
          name: 'second',
          fields: [{ name: 'total', label: '合计', valueType: 'number', readOnly: true }],
        },
      ],
    },
    {
      type: 'steps',
      items: [{ label: '第三步', fields: [{ name: 'receiver', label: '收货人' }] }],
    },
    {
      type: 'collapse',
      open: 'first',
      items: [{ label: '其他', fields: [{ name: 'remark', label: '备注', widget: 'TextArea' }] }],
    },
    {
      type: 'list',
      name: 'lines',
      label: '明细',
      fields: [
        { name: 'product', label: '产品' },
        { name: 'price', label: '单价', valueType: 'number' },
      ],
      totals: ['price'],
    },
    {
      type: 'list',
      name: 'parts',
      label: '零件',
      widget: 'ArrayCollapse',
      props: { open: 2 },
      fields: [{ name: 'part', label: '零件号' }],
    },
    {
      type: 'object',
      name: 'contact',
      label: '联系人',
      fields: [{ name: 'phone', label: '电话' }],
    },
  ],
  rules: [
    {
      target: 'address',
      if: { $expr: "values.delivery == 'ship'" },
      set: { visible: true, required: true },
    },
    { target: 'total', set: { value: { $expr: 'values.count * 3' } } },
    { target: ['box', 'second'], if: { $expr: 'values.count > 1' }, set: { label: '很多' } },
  ],
};
