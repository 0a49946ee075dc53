import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Mentions',
  label: '提及',
  icon: 'user',
  group: 'text',
  doc: 'Text in which others are mentioned: after a sign their names are offered.',
  roles: ['input'],
  values: ['string'],
  placeholder: 'enter',
  showAs: 'Text',
  props: {
    names: { type: 'array', items: 'string', title: '可提及的名称' },
    sign: { type: 'string', title: '触发字符', default: '@' },
    split: { type: 'string', title: '分隔符', default: ' ' },
    above: { type: 'boolean', title: '在上方展开' },
    rows: { type: 'integer', title: '行数', minimum: 1, maximum: 20, default: 1 },
  },
  examples: [
    { label: '提及', value: '请 @张三 确认', props: { names: ['张三', '李四'] } },
    {
      label: '话题，三行',
      value: '#发布 今天完成',
      props: { names: ['发布', '测试'], sign: '#', above: true, rows: 3, split: '，' },
    },
  ],
};
