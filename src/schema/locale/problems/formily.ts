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
  'the button {0} and its steps have no place in a Formily schema':
    '按钮“{0}”及其步骤在 Formily 表单中没有对应的写法',
  'a group stands for the layout {0}': '布局“{0}”以分组代替',
  'a line of text stands for the control {0}': '控件“{0}”以单行文本代替',
  'the choices of the dictionary {0} must be given as its dataSource':
    '字典“{0}”的选项需要自行以 dataSource 提供',
  'the choices that are read of a server must be given as its dataSource':
    '从服务器读取的选项需要自行以 dataSource 提供',
  'it is shown in every mode, not in {0} alone': '在各种模式下都会显示，而不只是 {0}',
  'its value is submitted, too': '它的值也会提交',
  'it stands by itself, not inside {0}': '单独显示，而不在“{0}”之内',
  'nothing is added up below its rows': '行下方没有合计',
  'its fields stand as those of any grid': '其中字段的排列方式与普通栅格相同',
  'the function {0}, which expressions call, must be given in scope':
    '表达式调用的函数“{0}”需要在 scope 中提供',
  'the name {0}, which expressions read, must be given in scope':
    '表达式读取的“{0}”需要在 scope 中提供',
  'a component has no place in a menu': '组件没有菜单中的位置',
  'the registered action {0} must be given in customActions':
    '注册操作“{0}”需要在 customActions 中提供',
};
