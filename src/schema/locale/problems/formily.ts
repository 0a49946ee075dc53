/** Chinese of what is lost between our forms and schemas of Formily, by the English patterns. */
export const formily: Readonly<Record<string, string>> = {
  'there is no widget for the component {0}': '没有与组件“{0}”对应的控件',
  'the layout {0} has no place in a form': '表单中没有与布局“{0}”对应的内容',
  'this reaction has no place in a form': '表单中没有与这个联动对应的内容',
  '{0} has no place in a form': '表单中没有与“{0}”对应的内容',
  'rules have no place in the rows of a list': '列表的行中不能使用联动规则',
  'the validator {0} has no place in a form': '表单中没有与校验“{0}”对应的内容',
  '{0} has no place in a Formily schema': 'Formily 结构中没有与“{0}”对应的内容',
  'the check {0} has no place in a Formily schema': 'Formily 结构中没有与校验“{0}”对应的内容',
  'the format {0} has no place in a Formily schema': 'Formily 结构中没有与格式“{0}”对应的内容',
  'choices from {0} have no place in a reaction': '联动中不能使用来自“{0}”的选项',
  '{0} stands twice in one place, which no Formily schema can have':
    '“{0}”在同一处出现两次，Formily 结构不允许这样',
  'a group stands for the layout {0}': '布局“{0}”以分组代替',
};
